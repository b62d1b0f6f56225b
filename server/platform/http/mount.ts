import { isDeepStrictEqual } from 'node:util'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Member } from '#core/account/values.ts'
import { type Call, isCounted, takesKey } from '#core/contract/call.ts'
import { contract, type Key, partsOf } from '#core/contract/contract.ts'
import { isStaffKey, staffActs } from '#core/contract/staff-acts.ts'
import { waitsForTerms } from '#core/contract/terms.ts'
import { type OwnRecords, StorageAway } from '#core/kernel/ports.ts'
import { admission, roleOf } from '#core/kernel/roles.ts'
import type { DeskStore } from '#core/moderation/ports.ts'
import type { Site } from '#core/site/ports.ts'
import { routes } from '#core/site/routes.ts'
import { ACCOUNT_HEADER } from '#core/site/values.ts'
import { inTime } from '#server/platform/in-time.ts'
import type { LimitCall } from '#server/platform/limiting.ts'
import { actingGet, sameOrigin } from '#server/platform/middleware/same-origin.ts'
import type { Idempotency } from '../idempotency/idempotency.ts'
import { RequestContext, type RequestDependencies } from './call-context.ts'
import { type HandledBy, handled } from './handled.ts'
import type { CallContext, Readers } from './handler.ts'
import { inNamedCall } from './own-hints.ts'
import { isTooDeep, parse } from './parse.ts'
import { anyCallMayRefuse, type Refused, refuse } from './refusals.ts'
import { sendAnswer, sendRefusal } from './reply.ts'
import { noSlowBody } from './slow-bodies.ts'

const BODY_MAX = '100kb'
const DRAIN_MAX = 20 * 1024 * 1024
/** Pages with a button for what a GET does, for those who come to its address from elsewhere. */
const ACTING_PAGES = {
  '/api/logout.php': routes.settings.path,
  '/api/auto-like.php': routes.likes.path,
}
/** Anybody may leave. */
const LOGOUT: Key = 'GET /api/logout.php'
const KEY = /^[\w-]{8,80}$/

export type MountDependencies = RequestDependencies &
  HandledBy & {
    readers: Readers
    idempotency: Idempotency
    limit: LimitCall
    /** Whether a member has agreed to the terms as they are. */
    termsAgreed: (member: Member, site: Site) => Promise<boolean>
    ownRecords: OwnRecords
    deskStore: Pick<DeskStore, 'isBarred'>
    /** Whether the site is reached over https. */
    secure: boolean
    /** So long an answer may take, in ms. */
    answerMs: number
    /** Answers are compared with the contract, and what differs is an error. */
    strict: boolean
  }

type AnyReader = (request: {
  hash: string
  owner: string
  body: unknown
}) => Promise<{ member: Member; prefetched: object } | null>

const json = express.json({ limit: BODY_MAX })
const raw = express.text({ limit: BODY_MAX, type: () => true })
const reportText = ({ types, maxBytes }: NonNullable<Call['report']>) =>
  express.text({ limit: maxBytes, type: [...types] })

/** The key of the call among those that share a method and a path. */
const keyAmong = (keys: Key[], query: Request['query']): Key | undefined => {
  const telling = keys.find((key) => {
    const [name, value] = partsOf(key).query?.split('=') ?? []
    return name !== undefined && query[name] === value
  })
  return telling ?? keys.find((key) => partsOf(key).query === null)
}

const isRefused = (answer: object): answer is Refused => 'refused' in answer

/** What a handler answered, held against the contract. */
const checked = (key: Key, answer: object, strict: boolean) => {
  const call: Call = contract[key]
  if (isRefused(answer)) {
    const { error } = answer.refused
    const named = [...anyCallMayRefuse, ...call.refusals].includes(error)
    if (!named) throw new Error(`${key} refuses with ${error}, which its contract does not name`)
    return answer
  }
  if (strict && !isDeepStrictEqual(call.answer.parse(answer), answer)) {
    throw new Error(`${key} answers more than its contract names`)
  }
  return answer
}

