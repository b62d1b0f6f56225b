import { AsyncLocalStorage } from 'node:async_hooks'
import type { Request } from 'express'
import * as z from 'zod'
import type { LiveHints } from '#core/kernel/ports.ts'
import { CALL_HEADER } from '#core/site/values.ts'

type NamedCall = { account: string; id: string }

const running = new AsyncLocalStorage<NamedCall>()
const callId = z.uuid().toLowerCase()

/** Does the work of a member's call: the hints that come of it to its own pages name it. */
export const inNamedCall = <T>(account: string, req: Request, work: () => T): T => {
  const named = callId.safeParse(req.get(CALL_HEADER))
  return named.success ? running.run({ account, id: named.data }, work) : work()
}

/** Nobody else learns the name of a call. */
export const withOwnHints = (liveHints: LiveHints): LiveHints => ({
  ...liveHints,
  publish: (hints) => {
    const call = running.getStore()
    const named = hints.map((hint) =>
      hint.account === call?.account ? { ...hint, by: call.id } : hint,
    )
    liveHints.publish(named)
  },
})
