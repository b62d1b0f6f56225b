import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import { openStream } from '#specs/harness/server/stream.ts'

const MEMBERS = '/api/members.php'

let server: SharedServer
let member: SpecMember
beforeAll(async () => {
  server = await sharedServer()
  member = await newMember(server)
})
afterAll(() => server.stop())

/** As it comes over the wire, still packed. */
const wired = async (path: string, headers: Record<string, string>) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${server.url}${path}`, { headers: { cookie: member.cookie(), ...headers } }, resolve).on(
      'error',
      reject,
    )
  })
  let bytes = 0
  for await (const chunk of answer) bytes += chunk.length
  return { packing: answer.headers['content-encoding'], vary: answer.headers.vary, bytes }
}

describe('an answer', () => {
  test.each(['br', 'gzip'])(
    'of some length is packed as %s for who can read it',
    async (packing) => {
      const plain = await wired(MEMBERS, { 'accept-encoding': 'identity' })
      const packed = await wired(MEMBERS, { 'accept-encoding': packing })
      expect(plain.packing).toBeUndefined()
      expect(packed.packing).toBe(packing)
      expect(packed.vary).toMatch(/accept-encoding/i)
      expect(packed.bytes).toBeLessThan(plain.bytes / 4)
    },
  )

  test('of a few bytes goes as it is', async () => {
    const { packing } = await wired('/api/chats.php', { 'accept-encoding': 'br, gzip' })
    expect(packing).toBeUndefined()
  })

  test('that another site asks for tells nothing by its packed length', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'accept-encoding': 'br, gzip', 'sec-fetch-site': site }
      expect((await wired(MEMBERS, headers)).packing).toBeUndefined()
    }
  })

  test('that is a stream arrives as it is', async () => {
    const stream = await openStream(server.url, member.cookie())
    expect(stream.headers.get('content-encoding')).toBeNull()
    stream.close()
  })
})
