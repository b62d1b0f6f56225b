/** Told to the document when its page stands in another language: who wrote words of its own does anew. */
export const SPOKEN = 'vonk:spoken'
