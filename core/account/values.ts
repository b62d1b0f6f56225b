import type { Gender, Sexuality } from '#core/discovery/values.ts'
import type { StaffRole } from '#core/kernel/roles.ts'
import type { LanderName } from '#core/site/landers/values.ts'

export const ADULT_AGE = 18

/** `lander` and `slug` are the page on which somebody landed, and are no source by themselves. */
export type TrafficSource = Partial<
  Record<'network' | 'ref' | 'sub1' | 'sub2' | 'sub3' | 'slug', string | undefined> & {
    lander: LanderName | undefined
  }
>

/** A message that a visitor wrote to a member before being one. Its id makes that it is sent once. */
export type FirstMessage = { id: string; to: string; body: string }

/** What is written beside the lifecycle when an account begins. */
export type NewAccount = {
  site: string
  /** Lower case and trimmed; unique per site. */
  email: string
  passwordHash: string
  name: string
  /** A calendar day, `YYYY-MM-DD`. */
  born: string
  gender: Gender
  seeks: Gender
  sexuality: Sexuality | null
  country: string
  /** Where they buy: kept from sign-up on until the member chooses another. */
  paymentCountry: string
  region: string
  city: string
  language: string
  trafficSource: TrafficSource | null
  /** The version of the text that was agreed to; null where nobody was asked. */
  consent: string | null
  /** The version of the terms that came with it; null or left out where none did. */
  terms?: string | null
  /** Why somebody signs up, for the profile. */
  reason: string
  firstMessage: FirstMessage | null
  /** The hash of a secret of the device that sent the form; null where none is known. */
  device?: string | null
}

/** Who makes a call, read once per request together with the session. */
export type Member = {
  id: string
  site: string
  confirmed: boolean
  premium: boolean
  /** At what they work here; null for everybody else. */
  staff: StaffRole | null
  language: string
  /** Where they buy. */
  paymentCountry: string
  /** The version of the terms that they agreed to last; null where none is known. */
  terms: string | null
}
