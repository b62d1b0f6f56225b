import type { StateValue } from 'xstate'
import type { Money } from '#core/kernel/money.ts'
import type { Reason } from '#core/payment/wallet/values.ts'
import type { CaseStatus } from '../ports.ts'
import type { Decision } from '../values.ts'
import type { MailState } from './values.ts'

/** Who a member is, for who works here: nothing that they said or answered. */
export type FoundMember = {
  id: string
  name: string
  mail: string
  language: string
  since: Date
  confirmed: boolean
  premium: boolean
}

export type MemberOrder = {
  payment: string
  at: Date
  credits: number
  money: Money
  /** Money that came and has not gone back. */
  leftMinor: number
  /** What one person may still give back of it alone. */
  aloneMinor: number
  state: StateValue
  steps: { event: string; at: Date }[]
}

/** Of a profile: what is in a private album, and what is locked, is nobody's to look at. */
export type MemberPhoto = { id: string; shown: boolean }

export type MemberMail = {
  id: string
  template: string
  at: Date
  done: Date | null
  state: MailState
  tries: number
}

/** In the transaction of what is done. */
export type SupportLook = {
  actor: string
  act: string
  account: string | null
  about: string
  now: Date
}

/** What is known of one member at a time; whoever looks has said why, which the log keeps. */
export interface SupportStore {
  /** By address, by the id of the member or of an order, or by the number of a receipt. */
  search(site: string, text: string): Promise<string | null>
  /** Whether this one has looked this member up since then. */
  hasReason(look: { actor: string; account: string; since: Date }): Promise<boolean>
  member(site: string, account: string): Promise<FoundMember | null>
  /** Where the account is on its chart, and each step that led there. */
  life(account: string): Promise<{
    state: StateValue
    steps: { event: string; at: Date }[]
  } | null>
  orders(account: string, limit: number, now: Date): Promise<MemberOrder[]>
  entries(
    account: string,
    limit: number,
  ): Promise<{ at: Date; reason: Reason; credits: number; balance: number }[]>
  /** The latest first: which, when, and whether it went; never what it says. */
  mails(account: string, limit: number): Promise<MemberMail[]>
  devices(account: string, now: Date): Promise<number>
  consents(account: string): Promise<{ version: string; given: Date; withdrawn: Date | null }[]>
  cases(
    account: string,
  ): Promise<{ id: string; at: Date; status: CaseStatus; decision: Decision | null }[]>
  photos(account: string): Promise<MemberPhoto[]>
  /** Its file, where this one has looked its member up since then. */
  photo(look: {
    site: string
    id: string
    actor: string
    since: Date
  }): Promise<{ name: string; account: string } | null>
  /** Ends all sessions, and says so in the log and, once for what was `asked`, to the member. */
  endSessions(look: SupportLook & { account: string; asked: string }): Promise<void>
  /** Puts one mail back that failed; false where there is none. */
  retryMail(look: SupportLook & { account: string; mail: string }): Promise<boolean>
}
