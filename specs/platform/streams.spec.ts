import { once } from 'node:events'
import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createShownMembers } from '#server/platform/http/shown-members.ts'
import { createStreams } from '#server/platform/http/streams.ts'

const HEARTBEAT_MS = 5

const liveHints = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  start: async () => undefined,
  stop: async () => undefined,
}

test('a stream whose reader left before it began is not kept, and keeps nobody online', async () => {
  const asked: string[] = []
  const sessionStore = {
    present: async (hashes: readonly string[]) => {
      asked.push(...hashes)
      return [...hashes]
    },
  }
  const streams = createStreams({
    liveHints,
    shownMembers: createShownMembers(),
    sessionStore,
    clock: { now: () => new Date() },
    heartbeatMs: HEARTBEAT_MS,
  })
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

  await streams.open({ account: 'a', sessionHash: 'gone', res: gone.res })
  await streams.open({ account: 'a', sessionHash: 'here', res: here.res })
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(2), 10_000)
  expect(asked).not.toContain('gone')
  here.request.destroy()
})
