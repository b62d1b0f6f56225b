import { account } from '#core/account/machine.ts'
import { begin, type Moved, step } from '#core/lifecycle.ts'
import type { EventOf, MachineOf, StoredOf } from '#core/lifecycles.ts'
import { entriesOf } from '#core/payment/ledger.ts'
import type { DemoMember } from '#core/site/demo.ts'

type Step = {
  event: string
  was: StoredOf<'account'> | null
  next: StoredOf<'account'>
}

/** What an account of the demo has been through, by the same chart as any other. */
export const lifeOf = ({ id, premium }: Pick<DemoMember, 'id' | 'premium'>): Step[] => {
  const born: Moved<MachineOf<'account'>> = begin(account, { account: id })
  const steps: Step[] = [{ event: 'begin', was: null, next: born.next }]
  const events: EventOf<'account'>[] = [{ type: 'activate', link: 'good', credits: 0 }]
  if (premium) events.push({ type: 'firstPurchase' })
  let at = born.next
  for (const event of events) {
    const result = step(account, at, event)
    if (!result.moved) throw new Error(`${event.type} is refused: ${result.why}`)
    steps.push({ event: event.type, was: at, next: result.next })
    at = result.next
  }
  return steps
}

/** Rows of `move`, by the names of its columns. */
export const historyOf = (id: string, steps: Step[]) =>
  steps.map(({ event, was, next }, index) => ({
    entity_id: id,
    version: index + 1,
    event,
    before: was?.state ?? null,
    after: next.state,
  }))

/** Both sides of what a member starts with. */
export const entriesFor = ({ id, credits }: Pick<DemoMember, 'id' | 'credits'>) => {
  if (credits === 0) return []
  const post = { operation: id, account: id, against: 'bonus', credits, reason: 'signup' } as const
  return entriesOf(post).map((entry) => ({
    ...entry,
    balance_after: entry.book === id ? credits : null,
  }))
}
