/**
 * Somebody else's program that says how soon a person should look at a picture. It orders the queue
 * of the desk and decides nothing; none comes with the product.
 */
export interface PhotoClassifier {
  /** `picture`: WebP. From 0, in its turn, to 1, first; null where it cannot tell. */
  rank(picture: Uint8Array): Promise<number | null>
}

/** What counts of an answer; whatever else it says is none. */
export const rankIn = (answer: unknown): number | null =>
  typeof answer === 'number' && answer >= 0 && answer <= 1 ? answer : null

/** So long is waited for its answer; without one the photo waits in its turn. */
export const RANK_MS = 10_000
