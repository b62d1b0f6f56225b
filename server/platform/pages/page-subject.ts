import type { Request, Response } from 'express'
import type { Logger } from 'pino'
import { type Answer, contract, type Key } from '#core/contract/contract.ts'
import { admission, roleOf } from '#core/kernel/roles.ts'
import type { DeskStore } from '#core/moderation/ports.ts'
import type { SupportStore } from '#core/moderation/support/ports.ts'
import { findBundle } from '#core/payment/checkout/pricing.ts'
import { methodNames } from '#core/payment/methods.ts'
import { type RouteName, routes } from '#core/site/routes.ts'
import type { RequestDependencies } from '../http/call-context.ts'
import type { HandledBy } from '../http/handled.ts'
import type { Refused } from '../http/refusals.ts'
import { inTime } from '../in-time.ts'
import { createAsk } from './internal-call.ts'

/** A page is not delayed longer than this by the check whether its subject exists. */
const CHECK_MS_MAX = 1_500

/** The words of a path by their names in its pattern; what is left out of it is undefined. */
type Params = Readonly<Record<string, string | undefined>>
type Stores = {
  deskStore: Pick<DeskStore, 'involves'>
  support: Pick<SupportStore, 'member'>
}
type Lookup = { site: string; actor: string; id: string }

/** `key`: the call that the page makes. Callers who may not make it do not learn what exists. */
type Subject = { key: Key } & (
  | {
      queryOf: (params: Params) => object | null
      /** Whether the answer has what else the path names. */
      holds: (answer: object, params: Params) => boolean
    }
  /** Asked of the store, because the call itself logs that its caller looked. */
  | { isStored: (stores: Stores, lookup: Lookup) => Promise<boolean> }
)

const asked = <K extends Key>(
  key: K,
  query: (params: Params) => object | null,
  holds: (answer: Answer<K>, params: Params) => boolean = () => true,
): Subject => ({
  key,
  queryOf: query,
  holds: (answer, params) => holds(answer as Answer<K>, params),
})

const byId =
  (field: string) =>
  ({ id }: Params) =>
    id === undefined ? null : { [field]: id }

const isMethod = (name: string | undefined) =>
  name === undefined || methodNames.some((known) => known === name)

const member = asked('GET /api/member.php', byId('id'))
const order = asked('GET /api/order.php', byId('payment_id'))

/** The subject that each of these pages is about. No check changes anything. */
const subjects: Partial<Record<RouteName, Subject>> = {
  'members-id': member,
  'likes-m-id': member,
  'members-id-chat': asked('GET /api/chat.php', byId('profile')),
  'chats-id': asked('GET /api/chat.php', byId('conversation')),
  'credits-id-paymentmethod': asked(
    'GET /api/pricing.php',
    () => ({}),
    ({ bundles, free_amount: free }, { id = '', paymentmethod }) =>
      findBundle(free ? [...bundles, free] : bundles, id) !== null && isMethod(paymentmethod),
  ),
  payment: order,
  withdraw: order,
  receipt: asked('GET /api/transaction.php', byId('payment_id'), ({ receipts }, params) =>
    receipts.some(({ number }) => number === params.number),
  ),
  mandate: asked('GET /api/mandate-paper.php', byId('id')),
  'desk-case': {
    key: 'GET /api/desk-case.php',
    isStored: async ({ deskStore }, { site, id, actor }) =>
      (await deskStore.involves(site, id, actor)) !== null,
  },
  'desk-member': {
    key: 'GET /api/desk-member.php',
    isStored: async ({ support }, { site, id }) => (await support.member(site, id)) !== null,
  },
  'desk-answers': asked('GET /api/fictional-talk.php', byId('conversation')),
}

const paramsIn = (pathname: string, name: RouteName): Params => {
  const words = pathname.split('/')
  const named = routes[name].path
    .split('/')
    .flatMap((word, nth): [string, string | undefined][] =>
      word.startsWith(':') ? [[word.replace(/[:?]/g, ''), words[nth] || undefined]] : [],
    )
  return Object.fromEntries(named)
}

const isRefused = (answer: object): answer is Refused => 'refused' in answer

export type SubjectExists = (req: Request, res: Response, name: RouteName) => Promise<boolean>

/** Whether what a page is about (a member, an order, a case) exists for the caller. */
export const createSubjectCheck = (
  how: RequestDependencies & HandledBy & Stores & { log: Logger },
): SubjectExists => {
  const ask = createAsk(how)

  const exists: SubjectExists = async (req, res, name) => {
    const subject = subjects[name]
    if (!subject) return true
    const session = await how.sessions.of(req)
    const site: string = res.locals.site.id
    const caller = session?.member.site === site ? session : null
    const who = { member: caller?.member ?? null, hash: caller?.hash ?? null, key: null }
    if (admission(routes[name].audience, roleOf(who.member)) !== 'ok') return true
    if (admission(contract[subject.key].audience, roleOf(who.member)) !== 'ok') return true
    const params = paramsIn(req.path, name)
    if ('isStored' in subject) {
      const { id = '' } = params
      return !who.member || subject.isStored(how, { site, id, actor: who.member.id })
    }
    const query = subject.queryOf(params)
    if (!query) return true
    const answer = await ask(subject.key, query, { req, res, who })
    if (!answer) return true
    return isRefused(answer) ? answer.refused.error !== 'not_found' : subject.holds(answer, params)
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
