import type { Response } from 'express'
import type { Call } from '#core/contract/call.ts'
import { contract, type Key } from '#core/contract/contract.ts'
import type { CursorSeal } from '#core/kernel/ports.ts'
import type { CallContext, Handlers } from './handler.ts'
import { openCursor, sealCursor } from './sealed-cursors.ts'
import type { ShownMembers } from './shown-members.ts'

export type HandledBy = {
  handlers: Handlers
  shownMembers: ShownMembers
  cursorSeal: CursorSeal
}

type UntypedHandler = (context: CallContext, res: Response) => Promise<object | undefined>

const answerOf = async (
  { handlers, cursorSeal }: HandledBy,
  key: Key,
  context: CallContext,
  res: Response,
) => {
  const handle = handlers[key] as UntypedHandler
  const { pages }: Call = contract[key]
  if (!pages) return handle(context, res)
  const { scope, refusal } = openCursor(cursorSeal, key, context)
  if (refusal) return refusal
  const answer = await handle(context, res)
  return answer && sealCursor(cursorSeal, key, { answer, scope })
}

/** What the handler of this call answers; whom it shows to a member is remembered. */
export const handled = async (
  by: HandledBy,
  key: Key,
  context: CallContext,
  res: Response,
): Promise<object | undefined> => {
  const answer = await answerOf(by, key, context, res)
  if (context.member && answer) by.shownMembers.note(context.member.id, answer)
  return answer
}
