import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AgeProvider } from '#core/account/age/ports.ts'
import { AGE_ASK_HOURS } from '#core/account/age/rules.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import * as tokens from '#server/platform/tokens.ts'
import { message, newMember, PASSWORD, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { unzip } from '#specs/harness/support/unzip.ts'

let server: SpecServer
/** What the provider answers instead of what its page was told. */
let lie: Awaited<ReturnType<AgeProvider['look']>> | null = null
beforeAll(async () => {
  server = await startServer({
    rebind: (container) => {
      const real = container.getAsync(tokens.ageProvider)
      container.rebind(tokens.ageProvider).toResolvedValue(async () => {
        const provider = await real
        if (!provider) throw new Error('A demo has a provider')
        return { ...provider, look: async (reference) => lie ?? provider.look(reference) }
      })
    },
  })
  await server.db.query(`update site set settings = settings || '{"age_proof": "before_chat"}'`)
  await server.restart()
})
afterAll(() => server.stop())

const begin = async (member: SpecMember, next = '/chats') => {
  const { page } = await member.ask('POST /api/age-proof.php', { body: { next } })
  return new URL(page).pathname
}
const say = (member: SpecMember, page: string, choice: string) =>
  member.send('POST', page, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ choice }).toString(),
  })
const look = async (member: SpecMember) =>
  (await member.ask('PUT /api/age-proof.php', { body: {} })).proof
const pair = () => Promise.all([newMember(server), newMember(server)])
const write = (from: SpecMember, to: SpecMember) =>
  from.call('POST /api/message.php', message(to.id, 'Hoi'))
const kept = async ({ id }: SpecMember) =>
  (await server.db.query('select * from age_proof where account_id = $1', [id])).rows

describe('who writes on a site that wants a proof of age', () => {
  test('proves it once at the page of who can tell, comes back to where they were, and writes (MOD-08)', async () => {
    const [anna, bram] = await pair()
    expect((await write(anna, bram)).json).toEqual({ error: 'age_proof_needed' })
    const page = await begin(anna, `/members/${bram.id}/chat`)
    expect(await look(anna)).toBeNull()
    const back = await say(anna, page, 'adult')
    expect(back.status).toBe(303)
    expect(back.headers.get('location')).toContain(`/age?next=%2Fmembers%2F${bram.id}%2Fchat`)
    expect((await write(anna, bram)).status).toBe(403)
    expect(await look(anna)).toMatchObject({ outcome: 'adult', method: 'practice' })
    expect((await anna.ask('GET /api/user.php')).user?.age_proof).toBe('adult')
    expect((await write(anna, bram)).status).toBe(200)
    expect((await write(bram, anna)).json).toEqual({ error: 'age_proof_needed' })
  })

  test('is refused below 18, for good and wherever (MOD-08)', async () => {
    const [anna, bram] = await pair()
    await say(anna, await begin(anna), 'minor')
    expect(await look(anna)).toMatchObject({ outcome: 'minor' })
    expect((await write(anna, bram)).json).toEqual({ error: 'age_refused' })
    const again = await anna.refusal('POST /api/age-proof.php', { body: {} })
    expect(again).toEqual({ status: 403, error: 'age_refused' })
  })

  test('who breaks off has proven nothing, and can begin anew (MOD-08)', async () => {
    const [anna] = await pair()
    await say(anna, await begin(anna), 'break_off')
    expect([await look(anna), await kept(anna)]).toEqual([null, []])
    await say(anna, await begin(anna), 'adult')
    expect(await look(anna)).toMatchObject({ outcome: 'adult' })
  })

  test('is looked at as often as one likes, and once it is known nothing changes it (MOD-08)', async () => {
    const [anna] = await pair()
    const page = await begin(anna)
    await say(anna, page, 'adult')
    const first = await look(anna)
    await say(anna, page, 'minor')
    lie = { reference: page.split('/').at(-1) ?? '', answer: 'minor' }
    server.clock.forward(HOUR_MS)
    expect([await look(anna), await look(anna)]).toEqual([first, first])
    lie = null
    const again = await anna.refusal('POST /api/age-proof.php', { body: {} })
    expect(again).toMatchObject({ error: 'not_now' })
  })

  test('is not believed by the proof of another, nor too late (MOD-08)', async () => {
    const [anna, bram] = await pair()
    const hers = await begin(anna)
    const his = await begin(bram)
    lie = { reference: his.split('/').at(-1) ?? '', answer: 'adult' }
    expect(await look(anna)).toBeNull()
    lie = null
    await say(bram, his, 'adult')
    expect(await look(anna)).toBeNull()
    await say(anna, hers, 'adult')
    server.clock.forward(AGE_ASK_HOURS * HOUR_MS)
    expect([await look(anna), await kept(anna)]).toEqual([null, []])
  })

  test.each(['//elders.example', 'https://elders.example', '/chats?x=1', 'chats', '/a\\b'])(
    'goes on to no %s',
    async (next) => {
      const [anna] = await pair()
      const refused = await anna.refusal('POST /api/age-proof.php', { body: { next } })
      expect(refused).toMatchObject({ status: 400, fields: { next: 'field_invalid' } })
    },
  )

  test('is kept as the outcome, how and when, is in the archive, and goes with the account (MOD-08)', async () => {
    const [anna] = await pair()
    await say(anna, await begin(anna), 'adult')
    await look(anna)
    const { account_id, reference, asked_at, ...rest } = (await kept(anna))[0]
    expect([account_id, reference, asked_at]).toEqual([anna.id, null, null])
    expect(Object.keys(rest).sort()).toEqual(['at', 'method', 'outcome'])
    const response = await fetch(`${server.url}/api/data.php`, {
      method: 'POST',
      headers: {
        cookie: anna.cookie(),
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ password: PASSWORD }),
    })
    const files = unzip(Buffer.from(await response.arrayBuffer()))
    const [row] = JSON.parse(String(files.get('account.json'))) as object[]
    expect(row).toMatchObject({ age_proof: { outcome: 'adult', method: 'practice' } })
  })
})

test('where a site wants no proof nobody is asked for one', async () => {
  const other = await startServer()
  try {
    const [anna, bram] = [await newMember(other), await newMember(other)]
    expect((await write(anna, bram)).status).toBe(200)
  } finally {
    await other.stop()
  }
})
