import { enUSUnitedStates } from '../site/united-states.ts'

/** What American English says otherwise on the first pages. */
export const enUSStart = { ...enUSUnitedStates }
