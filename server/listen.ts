import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const DRAIN_MS = 8_000
const POLL_MS = 25

export type Listening = {
  port: number
  /** From now on requests are answered by this; before, with 503. */
  serve(listener: RequestListener): void
  /** Takes no new connection; returns when the last request is answered, or has had its time. */
  stopAccepting(): Promise<void>
}

const starting: RequestListener = (_, res) => {
  res.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('Starting\n')
}

const drained = async (server: Server) => {
  const closed = once(server, 'close')
  server.close()
  const idle = setInterval(() => server.closeIdleConnections(), POLL_MS)
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

/** Takes the port before anything else is started, so that a taken one is known at once. */
export const listenOn = async (port: number, host: string): Promise<Listening> => {
  let answer = starting
  const server = createServer((req, res) => answer(req, res))
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    serve: (listener) => {
      answer = listener
    },
    stopAccepting: () => drained(server),
  }
}