/** A body that is there has to be of the call's kind, whether it is read or not. */
const isForeignBody = (req: Request, { file }: Call) => {
  const hasBody = Number(req.get('content-length') ?? 0) > 0 || req.get('transfer-encoding')
  if (!hasBody) return false
  return file ? !req.is(['image/*', 'application/octet-stream']) : req.body === undefined
}

/** Whose call it is, with what can be read in the same look. */
const opened = async (
  key: Key,
  req: Request,
  { sessions, readers }: MountDependencies,
  body: unknown,
) => {
  const read = (readers as Partial<Record<Key, AnyReader>>)[key]
  const hash = read ? sessions.hashOf(req) : null
  const owner = hash && sessions.ownerOf(hash)
  if (!read || !hash || !owner) return { session: await sessions.of(req), prefetched: null }
  const found = await read({ hash, owner, body })
  return { session: found && { member: found.member, hash }, prefetched: found?.prefetched ?? null }
}

type Asked = { member: Member; site: Site; parsed: { query: unknown; body: unknown } }

/** A call that was acknowledged before the terms changed is answered again as it was then. */
const mustAgreeFirst = async (
  key: Key,
  { member, site, parsed }: Asked,
  { termsAgreed, ownRecords }: MountDependencies,
): Promise<boolean> => {
  if (!waitsForTerms(key) || (await termsAgreed(member, site))) return false
  const { ownKey }: Call = contract[key]
  if (!ownKey) return true
  const sent = { ...(parsed.query as object), ...(parsed.body as object) } as Record<string, string>
  return !(await ownRecords.has(key, { id: sent[ownKey] ?? '', account: member.id }))
}

/** Whether the call is one of staff about themselves, about who reported them, or about a colleague. */
const isOwnCase = async (
  key: Key,
  { member, parsed }: Pick<Asked, 'member' | 'parsed'>,
  { deskStore }: MountDependencies,
): Promise<boolean> => {
  if (!isStaffKey(key)) return false
  const sent = { ...(parsed.query as object), ...(parsed.body as object) } as Record<
    string,
    unknown
  >
  const barred = Object.entries(staffActs[key]).map(([field, concern]) => {
    const id = sent[field]
    return typeof id === 'string' && deskStore.isBarred({ concern, id, actor: member.id })
  })
  return (await Promise.all(barred)).includes(true)
}

/** Two tabs share the cookie: what one account wrote is not sent by the one that logged in since. */
const isForOther = (key: Key, req: Request, { id }: Member) => {
  const named = req.get(ACCOUNT_HEADER)
  return named !== undefined && named !== id && key !== LOGOUT
}

const answerTo = async (key: Key, req: Request, res: Response, how: MountDependencies) => {
  const call: Call = contract[key]
  const given = req.get('idempotency-key') ?? null
  const keyed = given !== null && KEY.test(given) && takesKey(key, call)
  const request = { call: key, key: given ?? '', sent: [req.query, req.body ?? null] }
  const parsed = parse(call, { query: { ...req.query }, body: req.body })
  const { session, prefetched } =
    'refused' in parsed
      ? { session: await how.sessions.of(req), prefetched: null }
      : await opened(key, req, how, parsed.body)
  const member = session && session.member.site === res.locals.site.id ? session.member : null
  const admitted = admission(call.audience, roleOf(member))
  if (admitted !== 'ok') {
    const ended = keyed && !session ? how.sessions.hashOf(req) : null
    const before =
      ended && (await how.idempotency.afterEnd({ ...request, scope: { session: ended } }))
    return before || refuse(admitted)
  }
  if (member && isForOther(key, req, member)) return refuse('other_account')
  if (!call.webhook && !call.report && isForeignBody(req, call)) return refuse('invalid')
  if ('refused' in parsed) return parsed
  if (given !== null && !KEY.test(given)) return refuse('invalid')
  const hash = session?.hash ?? null
  const who = { member, hash, key: given }
  const context = new RequestContext(req, res, how, {
    call,
    parsed,
    prefetched,
    who,
  }) as CallContext
  const work = async () => {
    const counted = member && isCounted(key, call)
    if (member && (await mustAgreeFirst(key, { member, site: context.site, parsed }, how))) {
      return refuse('terms_changed')
    }
    if (member && (await isOwnCase(key, { member, parsed }, how))) return refuse('own_case')
    const visits = member ? undefined : call.visitorLimit
    const tooMany =
      (counted ? await how.limit('changesPerAccount', member.id) : null) ??
      (visits ? await how.limit(visits, context.source) : null)
    if (tooMany) return tooMany
    const handle = () => handled(how, key, context, res)
    const answer = await (member ? inNamedCall(member.id, req, handle) : handle())
    return answer && checked(key, answer, how.strict)
  }
  if (!keyed) return work()
  const scope =
    member && call.audience !== 'anyone' ? { member: member.id } : { site: context.site.id }
  const counts = call.counts === true
  return how.idempotency.run(
    { ...request, scope, counts, session: context.session, sessionHash: hash },
    work,
  )
}

