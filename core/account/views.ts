import type { ContextFrom, StateValue } from 'xstate'
import type { AgeOutcome } from '#core/account/age/values.ts'
import type { Role } from '#core/kernel/roles.ts'
import type { Gender, Sexuality } from '../discovery/values.ts'
import type { Appearance, MemberProfile } from '../discovery/views.ts'
import type { account } from './machine.ts'

type Stored = { state: StateValue; context: ContextFrom<typeof account.machine> }

/** An account with all that its own member is told of it. */
export type OwnAccount = {
  id: string
  email: string
  /** Another address that its owner has still to confirm. */
  pendingEmail: string | null
  name: string
  /** A calendar day, `YYYY-MM-DD`. */
  born: string
  gender: Gender
  sexuality: Sexuality | null
  /** Null without consent to keep it. */
  seeks: Gender | null
  consent: { version: string; givenAt: Date } | null
  country: string
  /** Where they buy. */
  paymentCountry: string
  region: string
  city: string
  language: string
  credits: number
  premium: boolean
  signedUpAt: Date
  role: Role
  confirmed: boolean
  /** The notifications that are switched off. */
  disabled: string[]
  /** Whether the site marks fictional profiles with an icon. */
  fictionalIcon: boolean
  pushSubscription: unknown
  profile: MemberProfile
  lifecycle: Stored
  ageProof?: AgeOutcome | null
  /** Conversations that this member has started: a fact for `maySend`. */
  started: number
  /** A decision pauses what this member may say. */
  chatPaused: boolean
  /** Whether the member names addresses to avoid (MOD-07). */
  hasAvoided: boolean
}

/** What members change of their profile. */
/** What is left out stays. */
export type ProfileChange = {
  [K in keyof Appearance | 'city' | 'region' | 'country']?:
    | (K extends keyof Appearance ? Appearance[K] : string)
    | undefined
}

/** An account as its member may know it: all that the chart keeps today, by name. */
export const accountForMember = ({ state, context }: Stored): Stored => {
  const { account, leaving, suspended } = context
  return { state, context: { account, leaving, suspended } }
}
