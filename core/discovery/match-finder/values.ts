/** What the questions are about, in the order in which they are asked. */
export const kinds = ['everyday', 'together', 'out', 'talk', 'closeness'] as const
export type Kind = (typeof kinds)[number]

/** Kinds that tell of somebody's intimate life: answered by who agreed to that, and nobody else. */
export const intimateKinds: ReadonlySet<Kind> = new Set<Kind>(['closeness'])

/** What a wish weighs: not, a little, much, very much. */
export const weights = [0, 1, 3, 9] as const
export type Weight = (typeof weights)[number]

/**
 * The text by which a member agrees that intimate answers are kept. A text that says something else
 * has another version.
 */
export const INTIMATE_CONSENT_VERSION = '2026-11-25'
