import type { ContextFrom, StateValue } from 'xstate'
import type { account } from './machine.ts'

type Stored = { state: StateValue; context: ContextFrom<typeof account.machine> }

/** An account as its member may know it: all that the chart keeps today, by name. */
export const accountForMember = ({ state, context }: Stored): Stored => {
  const { account, leaving, suspended } = context
  return { state, context: { account, leaving, suspended } }
}
