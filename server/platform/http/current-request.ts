import { AsyncLocalStorage } from 'node:async_hooks'

/** What the log says of a request; `call` is known once a route has matched. */
type LoggedRequest = { requestId?: string; call?: string }

const current = new AsyncLocalStorage<LoggedRequest>()

/** Runs the work of a request, so that an error which no handler catches is logged with its id. */
export const inRequest = <T>(request: LoggedRequest, work: () => T): T => current.run(request, work)

/** The request whose work runs now, if any, in the names of the log. */
export const currentRequest = () => {
  const { requestId: id, call } = current.getStore() ?? {}
  return { id, call }
}
