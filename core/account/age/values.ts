/** When a site asks for a proof of age: never, or before somebody writes to another. */
export const ageProofModes = ['none', 'before_chat'] as const
export type AgeProofMode = (typeof ageProofModes)[number]

/** What a proof of age says: 18 or older, or younger. */
export const ageOutcomes = ['adult', 'minor'] as const
export type AgeOutcome = (typeof ageOutcomes)[number]

/** All that is kept of a proof of age: no document, no birthday, no name. */
export type AgeProof =
  | { state: 'none' }
  /** One waits at its provider, by a word of ours. */
  | { state: 'asked'; reference: string; askedAt: Date }
  | { state: AgeOutcome; method: string; at: Date }

/** What a provider answers about one proof. */
export type AgeAnswer = 'open' | 'broken_off' | AgeOutcome
