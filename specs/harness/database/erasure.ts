import type { StaffAct } from '#core/kernel/ports.ts'
import { OPERATOR } from '#core/moderation/values.ts'

/** What is logged of an erasure that the operator orders, without which nobody is erased. */
export const erasureOf = (account: string): StaffAct => ({
  actor: OPERATOR,
  act: 'erase',
  case: null,
  account,
  about: '',
})
