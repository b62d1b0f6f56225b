import type { Job } from '#core/kernel/jobs.ts'
import type { NoticeKind } from '#core/push/values.ts'
import type { Subscription } from '../subscription.ts'
import type { PushChoices } from './values.ts'

/** A member as far as push messages are concerned, at the moment of sending. */
export type PushReader = {
  site: string
  language: string
  mayEnter: boolean
  subscription: Subscription | null
  disabled: string[]
  choices: PushChoices
  onScreenUntil: Date | null
  /** Push messages within the last hour. */
  sent: number
  /** Unread messages and new likes: what the icon of the app bears. */
  badge: number
}

/**
 * What somebody is told of: how much of it is still new, whose the last of it is, and whether
 * they are there for this member; a name and a text are given only where a screen may show them.
 */
export type News = {
  waits: number
  isThere: boolean
  onlyFictional: boolean
  from: { name: string; fictional: boolean } | null
  /** Of the last message. */
  last: { isGift: boolean; text: string } | null
}

/** How much is still new of what was held back. */
export type HeldNews = { messages: number; likes: number; matches: number; visits: number }

/** What was held back of one member, and is due. */
export type HeldNotice = { account: string; held: NoticeKind[]; since: Date; until: Date }

export interface PushSending {
  /** Null for who is not there any more. */
  reader(account: string, now: Date): Promise<PushReader | null>
  messages(account: string, conversation: string): Promise<News>
  likes(account: string, kind: 'newLikes' | 'matches'): Promise<News>
  visits(account: string, since: Date): Promise<News>
  heldNews(account: string, since: Date): Promise<HeldNews>
  /** One more within the hour. */
  sent(account: string, now: Date): Promise<void>
  hold(held: {
    account: string
    kinds: readonly NoticeKind[]
    since: Date
    until: Date
  }): Promise<void>
  /** At most so many whose quiet hours have ended; their jobs are written in the same transaction. */
  takeHeld(now: Date, limit: number, jobOf: (held: HeldNotice) => Job): Promise<number>
}

export interface PushChoiceStore {
  choices(account: string): Promise<PushChoices>
  /** What is held back is looked at anew. */
  choose(account: string, change: Partial<PushChoices>, now: Date): Promise<PushChoices>
  /** As a device says it: it counts until its member chooses another. */
  noteTimeZone(account: string, timeZone: string): Promise<void>
  /** Null: no page is open any more. */
  onScreen(account: string, until: Date | null): Promise<void>
}
