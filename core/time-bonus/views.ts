import type { ContextFrom, StateValue } from 'xstate'
import type { timeBonus } from './machine.ts'

type Stored = { state: StateValue; context: ContextFrom<typeof timeBonus.machine> }

/** A time bonus as its member may know it: all that the chart keeps today, by name. */
export const timeBonusForMember = ({ state, context: { account } }: Stored): Stored => ({
  state,
  context: { account },
})
