import { findBankAccounts } from './bank.ts'
import { findCrypto } from './crypto.ts'
import { findElsewhere } from './elsewhere.ts'
import { fold, unleeted, unspelled } from './folded.ts'
import { findMails } from './mail.ts'
import { findMoney } from './money.ts'
import { findPhones } from './phone.ts'
import {
  EARLY_MESSAGES,
  type Found,
  type Passage,
  type WarningKind,
  warningKinds,
} from './values.ts'

const overlaps = (one: Passage, other: Passage) => one.from < other.to && other.from < one.to

/** So few characters between two passages that they are read as one. */
const NEAR = 4
const isNear = (one: Passage, other: Passage) =>
  one.from <= other.to + NEAR && other.from <= one.to + NEAR

/** Passages of one kind that touch are one, and what a graver kind has named is not named again. */
const settled = (found: Found[]): Found[] => {
  const kept: Found[] = []
  for (const one of found) {
    if (kept.some((other) => other.kind !== one.kind && overlaps(one, other))) continue
    const touching = kept.find((other) => other.kind === one.kind && isNear(one, other))
    if (touching) {
      touching.from = Math.min(touching.from, one.from)
      touching.to = Math.max(touching.to, one.to)
    } else kept.push({ ...one })
  }
  return kept.sort((one, other) => one.from - other.from)
}

/** All in a message that a receiver is told to look at twice, in the order in which it stands. */
export const findWarnings = (written: string): Found[] => {
  const plain = unspelled(fold(written))
  const worded = unleeted(plain)
  const passages: Record<WarningKind, Passage[]> = {
    bank_account: findBankAccounts(plain),
    crypto: findCrypto(plain, worded),
    money: findMoney(worded),
    phone: findPhones(plain),
    mail: findMails(plain),
    elsewhere: findElsewhere(plain, worded),
  }
  const byPlace = (one: Passage, other: Passage) => one.from - other.from
  return settled(
    warningKinds.flatMap((kind) =>
      passages[kind].sort(byPlace).map(({ from, to }) => ({ kind, from, to })),
    ),
  )
}

/** Money, accounts and coins are never asked at the right time; contact elsewhere may be, later. */
export const isTooEarly = (kind: WarningKind, seq: number): boolean =>
  kind === 'money' || kind === 'bank_account' || kind === 'crypto' || seq <= EARLY_MESSAGES

/** What the receiver of the message with this place in the conversation is told. */
export const warningsOf = (message: { body: string; seq: number }): Found[] =>
  findWarnings(message.body).filter(({ kind }) => isTooEarly(kind, message.seq))
