import type { Refusal } from '#core/contract/codes.ts'

/** The server refused, and says why by a code of the contract. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal
  readonly status: number
  constructor(refusal: Refusal, status: number) {
    super(refusal.error)
    this.refusal = refusal
    this.status = status
  }
}

/** No answer came, or none that can be read: whether the request had an effect is not known. */
export class Unreachable extends Error {
  override name = 'Unreachable'
  /** Null when no answer came at all. */
  readonly status: number | null
  /** How long the server wants to be left alone. */
  readonly againMs: number
  constructor(
    message: string,
    {
      status = null,
      againMs = 0,
      ...options
    }: ErrorOptions & { status?: number | null; againMs?: number } = {},
  ) {
    super(message, options)
    this.status = status
    this.againMs = againMs
  }
}
