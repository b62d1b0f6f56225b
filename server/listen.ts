import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

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

/**
 * Which connections have a request under way. Browsers open some that they never use, which Node
 * does not count as idle.
 */
const connectionsOf = (server: Server) => {
  const open = new Set<Socket>()
  const busy = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    busy.add(socket)
    res.once('close', () => busy.delete(socket))
  })
  return {
    closeIdle: () => {
      for (const socket of open) if (!busy.has(socket)) socket.destroy()
    },
  }
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
export const listenOn = async (port: number, host: string): Promise<Listening> => {
  let answer = starting
  const server = createServer((req, res) => answer(req, res))
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
