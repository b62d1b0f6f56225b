import type { Call } from '#core/contract/call.ts'
import { contract, type Key } from '#core/contract/contract.ts'
import type { CursorSeal } from '#core/kernel/ports.ts'
import type { CallContext } from './handler.ts'
import { type Refused, refuseFields } from './refusals.ts'

type Parsed = Record<string, unknown>

/** Whose list it is and what it was asked for: a cursor counts there and nowhere else. */
const scopeOf = (list: string, query: Parsed, { member, site }: CallContext, after?: string) => {
  const asked = Object.entries(query).filter(([name]) => name !== after && name !== 'page')
  return JSON.stringify([list, site.id, member?.id ?? null, asked.sort()])
}

/**
 * Opens the cursor that a call was asked with, for its handler; a refusal where it is none of ours,
 * or of another list. A place in a list says more than its reader was shown, such as the instant at
 * which somebody signed up, and a made-up one would let them search for it.
 */
export const openCursor = (
  seal: CursorSeal,
  key: Key,
  context: CallContext,
): { scope: string; refusal: Refused | null } => {
  const { pages }: Call = contract[key]
  const query = { ...(context.query as Parsed) }
  const scope = scopeOf(pages?.list ?? '', query, context, pages?.after)
  const sealed = pages?.after === undefined ? undefined : query[pages.after]
  if (pages?.after === undefined || typeof sealed !== 'string') return { scope, refusal: null }
  const plain = seal.open(sealed, scope)
  if (plain === null) return { scope, refusal: refuseFields({ [pages.after]: 'field_invalid' }) }
  Object.assign(context, { query: { ...query, [pages.after]: plain } })
  return { scope, refusal: null }
}

/** Seals the cursors of an answer: one, or one per list by name; null where a list ends. */
export const sealCursor = (
  seal: CursorSeal,
  key: Key,
  { answer, scope }: { answer: object; scope: string },
): object => {
  const { pages }: Call = contract[key]
  const next = pages?.next === undefined ? undefined : (answer as Parsed)[pages.next]
  const sealed = (cursor: unknown) =>
    typeof cursor === 'string' ? seal.seal(cursor, scope) : cursor
  if (pages?.next === undefined || !next) return answer
  if (typeof next === 'string') return { ...answer, [pages.next]: sealed(next) }
  const each = Object.entries(next).map(([list, cursor]) => [list, sealed(cursor)])
  return { ...answer, [pages.next]: Object.fromEntries(each) }
}
