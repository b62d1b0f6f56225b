import fc from 'fast-check'
import type { ProviderStatus } from '#core/payment/rules.ts'

export type BankWord = { status: ProviderStatus; backMinor: number; undone: number }
const turns = ['part', 'all', 'chargePart', 'chargeAll', 'win'] as const
export const anyTurn = fc.record({
  turn: fc.constantFrom(...turns),
  share: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
})

/** What a bank says of a payment after each turn: the shop gives back, the payer's bank takes and undoes. */
export const historyOf = (
  all: readonly { turn: (typeof turns)[number]; share: number }[],
  minor: number,
) => {
  let [given, charged, undone] = [0, 0, 0]
  const word = (): BankWord => {
    const backMinor = Math.min(minor, given + charged)
    if (backMinor === minor) {
      return { status: charged > 0 ? 'charged_back' : 'refunded', backMinor, undone }
    }
    return { status: undone > 0 ? 'won_back' : 'paid', backMinor, undone }
  }
  const history = [word()]
  for (const { turn, share } of all) {
    const left = Math.max(0, minor - given - charged)
    const part = Math.floor(left * share)
    if (turn === 'part') given += part
    if (turn === 'all' && charged === 0) given = minor
    if (turn === 'chargePart') charged += part
    if (turn === 'chargeAll' && charged === 0) charged = Math.max(left, 1)
    if (turn === 'win' && charged > 0) [charged, undone] = [0, undone + 1]
    history.push(word())
  }
  return history
}

export const permutations = <T>(of: T[]): T[][] =>
  of.length === 0
    ? [[]]
    : of.flatMap((first, index) =>
        permutations(of.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
      )
