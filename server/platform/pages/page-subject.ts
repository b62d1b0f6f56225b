import type { Request, Response } from 'express'
import type { Logger } from 'pino'
import { contract, type Key } from '#core/contract/contract.ts'
import { admission, roleOf } from '#core/kernel/roles.ts'
import { type RouteName, routes } from '#core/site/routes.ts'
import type { RequestDependencies } from '../http/call-context.ts'
import type { HandledBy } from '../http/handled.ts'
import type { Refused } from '../http/refusals.ts'
import { inTime } from '../in-time.ts'
import { createAsk } from './internal-call.ts'

/** A page is not delayed longer than this by the check whether its subject exists. */
const CHECK_MS_MAX = 1_500

type Subject = { key: Key; field: string }

const member: Subject = { key: 'GET /api/member.php', field: 'id' }
const order: Subject = { key: 'GET /api/transaction.php', field: 'payment_id' }

/** The call that each of these pages makes with the id in its path. None of them changes anything. */
const subjects: Partial<Record<RouteName, Subject>> = {
  'members-id': member,
  'likes-m-id': member,
  'members-id-chat': { key: 'GET /api/chat.php', field: 'profile' },
  'chats-id': { key: 'GET /api/chat.php', field: 'conversation' },
  payment: order,
  receipt: order,
  mandate: { key: 'GET /api/mandate-paper.php', field: 'id' },
}

const idIn = (pathname: string, name: RouteName) => {
  const at = routes[name].path.split('/').indexOf(':id')
  return pathname.split('/')[at]
}

const isNotFound = (answer: object | undefined) =>
  answer !== undefined && 'refused' in answer && (answer as Refused).refused.error === 'not_found'

export type SubjectExists = (req: Request, res: Response, name: RouteName) => Promise<boolean>

/** Whether the member, conversation or order of a page exists for the caller. */
export const createSubjectCheck = (
  how: RequestDependencies & HandledBy & { log: Logger },
): SubjectExists => {
  const ask = createAsk(how)

  const exists: SubjectExists = async (req, res, name) => {
    const subject = subjects[name]
    if (!subject) return true
    const session = await how.sessions.of(req)
    const caller = session?.member.site === res.locals.site.id ? session : null
    const who = { member: caller?.member ?? null, hash: caller?.hash ?? null, key: null }
    if (admission(contract[subject.key].audience, roleOf(who.member)) !== 'ok') return true
    const answer = await ask(
      subject.key,
      { [subject.field]: idIn(req.path, name) },
      { req, res, who },
    )
    return !isNotFound(answer)
  }

  return async (req, res, name) => {
    try {
      return await inTime(exists(req, res, name), CHECK_MS_MAX, () => new Error('Takes too long'))
    } catch (err) {
      how.log.warn({ id: res.locals.requestId, err }, 'could not check the subject of a page')
      return true
    }
  }
}
