import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import type { Key } from '#core/contract/contract.ts'
import type { SpecServer } from './server.ts'

const STARTED = 'http.server.request.start'
const NOWHERE = '/api/nowhere.php'
type Started = { request: IncomingMessage; response: ServerResponse }

/**
 * The line is cut under the first calls of this key, as many as `most`: on their way there, so that
 * nothing comes of them, or only under the answer. `asked` is the idempotency key of each. It is mended
 * when the spec ends, however it does.
 */
export const cutLine = (
  { url: home }: Pick<SpecServer, 'url'>,
  key: Key,
  { where, most = Number.POSITIVE_INFINITY }: { where: 'there' | 'back'; most?: number },
) => {
  const port = Number(new URL(home).port)
  const asked: (string | undefined)[] = []
  const onStarted = (message: unknown) => {
    const { request, response } = message as Started
    const { method, url, headers, socket } = request
    if (socket.localPort !== port || `${method} ${url}` !== key) return
    asked.push(headers['idempotency-key'] as string | undefined)
    if (asked.length > most) return
    if (where === 'there') request.url = NOWHERE
    response.end = () => {
      socket.destroy()
      return response
    }
  }
  subscribe(STARTED, onStarted)
  const mend = () => void unsubscribe(STARTED, onStarted)
  onTestFinished(mend)
  return { asked, mend }
}
