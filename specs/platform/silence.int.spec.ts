import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { callsOf, type Heard } from '#specs/harness/crash/calls.ts'
import {
  asks,
  type SilencingProxy,
  silencingProxyTo,
  throughPort,
} from '#specs/harness/crash/silence.ts'
import { buy, newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

/** By when a caller hears something, whatever hangs; and by when all is well after its end. */
const HEARD_MS = 8_000
const WELL_MS = 10_000

let line: SilencingProxy
let server: SpecServer
let callAll: () => Promise<Heard[]>
beforeAll(async () => {
  const { port } = new URL(inject('specDatabase').serverUrl)
  line = await silencingProxyTo(() => Number(port || 5432))
  server = await startServer({
    databaseVia: (url) => throughPort(url, line.port),
    impatient: true,
  })
  const [anna, bram] = [await newMember(server), await newMember(server)]
  await buy(anna)
  callAll = callsOf(anna, bram, server.browser)
})
afterAll(async () => {
  await server.stop()
  await line.stop()
})

/** Every caller hears something in time, and who hears no answer is told in words when to ask again. */
const expectHeard = (all: Heard[]) => {
  for (const { call, status, error, again, ms } of all) {
    expect(ms, call).toBeLessThan(HEARD_MS)
    if (status >= 500)
      expect({ call, status, error, again: again > 0 }).toEqual({
        call,
        status: 503,
        error: 'unavailable',
        again: true,
      })
  }
}

const expectSoonWell = async () => {
  const began = performance.now()
  await until(async () => {
    for (const { call, status } of await callAll()) expect(status, call).toBeLessThan(500)
  })
  expect(performance.now() - began).toBeLessThan(WELL_MS)
}

describe('a database connection that says nothing any more', () => {
  test.each([
    ['on which sessions are read', /session_member|send_facts/],
    ['on which messages are written', /send_(first|start|next)_paid/],
    ['of the ORM', /from "?public"?\."?bundle|"bundle"/],
    ['in a transaction', /\bbegin\b/],
    ['whose commit is not answered', /\bcommit\b/],
  ])('while %s, is told to who waits for it and used by nobody after', async (_, words) => {
    const silent = line.silenceNext(asks(words))
    const all = await callAll()
    await silent
    expectHeard(all)
    await expectSoonWell()
  })

  test.each([
    ['sessions are read on', /session_member|send_facts/],
    ['messages are written on', /send_(first|start|next)_paid/],
    ['transactions are committed on', /\bcommit\b/],
  ])('while %s, is also told as away when it breaks in the end', async (_, words) => {
    const silent = line.silenceNext(asks(words))
    const calling = callAll()
    await silent
    line.breakAll()
    const all = await calling
    expectHeard(all)
    expect(all.filter(({ status }) => status === 503).length).toBeGreaterThan(0)
    await expectSoonWell()
  })

  test('together with all the others is told to everybody, and all is well soon after', async () => {
    await expectSoonWell()
    line.silenceAll()
    const all = await callAll()
    expectHeard(all)
    expect(all.filter(({ status }) => status === 503).length).toBeGreaterThan(0)
    line.speak()
    await expectSoonWell()
  })

  test('keeps a server from calling itself ready, as long as that lasts (OPS-05)', async () => {
    const ready = async () => (await server.browser().send('GET', '/readyz')).status
    await until(async () => expect(await ready()).toBe(200))
    line.silenceAll()
    await until(async () => expect(await ready()).toBe(503))
    expect((await server.browser().send('GET', '/healthz')).status).toBe(200)
    line.speak()
    await until(async () => expect(await ready()).toBe(200))
  })
})

describe('a database that limps', () => {
  test('lets nobody wait for longer than a browser does, however often it is asked', async () => {
    line.delay(2_500)
    const all = await callAll()
    line.delay(0)
    expectHeard(all)
    expect(all.some(({ status }) => status === 503)).toBe(true)
    await expectSoonWell()
  })
})
