import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { sourceOf } from '../middleware/source.ts'

const DRAIN_MS = 8_000
const POLL_MS = 25

/** Who says nothing, or says it drop by drop, is not waited for: its head, and all of a request. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  /** Longer than those who balance the load keep a connection for the next call. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
}
/** Who neither reads nor sends for so long is gone; a stream has a heartbeat. */
const SILENCE_MS = 120_000

export type HttpListener = {
  port: number
  /** From now on requests are answered by this; before, with 503. */
  serve(listener: RequestListener): void
  /** Takes no new connection; returns when the last request is answered, or has had its time. */
  stopAccepting(): Promise<void>
}

export type ConnectionLimit = {
  /** Open connections of one source, of IPv6 of a whole /64. */
  perSource: number
  /** A proxy connects in the name of many. */
  isProxy: (address: string) => boolean
}

const starting: RequestListener = (_, res) => {
  res.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('Starting\n')
}

/**
 * Which connections have a request under way. Browsers open some that they never use, which Node
 * does not count as idle.
 */
const connectionsOf = (server: Server) => {
  const open = new Set<Socket>()
  const busy = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    busy.add(socket)
    res.on('close', () => busy.delete(socket))
  })
  return {
    closeIdle: () => {
      for (const socket of open) if (!busy.has(socket)) socket.destroy()
    },
  }
}

/** What a source opens beyond its number is closed at once. */
const holdToLimit = (server: Server, { perSource, isProxy }: ConnectionLimit) => {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address)) return
    const source = sourceOf(address)
    const count = (open.get(source) ?? 0) + 1
    open.set(source, count)
    socket.on('close', () => {
      const left = (open.get(source) ?? 1) - 1
      if (left > 0) open.set(source, left)
      else open.delete(source)
    })
    if (count > perSource) socket.destroy()
  })
}

const drained = async (server: Server, closeIdle: () => void) => {
  const closed = once(server, 'close')
  server.close()
  closeIdle()
  const idle = setInterval(closeIdle, POLL_MS)
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

/** Takes the port before anything else is started, so that a taken one is known at once. */
export const listenOn = async (
  port: number,
  host: string,
  limit: ConnectionLimit,
): Promise<HttpListener> => {
  let answer = starting
  const server = createServer(patience, (req, res) => answer(req, res))
  server.setTimeout(SILENCE_MS)
  holdToLimit(server, limit)
  const { closeIdle } = connectionsOf(server)
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    serve: (listener) => {
      answer = listener
    },
    stopAccepting: () => drained(server, closeIdle),
  }
}
