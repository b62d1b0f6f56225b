import type { AgeAnswer, AgeOutcome, AgeProof } from './values.ts'

/**
 * Somebody else who says whether a person is 18 or older. It is asked, and never believed unasked:
 * whoever comes back from its page brings nothing that counts.
 */
export interface AgeProvider {
  /** How the age is proven, as it is kept with the outcome. */
  method: string
  /** The page where a person proves their age; `returnUrl`: where they come back. */
  begin(proof: { reference: string; returnUrl: string }): Promise<{ page: string }>
  /** What is known of one proof, with the reference that it is about. */
  look(reference: string): Promise<{ reference: string; answer: AgeAnswer }>
}

export interface AgeProofStore {
  find(account: string): Promise<AgeProof>
  /** Instead of one that waits; false where an outcome is there already. */
  begin(account: string, asked: { reference: string; now: Date }): Promise<boolean>
  /** False where the proof with this reference waits no longer. Nothing but this is kept of it. */
  conclude(
    account: string,
    proof: { reference: string; outcome: AgeOutcome; method: string; now: Date },
  ): Promise<boolean>
  /** One that was broken off, or has lapsed. */
  forget(account: string, reference: string): Promise<void>
}
