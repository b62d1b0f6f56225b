import type { LifecycleStore, StaffAct } from '#core/kernel/ports.ts'
import { OPERATOR } from '#core/moderation/values.ts'
import { attempt } from './postgres.ts'

/** What is logged of an erasure that the operator orders, without which nobody is erased. */
export const erasureOf = (account: string): StaffAct => ({
  actor: OPERATOR,
  act: 'erase',
  case: null,
  account,
  about: '',
})

/** As the operator erases an account. */
export const erase = (store: LifecycleStore, account: string) =>
  attempt(store, [{ to: 'account', id: account, event: { type: 'erase' }, must: true }], {
    log: erasureOf(account),
  })
