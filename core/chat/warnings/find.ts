import { findIbans } from './bank.ts'
import { findWallets } from './crypto.ts'
import { type Folded, fold, unspelled } from './folded.ts'
import { findLinks } from './links.ts'
import { findMailAddresses } from './mail.ts'
import { findMeanings, type WarningModel } from './model.ts'
import { findPhoneNumbers } from './phone.ts'
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

const byPlace = (one: Passage, other: Passage) => one.from - other.from
const byGravity = (one: Found, other: Found) =>
  warningKinds.indexOf(one.kind) - warningKinds.indexOf(other.kind) || byPlace(one, other)

/** Passages of one kind that touch are one, and what a graver kind has named is not named again. */
const settle = (found: readonly Found[]): Found[] => {
  const settled: Found[] = []
  for (const one of found) {
    if (settled.some((other) => other.kind !== one.kind && overlaps(one, other))) continue
    const touching = settled.find((other) => other.kind === one.kind && isNear(one, other))
    if (touching) {
      touching.from = Math.min(touching.from, one.from)
      touching.to = Math.max(touching.to, one.to)
    } else settled.push({ ...one })
  }
  return settled
}

const finders: [WarningKind, (folded: Folded) => Passage[]][] = [
  ['bank_account', findIbans],
  ['crypto', findWallets],
  ['phone', findPhoneNumbers],
  ['mail', findMailAddresses],
  ['elsewhere', findLinks],
]

/** Numbers, accounts, addresses, links and handles in a message. */
export const findExactly = (written: string): Found[] => {
  const folded = unspelled(fold(written))
  const found = finders.flatMap(([kind, find]) =>
    find(folded).map(({ from, to }): Found => ({ kind, from, to })),
  )
  return settle(found.sort(byGravity)).sort(byPlace)
}

/**
 * All in a message that a receiver is warned of, in the order in which it stands; without a model
 * only what is found exactly.
 */
export const findWarnings = (model: WarningModel | null, written: string): Found[] => {
  const exact = findExactly(written)
  const meant = model ? findMeanings(model, written, exact) : []
  const unmeant = exact.filter((one) => !meant.some((other) => overlaps(one, other)))
  return settle([...meant, ...unmeant].sort(byGravity)).sort(byPlace)
}

const MAY_BE_LATER: readonly WarningKind[] = ['phone', 'mail', 'elsewhere']

/** Money, proofs of identity and threats are warned of always; contact elsewhere while it is early. */
export const isTooEarly = (kind: WarningKind, seq: number): boolean =>
  !MAY_BE_LATER.includes(kind) || seq <= EARLY_MESSAGES

/** What the receiver of the message with this place in the conversation is told. */
export const warningsOf = (
  model: WarningModel | null,
  message: { body: string; seq: number },
): Found[] => findWarnings(model, message.body).filter(({ kind }) => isTooEarly(kind, message.seq))