/**
 * What a file's handler leaves unread is read on, so that the sender hears the answer; one who
 * sends far too much is cut off.
 */
const drainBody: RequestHandler = (req, res, next) => {
  let left = DRAIN_MAX
  res.on('finish', () => {
    req.on('data', (piece: Buffer) => {
      left -= piece.length
      if (left < 0) req.destroy()
    })
  })
  next()
}

const notTooDeep: RequestHandler = (req, res, next) => {
  if (isTooDeep(req.body)) sendRefusal(res, refuse('invalid'))
  else next()
}

/** The contract has no HEAD, which Express would answer by making the GET: logging out is one. */
const noHead: RequestHandler = (_, res) => sendRefusal(res, refuse('not_found'))

/** A file takes as long as its line does, and a stream has no end. */
const isUnhurried = (key: Key) => {
  const { file, stream, download }: Call = contract[key]
  return Boolean(file || stream || download)
}

/**
 * Whoever asks hears something before the browser gives up. Whether it had an effect by then is told
 * to who asks again with the same key.
 */
const answerInTime = (key: Key, req: Request, res: Response, how: MountDependencies) => {
  const answer = answerTo(key, req, res, how)
  if (isUnhurried(key)) return answer
  return inTime(answer, how.answerMs, () => new StorageAway('The answer takes too long', {}))
}

/** A router with every call of the contract. */
export const mount = (how: MountDependencies): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  const ownPages = sameOrigin({ secure: how.secure })
  const acting = { secure: how.secure, pages: ACTING_PAGES }
  const groups = Map.groupBy(Object.keys(contract) as Key[], (key) => {
    const { method, path } = partsOf(key)
    return `${method} ${path}`
  })
  for (const [name, keys] of groups) {
    const [method, path] = name.split(' ') as [string, string]
    const webhook = keys.some((key) => (contract[key] as Call).webhook)
    const report = keys.map((key) => (contract[key] as Call).report).find((one) => one)
    const acts = keys.some((key) => (contract[key] as Call).gives)
    const file = keys.some((key) => (contract[key] as Call).file)
    const named: RequestHandler = (req, res, next) => {
      res.locals.call = keyAmong(keys, req.query) ?? name
      next()
    }
    const unbelieved = report ? reportText(report) : webhook && raw
    const before = unbelieved
      ? [named, noSlowBody, unbelieved]
      : [
          named,
          ...(acts ? [actingGet(acting)] : [ownPages]),
          ...(file ? [drainBody] : [noSlowBody, json, notTooDeep]),
        ]
    if (method === 'GET') router.head(path, named, noHead)
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
    router[verb](path, ...before, async (req, res) => {
      const key = keyAmong(keys, req.query)
      const answer = key ? await answerInTime(key, req, res, how) : refuse('not_found')
      if (answer === undefined) return
      if (isRefused(answer)) sendRefusal(res, answer)
      else sendAnswer(res, answer)
    })
  }
  return router
}
