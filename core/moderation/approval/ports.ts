import type { Money } from '#core/kernel/money.ts'
import type { ApprovalKind } from './values.ts'

/** A proposal as those see it who may decide on it, or made it. */
export type WaitingApproval = {
  id: string
  kind: ApprovalKind
  at: Date
  account: string
  name: string
  proposedBy: string
  proposerName: string
  reason: string
  credits: number | null
  /** Of a refund. */
  payment: string | null
  money: Money | null
}

export interface ApprovalStore {
  /** Those that this member of staff does not keep away from, the oldest first. */
  waiting(query: { site: string; actor: string; limit: number }): Promise<WaitingApproval[]>
  /** Null where the site has no such proposal. */
  find(
    site: string,
    id: string,
  ): Promise<{
    kind: ApprovalKind
    account: string
    about: string | null
    amount: number | null
  } | null>
  /** Of this kind and about the same; null where none waits. */
  open(of: { account: string; kind: ApprovalKind; about: string | null }): Promise<string | null>
  /** Whether this member of staff may not act on the account (MOD-14). */
  involves(account: string, actor: string): Promise<boolean>
  /**
   * In minor units, what one person gave back alone: of this payment, or to its member since then,
   * whichever is more.
   */
  givenAlone(of: { account: string; payment: string; since: Date }): Promise<number>
  /** Whose payment it is, where the site has it. */
  payerOf(site: string, payment: string): Promise<string | null>
}
