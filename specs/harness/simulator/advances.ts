import type { Move } from '#core/kernel/cascade.ts'
import { isUnderWay } from '#core/payment/selectors.ts'
import type { Site } from '#core/site/ports.ts'
import { allOf, type Tables } from './tables.ts'

/** What the site of the simulator gives before a direct debit is paid: less than most orders bring. */
export const ADVANCE = 12

export const advancing = (site: Site): Site => ({
  ...site,
  settings: { ...site.settings, debit_advance: ADVANCE },
})

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

const bookedFor = ({ entries }: Tables, id: string) =>
  sum(
    entries
      .filter(({ operation, book }) => operation === id && book === 'advance')
      .map(({ credits }) => -credits),
  )

/** M14: what came in advance is what payments under way say, and never more than the site gives. */
export function* anAdvanceIsSettled(tables: Tables, moves: Move[]) {
  for (const { id, effects } of moves.filter((move) => move.to === 'payment')) {
    const given = effects.find((effect) => effect.type === 'advanced')
    const owed = given ? (tables.wallets.get(given.account)?.owed ?? 0) : 0
    if (owed > 0) yield `M14: ${id} gives in advance to who owes ${owed}`
  }
  const open = new Map<string, number>()
  for (const { id, stored } of allOf(tables, 'payment')) {
    const { account, method, advanced = 0 } = stored.context
    if (method !== 'directdebit') continue
    const booked = bookedFor(tables, id)
    if (booked !== advanced) yield `M14: ${id} says ${advanced} in advance, the books ${booked}`
    if (advanced > 0 && !isUnderWay(stored)) yield `M14: ${id} ended with ${advanced} in advance`
    open.set(account, (open.get(account) ?? 0) + advanced)
  }
  for (const [account, credits] of open) {
    if (credits > ADVANCE) yield `M14: ${account} has ${credits} credits in advance`
  }
}
