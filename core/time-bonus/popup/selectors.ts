import type { StateFrom } from 'xstate'
import type { bonusPopup } from './machine.ts'

/** Whether the popup is on the screen (product spec, section 3: client state, timeBonus). */
export const isVisible = (at: StateFrom<typeof bonusPopup.machine>): boolean => at.matches('shown')
