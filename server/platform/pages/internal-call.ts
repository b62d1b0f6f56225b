import type { Request, Response } from 'express'
import type { Member } from '#core/account/values.ts'
import { contract, type Key } from '#core/contract/contract.ts'
import { RequestContext, type RequestDependencies } from '../http/call-context.ts'
import { type HandledBy, handled } from '../http/handled.ts'
import type { CallContext } from '../http/handler.ts'
import { parse } from '../http/parse.ts'

export type Caller = {
  req: Request
  res: Response
  who: { member: Member | null; hash: string | null; key: null }
}

/** The response of the API to this caller, or its refusal, without a second HTTP request. */
export const createAsk =
  (how: RequestDependencies & HandledBy) =>
  async (key: Key, query: object, { req, res, who }: Caller): Promise<object | undefined> => {
    const call = contract[key]
    const parsed = parse(call, { query, body: undefined })
    if ('refused' in parsed) return parsed
    const context = new RequestContext(req, res, how, { call, parsed, prefetched: null, who })
    return handled(how, key, context as CallContext, res)
  }
