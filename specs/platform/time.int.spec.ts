import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const told = async (path: string) => {
  const response = await fetch(`${server.url}${path}`)
  await response.arrayBuffer()
  return response.headers.get('x-server-time')
}

describe('the time of the product', () => {
  it('is told with every answer and every refusal, by the clock that moves deadlines', async () => {
    const HOUR_MS = 3_600_000
    for (const path of ['/api/settings.php', '/api/likes.php', '/api/nothing.php']) {
      const before = server.clock.now()
      const said = Date.parse((await told(path)) ?? '')
      expect(said, path).toBeGreaterThanOrEqual(before.getTime())
      expect(said, path).toBeLessThanOrEqual(server.clock.now().getTime())
      server.clock.forward(HOUR_MS)
    }
  })

  it('is not told by what may be kept: files stay the same', async () => {
    expect(await told('/icon.svg')).toBeNull()
  })
})
