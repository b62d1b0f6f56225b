import { MINUTE_MS } from '#core/kernel/time-units.ts'

/**
 * Who answers for a fictional profile: people of the site, or the built-in replies of a demo.
 * There is no third: nothing else writes in its name.
 */
export const answerers = ['staff', 'demo'] as const
export type Answerer = (typeof answerers)[number]

/** What staff do with a fictional profile, with a conversation of one, or by a message in its name. */
export const fictionActs = ['made', 'changed', 'ended', 'taken', 'released', 'answered'] as const
export type FictionAct = (typeof fictionActs)[number]

/** So long a member of staff has a conversation in hand, from when they last wrote or took it. */
export const CLAIM_MS = 30 * MINUTE_MS
