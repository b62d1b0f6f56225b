import type { Gender } from '#core/discovery/values.ts'
import type { MemberCard, MemberProfile } from '#core/discovery/views.ts'
import type { Answerer } from './values.ts'

/** A fictional profile as those who make and write it see it. */
export type FictionalProfile = {
  profile: MemberProfile
  born: string
  seeks: Gender
  answers: Answerer
  /** Why it is there. */
  purpose: string
  story: string
  madeAt: Date
  /** Conversations that wait for its answer. */
  waiting: number
}

/** Who has a conversation in hand. */
export type Claim = { isOwn: boolean; until: Date }

/** A conversation in which a member has the last word. */
export type WaitingTalk = {
  conversation: string
  profile: MemberCard
  member: MemberCard
  since: Date
  /** Until when an answer keeps the credits; null where nothing was paid. */
  answerBy: Date | null
  /** What goes back to the member if nobody answers. */
  creditsAtStake: number
  /** Empty for who has it not in hand. */
  lastBody: string
  claim: Claim | null
}

/** Whose conversation it is, on the side of the site. */
export type FictionalTalk = {
  profile: string
  member: string
  story: string
  purpose: string
  /** Whether the member has the last word, and it can be answered. */
  waits: boolean
  claim: Claim | null
}
