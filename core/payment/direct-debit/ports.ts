import type { Money } from '#core/kernel/money.ts'
import type { DebitFacts } from './rules.ts'

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

/** Where who signs lives; stands in the mandate. */
export type SignerAddress = { street: string; houseNumber: string; zip: string; city: string }

/** A mandate that is proposed. Its IBAN is sealed until the provider has it, and forgotten then. */
export type Proposal = SignerAddress & {
  id: string
  account: string
  site: string
  provider: string
  live: boolean
  bundle: string
  amount: Money
  holder: string
  sealedIban: string
  ibanCountry: string
  ibanEnd: string
  phoneEnd: string
  text: string
  reference: string
  mark: string
  sentAt: Date
}

/** How a proposal stands; `sealedIban` is null once it is signed. */
export type Proposed = Omit<Proposal, 'sealedIban'> & {
  sealedIban: string | null
  tries: number
  signedAt: Date | null
}

/** `agreed`: what was signed for, until it is ordered. */
export type SignedMandate = {
  id: string
  reference: string
  ibanEnd: string
  agreed: { bundle: string; amount: Money } | null
}

/** What a mail on a debit says of its mandate. */
export type MandatePaper = SignerAddress & {
  id: string
  account: string
  reference: string
  holder: string
  ibanEnd: string
  text: string
  signedAt: Date
}

export type BlockedDebtor = { id: string; name: string; orders: number; owed: Money; since: Date }

export interface DirectDebitStore {
  facts(account: string, now: Date): Promise<DebitFacts>
  /** Writes a proposal; the earlier ones of the account are void. False: there is one of this id. */
  propose(proposal: Proposal): Promise<boolean>
  /** Its code did not go out: with it the proposal is gone, and its form may come again. */
  drop(which: { account: string; id: string }): Promise<void>
  /** One of the account's own. */
  proposed(account: string, id: string): Promise<Proposed | null>
  /**
   * One try at the code, counted before anything is said of it. Whoever asks at once is counted
   * one after another. Null: no such proposal.
   */
  tryCode(request: {
    account: string
    id: string
    mark: string
    now: Date
  }): Promise<'ok' | 'wrong' | 'void' | null>
  /**
   * The provider has the mandate: it holds from now on, and the one before it has ended. The mail
   * with its text is put in the same transaction. Signed before, nothing changes.
   */
  sign(request: { id: string; account: string; ref: string; now: Date }): Promise<void>
  /** The mandate that holds. */
  holding(account: string): Promise<SignedMandate | null>
  /** The paper of a signed mandate. */
  paper(id: string): Promise<MandatePaper | null>
  /** The paper of the mandate that a payment is collected by. */
  paperOf(payment: string): Promise<MandatePaper | null>
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
