import type { StateFrom } from 'xstate'
import type { push } from './machine.ts'

/** Whether push messages come to this device (product spec, section 3: client state, push). */
export const isSubscribed = (at: StateFrom<typeof push.machine>): boolean =>
  at.matches('subscribed')
