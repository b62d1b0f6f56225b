import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const CEILING = 5

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ env: { CONNECTIONS_PER_SOURCE: String(CEILING) } })
})
afterAll(() => server.stop())

const socketTo = async ({ url }: Pick<SpecServer, 'url'>) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes
  })
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return { socket, heard: () => heard }
}

/** Says the rest a letter at a time, for as long as somebody listens. */
const drip = async (socket: Socket, letter: string) => {
  while (!socket.destroyed && socket.writable) {
    socket.write(letter)
    await pause(250)
  }
}

const endOf = async (socket: Socket) => {
  const began = performance.now()
  if (!socket.closed) await once(socket, 'close')
  return performance.now() - began
}

describe('the port of a server', () => {
  test('is shut to who says nothing, or a head or a body drop by drop, within half a minute', async () => {
    const head = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n'
    const post = 'POST /api/user.php HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\n'
    const body = 'content-type: application/json\r\ncontent-length: 9000\r\n\r\n{"email":"'
    const slow = ['', `${head}x-drip: `, `${post}${body}`].map(async (beginning) => {
      const { socket } = await socketTo(server)
      socket.write(beginning)
      if (beginning) void drip(socket, 'a')
      return endOf(socket)
    })
    for (const ms of await Promise.all(slow)) expect(ms).toBeLessThan(30_000)
  })

  test('is open to a bounded number of connections of one source, and to others after them', async () => {
    const all = await Promise.all(Array.from({ length: CEILING + 4 }, () => socketTo(server)))
    const open = () => all.filter(({ socket }) => !socket.destroyed)
    await until(() => expect(open().length).toBeLessThanOrEqual(CEILING))
    for (const { socket } of open()) socket.destroy()
    await until(async () =>
      expect((await server.browser().send('GET', '/healthz')).status).toBe(200),
    )
  })

  test('is open to as many as a proxy passes on', async () => {
    const behind = await startServer({
      env: { CONNECTIONS_PER_SOURCE: String(CEILING), TRUST_PROXY: 'loopback' },
    })
    onTestFinished(() => behind.stop())
    const all = await Promise.all(Array.from({ length: CEILING * 4 }, () => socketTo(behind)))
    for (const { socket } of all) socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await until(() => {
      for (const { heard } of all) expect(heard()).toContain('HTTP/1.1 200')
    })
  })
})
