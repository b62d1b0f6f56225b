import type { Response } from 'express'
import type { Key } from '#core/contract/contract.ts'
import type { CallContext, Handlers } from './handler.ts'
import type { ShownMembers } from './shown-members.ts'

export type HandledBy = { handlers: Handlers; shownMembers: ShownMembers }

type UntypedHandler = (context: CallContext, res: Response) => Promise<object | undefined>

/** What the handler of this call answers; whom it shows to a member is remembered. */
export const handled = async (
  { handlers, shownMembers }: HandledBy,
  key: Key,
  context: CallContext,
  res: Response,
): Promise<object | undefined> => {
  const answer = await (handlers[key] as UntypedHandler)(context, res)
  if (context.member && answer) shownMembers.note(context.member.id, answer)
  return answer
}
