import { firstDay, isBankDay } from '#core/kernel/bank-days.ts'
import { dayOf, daysAfter, noonOf } from '#core/kernel/day.ts'
import type { Money } from '#core/kernel/money.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { ok } from '#core/kernel/verdict.ts'

/** A code has so many digits, lives so long, and is void after so many wrong tries (DDB-02). */
export const OTP_DIGITS = 6
export const OTP_MINUTES = 10
export const OTP_TRIES = 5

/** So long after a code is over what its provider has made of it is looked for. */
export const DOUBT_MINUTES = 5

/**
 * So many codes are sent for one member in a day, to one number of theirs in a day, and to one
 * source in an hour. Others who type the same number use up only `OTP_TO_NUMBER`, which counts them
 * all together and is over within hours.
 */
export const OTP_PER_NUMBER = 3
export const OTP_TO_NUMBER = 6
export const OTP_PER_ACCOUNT = 5
export const OTP_PER_SOURCE = 20

/** So many orders by direct debit in each term of so many days (DDB-03). */
export const DEBITS_MAX = 3
export const DEBIT_TERM_DAYS = 14

/** So many days before it a debit is told; the mandate agrees to this instead of 14. */
export const DEBIT_NOTICE_DAYS = 2
/** A mandate by which nothing was taken for so long, 36 months, has lapsed by the rules of SEPA. */
export const MANDATE_UNUSED_DAYS = 1_096
/** The bank may be asked who signed for 13 months: the paper is kept a month longer. */
export const MANDATE_PAPER_DAYS = 430

/** A debit that nobody signed for is taken back for 13 months: it is asked about monthly till then. */
export const DEBIT_REVERSAL_ASK_MS = 30 * DAY_MS
export const DEBIT_REVERSAL_DAYS = 400

/**
 * The text by which a member lets the site take money from an account. A text that says something
 * else has another version.
 */
export const DEBIT_MANDATE = 'direct-debit 2026-11-26'

/** `tries`: the wrong ones before. With the last one the code is void. */
export const isLastCode = ({ tries }: { tries: number }) =>
  tries + 1 >= OTP_TRIES ? ok : 'more_tries_left'

/** One code for one form: another is sent by the same form where that one never went out. */
export const maySendAgain = ({ unsent }: { unsent: boolean }) => (unsent ? ok : 'code_void')

/** A code that is void stays so, and the right one is no help then. */
export const codeIsVoid = () => 'code_void'

/** By what is over nobody orders. */
export const mandateHasEnded = () => 'mandate_ended'

/**
 * Noon on the day of the debit: the first bank day that leaves the time to announce it, from when the
 * bank is asked, by the calendar of the sites.
 */
export const debitDay = (asked: Date): Date =>
  noonOf(firstDay(daysAfter(dayOf(asked), DEBIT_NOTICE_DAYS), isBankDay))

type MoneyAt = Money & { atMs: number }

/**
 * What is owed of all that the payer's bank took back. What was paid by other ways goes for what was
 * taken back before it, in the same currency, and never for what is taken back later.
 */
export const owedOf = (reversed: readonly MoneyAt[], paid: readonly MoneyAt[]): number => {
  const sumSince = (all: readonly MoneyAt[], since: MoneyAt) =>
    all
      .filter(({ atMs, currency }) => atMs >= since.atMs && currency === since.currency)
      .reduce((sum, { minor }) => sum + minor, 0)
  const owedSince = reversed.map((one) => sumSince(reversed, one) - sumSince(paid, one))
  return Math.max(0, ...owedSince)
}

/**
 * What counts against one who wants to pay by direct debit: orders by it in the term, and what is
 * owed in minor units. What a person of the staff let be is not owed.
 */
export type DebitFacts = { inTerm: number; owedMinor: number }

/** Why nobody may order by direct debit now (ERR-01), or ok. */
export const mayDebit = ({ inTerm, owedMinor }: DebitFacts) => {
  if (owedMinor > 0) return 'debit_blocked'
  return inTerm >= DEBITS_MAX ? 'debit_limit' : ok
}

type Wanted = { bundle: string; minor: number }

/** Whether it may be ordered by a mandate: `first` is what its code was for, until that is ordered. */
export const mayOrder = ({
  first,
  bundle,
  minor,
  ...facts
}: DebitFacts & Wanted & { first: Wanted | null }) => {
  const why = mayDebit(facts)
  if (why !== ok) return why
  const isOther = first !== null && (first.bundle !== bundle || first.minor !== minor)
  return isOther ? 'price_changed' : ok
}

/** The name of a mandate that no other mandate has, of the letters and the length that SEPA allows. */
export const mandateReference = (id: string): string => `VNK${id.replaceAll('-', '').toUpperCase()}`
