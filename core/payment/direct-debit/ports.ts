import type { Money } from '#core/kernel/money.ts'
import type { AdvanceFacts } from './advance.ts'
import type { DebitFacts } from './rules.ts'
import type { NewMandate, ShownMandate, SignerAddress, Signing } from './values.ts'

/** Sends a text to a phone, by its number in E.164. Throws TexterAway when nothing is known. */
export interface Texter {
  send(text: { to: string; body: string }): Promise<void>
}
/** The service did not take the text. */
export class TexterAway extends Error {
  override name = 'TexterAway'
}

/** Seals what may be read again only here, and hashes codes by a key that is not in the database. */
export interface Vault {
  seal(plain: string): string
  open(sealed: string): string
  /** So many random digits. */
  digits(count: number): string
  /** Of a code, bound to what it is for. */
  mark(parts: readonly string[]): string
}

/**
 * A mandate as it was proposed, whatever became of it. `sealedIban`: null once its provider has it or
 * its code is void. `wasSent`: whether its code went out. `signing`: of the first time that its code
 * was right, until its provider has it. `shown`: null for one from before that was kept.
 */
export type Proposed = Omit<NewMandate, 'sealedIban' | 'ibanMark' | 'currency' | 'shown'> & {
  shown: ShownMandate | null
  signing: Signing | null
  id: string
  account: string
  bundle: string
  amount: Money
  sealedIban: string | null
  sentAt: Date
  signedAt: Date | null
  wasSent: boolean
}

/** `signedFor`: what is ordered by it first; null once that was ordered. */
export type SignedMandate = {
  id: string
  provider: string
  live: boolean
  reference: string
  ibanEnd: string
  signedFor: { bundle: string; amount: Money } | null
}

/**
 * What was signed, as it was signed. `text`: its version. `shown`: its words and its creditor; null
 * for one from before these were kept.
 */
export type MandatePaper = SignerAddress & {
  id: string
  account: string
  reference: string
  holder: string
  ibanEnd: string
  text: string
  shown: ShownMandate | null
  signedAt: Date
}

/**
 * A mandate that a provider is asked for, until it holds here: should nobody sign it in the end,
 * what the provider made of it is found by these and ended.
 */
export type MandateInDoubt = { id: string; provider: string; customer: string; reference: string }

export type BlockedDebtor = { id: string; name: string; orders: number; owed: Money; since: Date }

export interface DirectDebitStore {
  facts(account: string, now: Date): Promise<DebitFacts>
  /**
   * What decides on credits before its money, over all accounts that signed for the same IBAN; the
   * order `except` left out.
   */
  advanceFacts(account: string, now: Date, except?: string): Promise<AdvanceFacts>
  /** The most credits that the site of an account lets a member have in advance; 0: none. */
  mostInAdvance(account: string): Promise<number>
  /** One of the account's own. */
  proposed(account: string, id: string): Promise<Proposed | null>
  /** Whether a mandate was ever begun by this id, be it gone by now. */
  isTaken(id: string): Promise<boolean>
  /** The proposals of an account whose code may still count. */
  waiting(account: string): Promise<string[]>
  /** The mandate that holds. */
  holding(account: string): Promise<SignedMandate | null>
  /** The paper of a signed mandate. */
  paper(id: string): Promise<MandatePaper | null>
  /** The paper of the mandate that a payment is collected by. */
  paperOf(payment: string): Promise<MandatePaper | null>
  /**
   * Keeps what a provider is about to be asked for; `lookAt`: when it can hold no longer. Answers
   * the customer that was kept first; null where nobody can sign it any more.
   */
  doubt(one: MandateInDoubt & { lookAt: Date }): Promise<string | null>
  /** Takes those that nobody can sign any more, for `ASK_LEASE_MS`. */
  takeInDoubt(now: Date, limit: number): Promise<MandateInDoubt[]>
  /** The provider has none of it. */
  clear(id: string): Promise<void>
  /** The accounts of a site that owe what their bank took back. */
  blocked(site: string): Promise<BlockedDebtor[]>
  /** Whether there was something to lift. */
  lift(request: {
    account: string
    site: string
    by: string
    reason: string
    now: Date
  }): Promise<boolean>
}
