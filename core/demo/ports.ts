import type { NewAccount } from '#core/account/values.ts'
import type { Side } from '#core/chat/machine.ts'
import type { ResidentPersona } from '#core/demo/values.ts'
import type { PaymentProvider } from '#core/payment/checkout/ports.ts'
import type { Bundle } from '#core/payment/checkout/values.ts'
import type { Method } from '#core/payment/methods.ts'
import type { Place } from '#core/site/geolocation/position.ts'
import type { FinderAnswer } from '../discovery/match-finder/views.ts'
import type { Gender } from '../discovery/values.ts'
import type { Appearance } from '../discovery/views.ts'
import type { Site } from '../site/ports.ts'

/** A member of the demo. Without an address it is a fictional profile, and labelled as one. */
export type DemoMember = Omit<
  NewAccount,
  | 'site'
  | 'email'
  | 'passwordHash'
  | 'paymentCountry'
  | 'trafficSource'
  | 'consent'
  | 'firstMessage'
> &
  Appearance & {
    id: string
    email: string | null
    /** The portrait first; none for a member without a photo. `name` is one of the picture pack. */
    pictures: { id: string; name: string }[]
    premium: boolean
    /** What is left of the credits of sign-up and orders, after the messages that were paid. */
    credits: number
    signedUpMinutesAgo: number
    lastSeenMinutesAgo: number
  }

/** A message costs what the site asks, unless its sender is fictional. */
export type DemoMessage = { id: string; by: Side; body: string; minutesAgo: number }

export type DemoConversation = {
  id: string
  starter: string
  receiver: string
  /** In their order, the oldest first; at least one. */
  messages: DemoMessage[]
  /** Up to which message, counted from 1, each of them has read. */
  read: Record<Side, number>
}

/** An order that was paid. */
export type DemoOrder = {
  id: string
  account: string
  bundle: string
  method: Method
  minutesAgo: number
}

/** What somebody answered in the match finder; `agreed`: that intimate answers are kept. */
export type DemoAnswers = {
  account: string
  answers: FinderAnswer[]
  agreed: boolean
  minutesAgo: number
}

export type World = {
  site: Site
  bundles: Bundle[]
  /** All of them can sign in with this one, in the demo only. */
  passwordHash: string
  members: DemoMember[]
  likes: { from: string; to: string; minutesAgo: number }[]
  conversations: DemoConversation[]
  orders: DemoOrder[]
  answers: DemoAnswers[]
}

/** Invented people by their numbers, who have no story of their own: to try a site with many. */
export type CrowdBatch = {
  site: string
  first: number
  count: number
  now: Date
  /** Where they live; `share` is how many of them live there, of the sum of all. */
  towns: readonly (Place & { share: number })[]
  women: readonly string[]
  men: readonly string[]
  /** Names of portraits in the picture pack. */
  portraits: Record<Gender, readonly string[]>
  sentences: readonly string[]
  reasons: readonly string[]
}

export interface DemoStore {
  /** Writes the world once: false when a site is there already. */
  seed(world: World, now: Date): Promise<boolean>
  /** A member of the world who is in that state now, always the same one while that lasts. */
  persona(site: string, persona: ResidentPersona): Promise<string | null>
  /** Adds people who are always the same for their numbers; who is there already stays as they are. */
  fillCrowd(batch: CrowdBatch): Promise<void>
  /** After many: what the database knows of its tables to find its way. */
  settleCrowd(): Promise<void>
}

/** The practice bank of a demo, where somebody else can play the payer. */
export interface DemoBank {
  provider: PaymentProvider
  /** Pays by the payment page that has this `ref`; asked twice, it is paid once. */
  pay(ref: string): Promise<void>
}
