import { MINUTE_MS } from '#core/kernel/time-units.ts'

/**
 * Who answers for a fictional profile: people of the site, or the built-in replies of a demo.
 * There is no third: nothing else writes in its name.
 */
export const answerers = ['staff', 'demo'] as const
export type Answerer = (typeof answerers)[number]

/** So long a member of staff has a conversation in hand, from when they last wrote or took it. */
export const CLAIM_MS = 30 * MINUTE_MS
