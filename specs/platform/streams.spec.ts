import { once } from 'node:events'
import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createStreams } from '#server/platform/http/streams.ts'

const HEARTBEAT_MS = 5

const liveHints = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  start: async () => undefined,
  stop: async () => undefined,
}

test('a stream whose reader left before it began is not kept, and keeps nobody online', async () => {
  const streams = createStreams({ liveHints, heartbeatMs: HEARTBEAT_MS })
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => {
    streams.endAll()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async () => {
    const asked = once(server, 'request')
    const request = get({ port, host: '127.0.0.1' }).on('error', () => undefined)
    const [, res] = (await asked) as [unknown, ServerResponse]
    return { request, res }
  }
  const gone = await ask()
  const closed = once(gone.res, 'close')
  gone.request.destroy()
  await closed
  const here = await ask()

  const [lookedAtGone, lookedAtHere] = [vi.fn(async () => true), vi.fn(async () => true)]
  streams.open({ account: 'a', sessionHash: 's', res: gone.res, lives: lookedAtGone })
  streams.open({ account: 'a', sessionHash: 's', res: here.res, lives: lookedAtHere })
  await vi.waitFor(() => expect(lookedAtHere.mock.calls.length).toBeGreaterThan(2), 10_000)
  expect(lookedAtGone).not.toHaveBeenCalled()
  here.request.destroy()
})
