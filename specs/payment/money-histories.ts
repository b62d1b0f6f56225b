import fc from 'fast-check'
import type { Movement } from '#core/payment/movements.ts'

const turns = ['pay', 'request', 'refund', 'settle', 'fail', 'charge', 'reverse'] as const
export const anyMoneyTurn = fc.record({
  turn: fc.constantFrom(...turns),
  share: fc.double({ min: 0.05, max: 1, noNaN: true }),
  nth: fc.nat({ max: 20 }),
})
export type MoneyTurn = { turn: (typeof turns)[number]; share: number; nth: number }

const withState = (
  movements: readonly Movement[],
  nth: number,
  from: readonly string[],
  to: 'done' | 'failed',
): Movement[] => {
  const open = movements.filter((one) => one.kind === 'refund' && from.includes(one.state))
  const chosen = open[nth % Math.max(1, open.length)]
  return movements.map((one) =>
    one === chosen && one.kind === 'refund' ? { ...one, state: to } : one,
  )
}

const reverse = (movements: readonly Movement[], nth: number): Movement[] => {
  const isReversed = (id: string) =>
    movements.some((one) => one.kind === 'reversal' && one.id === id)
  const standing = movements.filter(({ kind, id }) => kind === 'chargeback' && !isReversed(id))
  const chosen = standing[nth % Math.max(1, standing.length)]
  if (!chosen) return [...movements]
  return [...movements, { kind: 'reversal', id: chosen.id, minor: chosen.minor }]
}

/** The movements after each turn: each entry is all that a provider reports at that time. */
export const moneyHistoryOf = (turnsTaken: readonly MoneyTurn[], minor: number): Movement[][] => {
  let movements: Movement[] = [{ kind: 'payment', id: 'p1', minor }]
  const history = [movements]
  for (const [index, { turn, share, nth }] of turnsTaken.entries()) {
    const [id, part] = [`m${index}`, Math.max(1, Math.floor(minor * share))]
    const refund = { kind: 'refund', id, minor: part } as const
    if (turn === 'pay') movements = [...movements, { kind: 'payment', id, minor }]
    if (turn === 'request') {
      const credits = Math.floor(share * 25)
      movements = [...movements, { ...refund, state: 'requested', isBySite: true, credits }]
    }
    if (turn === 'refund')
      movements = [...movements, { ...refund, state: 'pending', isBySite: false }]
    if (turn === 'settle') movements = withState(movements, nth, ['requested', 'pending'], 'done')
    if (turn === 'fail') {
      movements = withState(movements, nth, ['requested', 'pending', 'done'], 'failed')
    }
    if (turn === 'charge') movements = [...movements, { kind: 'chargeback', id, minor: part }]
    if (turn === 'reverse') movements = reverse(movements, nth)
    history.push(movements)
  }
  return history
}
