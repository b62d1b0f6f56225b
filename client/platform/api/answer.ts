import type { Refusal, RefusalCode } from '#core/contract/codes.ts'
import { Refused, Unreachable } from './call-errors.ts'

/** Who has to wait for longer is told so. */
const AGAIN_S_MAX = 5

let whenLoggedOut: () => void = () => undefined

/** Who is told when the server says that nobody is logged in (product spec, section 8). */
export const onLoggedOut = (listener: () => void) => {
  whenLoggedOut = listener
}

/** The pause that the server asks for, when it is a short one. */
export const againMsOf = (seconds: string | null): number =>
  Math.min(Number(seconds) || 0, AGAIN_S_MAX) * 1_000

/** What came back: the answer, or Refused or Unreachable. `answer`: null where it is no JSON. */
export const readAnswer = (path: string, status: number, answer: unknown, againMs = 0): unknown => {
  if (status >= 500) throw new Unreachable(`Status ${status}`, { status, againMs })
  const isGood = status >= 200 && status < 300
  if (isGood && answer !== null) return answer
  if (isGood) throw new Unreachable('The answer cannot be read')
  const refused = new Refused(refusalOf(answer), status)
  const loggedOut = status === 403 && refused.refusal.error === 'authentication_required'
  if (loggedOut && path !== '/api/user.php') whenLoggedOut()
  throw refused
}

const refusalOf = (answer: unknown): Refusal => {
  const refusal = answer as Partial<Refusal> | null
  return typeof refusal?.error === 'string'
    ? (refusal as Refusal)
    : { error: 'unforeseen' satisfies RefusalCode }
}
