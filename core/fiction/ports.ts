import type { StateValue } from 'xstate'
import type { Gender } from '#core/discovery/values.ts'
import type { Appearance } from '#core/discovery/views.ts'
import type { IdempotencyRecord } from '#core/kernel/ports.ts'
import type { Answerer } from './values.ts'
import type { FictionalProfile, FictionalTalk, WaitingTalk } from './views.ts'

/** What staff write of a fictional profile. */
export type FictionalForm = Pick<
  Appearance,
  'aboutMe' | 'reason' | 'hairColor' | 'eyeColor' | 'bodyType' | 'interests'
> & {
  id: string
  name: string
  born: string
  gender: Gender
  seeks: Gender
  region: string
  city: string
  answers: Answerer
  purpose: string
  story: string
}

/** A step of an account's life, as its history keeps it. */
export type LifeStep = {
  event: string
  before: StateValue | null
  after: StateValue
}

type Wrote = { written: true } | { written: false; why: string }

export interface FictionStore {
  /** Those of a site that have not ended, by their names. */
  profiles(site: string, now: Date): Promise<FictionalProfile[]>
  /** With its account, its label and its pictures; `already_done` where the id is there. */
  create(made: {
    site: string
    country: string
    language: string
    form: FictionalForm
    by: string
    life: { steps: LifeStep[]; stored: { state: StateValue; context: object } }
    /** Of the picture pack, the portrait first. */
    pictures: { id: string; name: string }[]
    now: Date
    remember: IdempotencyRecord | null
  }): Promise<Wrote>
  /** `not_found` for one that is not there, has ended or is no fictional one. */
  change(changed: {
    site: string
    form: FictionalForm
    by: string
    now: Date
    remember: IdempotencyRecord | null
  }): Promise<Wrote>
  /** Whether it is a fictional profile of this site that has not ended. */
  isThere(site: string, id: string): Promise<boolean>
  /** Who answers for it; null for who is not fictional. */
  answererOf(id: string): Promise<Answerer | null>
  /** Those that wait for an answer by staff, who waits longest first; the first hundred. */
  queue(query: { site: string; staff: string; now: Date }): Promise<WaitingTalk[]>
  /** Null where it is no conversation of a fictional profile of this site that staff answer. */
  talk(query: {
    site: string
    conversation: string
    staff: string
    now: Date
  }): Promise<FictionalTalk | null>
  /**
   * Takes a conversation in hand, which is logged, or keeps it longer; false where another has it.
   * `isHeld`: only one that is in hand already.
   */
  claim(taken: {
    conversation: string
    staff: string
    now: Date
    until: Date
    isHeld?: boolean
  }): Promise<boolean>
  /** Logged, unless it is by an answer: that is an act of its own. */
  release(freed: {
    conversation: string
    staff: string
    now: Date
    isLogged: boolean
  }): Promise<void>
  /** Notes who writes a message, before it is sent; answers who was noted first. */
  noteAuthor(answer: {
    message: string
    conversation: string
    staff: string
    now: Date
  }): Promise<{ staff: string; conversation: string }>
  /** Who was noted; null where nobody was. */
  authorOf(message: string): Promise<{ staff: string; conversation: string } | null>
  /** Remembers that a call was done. */
  remember(record: IdempotencyRecord | null, now: Date): Promise<Wrote>
}
