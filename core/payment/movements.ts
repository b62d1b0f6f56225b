import { creditsBackFor } from './rules.ts'

/**
 * How far a refund is, in order: the site asked for it, the provider works on it, the payer has the
 * money, the money is back at the provider or never left. A state never gives way to an earlier one.
 */
export const refundStates = ['requested', 'pending', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

type Amount = { id: string; minor: number }

/**
 * One movement of the money of a payment, in minor units of its currency. The id of a refund that
 * the site requested is the site's own reference, because the provider's id comes later. `credits`
 * is the number of credits that the site takes for that refund. A reversal has the id of its
 * chargeback.
 */
export type Movement =
  | ({ kind: 'payment' } & Amount)
  | ({ kind: 'refund'; state: RefundState; isBySite: boolean; credits?: number } & Amount)
  | ({ kind: 'chargeback' } & Amount)
  | ({ kind: 'reversal' } & Amount)

export type Refund = Extract<Movement, { kind: 'refund' }>

const keyOf = ({ kind, id }: Movement) => `${kind} ${id}`

const furthest = (one: RefundState, other: RefundState): RefundState =>
  refundStates.indexOf(one) > refundStates.indexOf(other) ? one : other

const highest = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other)

const mergeRefunds = (one: Refund, other: Refund): Refund => {
  const credits = highest(one.credits, other.credits)
  return {
    kind: 'refund',
    id: one.id,
    minor: Math.max(one.minor, other.minor),
    state: furthest(one.state, other.state),
    isBySite: one.isBySite || other.isBySite,
    ...(credits !== undefined && { credits }),
  }
}

const mergeMovement = (one: Movement, other: Movement): Movement =>
  one.kind === 'refund' && other.kind === 'refund'
    ? mergeRefunds(one, other)
    : { ...one, minor: Math.max(one.minor, other.minor) }

/**
 * Both lists as one, by the maximum of each id, sorted. The order, repetition and loss of reports
 * make no difference, as long as the newest one of each movement is among them.
 */
export const mergeMovements = (
  known: readonly Movement[],
  reported: readonly Movement[],
): Movement[] => {
  const merged = new Map<string, Movement>()
  for (const movement of [...known, ...reported]) {
    const before = merged.get(keyOf(movement))
    merged.set(keyOf(movement), before ? mergeMovement(before, movement) : movement)
  }
  return [...merged.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, it]) => it)
}

const sum = (movements: readonly Amount[]) => movements.reduce((all, { minor }) => all + minor, 0)
const ofKind = (movements: readonly Movement[], kind: Movement['kind']) =>
  movements.filter((one) => one.kind === kind)
const refundsOf = (movements: readonly Movement[]) =>
  movements.filter((one): one is Refund => one.kind === 'refund')

/** The money that came in. */
export const receivedMinor = (movements: readonly Movement[]): number =>
  sum(ofKind(movements, 'payment'))

/** The money that the provider gave back or is giving back. */
export const refundedMinor = (movements: readonly Movement[]): number =>
  sum(refundsOf(movements).filter(({ state }) => state !== 'failed'))

/** The money that banks took back and did not return. */
export const chargedBackMinor = (movements: readonly Movement[]): number =>
  Math.max(0, sum(ofKind(movements, 'chargeback')) - sum(ofKind(movements, 'reversal')))

/** The money that is here; below zero where a bank took what was refunded as well. */
export const hereMinor = (movements: readonly Movement[]): number =>
  receivedMinor(movements) - refundedMinor(movements) - chargedBackMinor(movements)

/** What staff have to pay by another way, because a refund that the site decided on failed. */
export const dueBackMinor = (movements: readonly Movement[]): number => {
  const failed = refundsOf(movements).filter((one) => one.isBySite && one.state === 'failed')
  return Math.min(sum(failed), Math.max(0, hereMinor(movements)))
}

/** What is gone of the money that came, or goes; never more than came. */
export const backMinor = (movements: readonly Movement[]): number =>
  receivedMinor(movements) - Math.max(0, hereMinor(movements) - dueBackMinor(movements))

/** What the site lost beyond the money that came. */
export const lossMinor = (movements: readonly Movement[]): number =>
  Math.max(0, -hereMinor(movements))

/**
 * The credits of `granted` that are taken in all: those that the site decided on with its refunds,
 * for any other money in proportion, and all of them once all the money is gone.
 */
export const creditsTaken = (movements: readonly Movement[], granted: number): number => {
  const back = backMinor(movements)
  const paidMinor = receivedMinor(movements)
  if (back === 0) return 0
  if (back >= paidMinor) return granted
  const decided = refundsOf(movements).filter(({ credits }) => credits !== undefined)
  const others = Math.max(0, back - sum(decided))
  const credits = decided.reduce((all, one) => all + (one.credits ?? 0), 0)
  return Math.min(granted, credits + creditsBackFor({ granted, paidMinor, backMinor: others }))
}

/** What to do about credits: how many to take, or below zero to give back. */
export const creditsToTake = (
  movements: readonly Movement[],
  { granted, returned }: { granted: number; returned: number },
): number => creditsTaken(movements, granted) - returned

export const moneyStates = [
  'unpaid',
  'completed',
  'paidTwice',
  'partlyRefunded',
  'refunded',
  'partlyChargedBack',
  'chargedBack',
  'wonBack',
] as const
export type MoneyState = (typeof moneyStates)[number]

/** How a payment stands by its movements; a bank that holds money decides the name. */
export const moneyStateOf = (movements: readonly Movement[]): MoneyState => {
  const received = receivedMinor(movements)
  if (received === 0) return 'unpaid'
  const back = backMinor(movements)
  const isCharged = chargedBackMinor(movements) > 0
  if (back >= received) return isCharged ? 'chargedBack' : 'refunded'
  if (isCharged) return 'partlyChargedBack'
  if (back > 0) return 'partlyRefunded'
  if (ofKind(movements, 'reversal').length > 0) return 'wonBack'
  return ofKind(movements, 'payment').length > 1 ? 'paidTwice' : 'completed'
}
