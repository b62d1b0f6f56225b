import { get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { message, newMember } from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import { openStream } from '#specs/harness/server/stream.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

const statusFor = (host: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = new URL(server.url)
    get({ host: 'localhost', port, path, headers: { host } }, (res) => {
      res.resume()
      resolve(res.statusCode)
    }).on('error', reject)
  })

test.each(['[', 'a b', 'x:99999999', '%00', 'evil.example'])(
  'a host that calls itself "%s" is never a failure (S14)',
  async (host) => {
    for (const path of ['/api/settings.php', '/api/docs', '/dev/mail', '/sandbox/pay/none']) {
      expect(await statusFor(host, path)).toBeLessThan(500)
    }
  },
)

test('taking back a like that was never given disturbs nobody', async () => {
  const [anna, bram] = [await newMember(server), await newMember(server)]
  const stream = await openStream(server.url, bram.cookie())
  await anna.ask('DELETE /api/likes.php', { body: { id: bram.id } })
  await anna.ask('POST /api/message.php', message(bram.id, 'Hoi'))
  await until(() => expect(stream.hints.some(({ about }) => about === 'chats')).toBe(true))
  expect(stream.hints.filter(({ about }) => about === 'likes')).toEqual([])
  stream.close()
})
