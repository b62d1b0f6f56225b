import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { movableClock } from '#adapters/system/clock.ts'
import { DAY_MS, HOUR_MS } from '#core/kernel/time-units.ts'
import { nlClockTexts } from '#core/texts/nl/platform/clock.ts'
import { type FreshDatabase, freshDatabase } from '#specs/harness/database/database.ts'
import { until } from '#specs/harness/server/server.ts'

const REAL = Date.parse('2026-11-20T18:00:00Z')

const made: FreshDatabase[] = []
let database: FreshDatabase
beforeEach(async () => {
  database = await freshDatabase()
  made.push(database)
})
afterAll(async () => {
  for (const each of made) await each.drop()
})

const node = async () => {
  const running = await movableClock({
    databaseUrl: database.url,
    realNow: () => REAL,
    texts: nlClockTexts,
  })
  onTestFinished(running.stop)
  const send = (fields: Record<string, string>) =>
    running.pages.answer(
      new Request('http://localhost/dev/clock', {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
      }),
    )
  return { ...running, send, now: () => running.clock.now().getTime() - REAL }
}

describe('the clock of a demo', () => {
  test('shows real time until somebody moves it', async () => {
    const { now, pages } = await node()
    expect(now()).toBe(0)
    const page = await pages.answer(new Request('http://localhost/dev/clock'))
    expect(page?.status).toBe(200)
    const text = (await page?.text()) ?? ''
    expect(text).toContain('vrijdag 20 november 2026')
    expect(text).toContain('Gelijk met de echte tijd.')
    expect(text).not.toMatch(/<script|value="back"/)
  })

  test.each([
    { fields: { move: 'hour' }, ms: HOUR_MS },
    { fields: { move: 'day' }, ms: DAY_MS },
    { fields: { move: 'fortnight' }, ms: 14 * DAY_MS },
    { fields: { move: 'custom', amount: '90', unit: 'minutes' }, ms: 1.5 * HOUR_MS },
  ])('goes forward by $fields and shows it on the page that follows', async ({ fields, ms }) => {
    const { send, now } = await node()
    const answer = await send(fields)
    expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/dev/clock'])
    expect(now()).toBe(ms)
  })

  test.each([
    [{ move: 'custom', amount: '-3', unit: 'days' }, 'Vul een heel getal in'],
    [{ move: 'custom', amount: '1,5', unit: 'hours' }, 'Vul een heel getal in'],
    [{ move: 'custom', amount: '3', unit: 'years' }, 'Deze keuze ken ik niet'],
    [{ move: 'custom', amount: '9999', unit: 'days' }, 'Verder dan tien jaar'],
    [{ move: 'sideways' }, 'Deze keuze ken ik niet'],
  ])('stays where it is at %j, and says why', async (fields, why) => {
    const { send, now } = await node()
    const answer = await send(fields)
    expect(answer?.status).toBe(422)
    expect(await answer?.text()).toContain(why)
    expect(now()).toBe(0)
  })

  test('keeps what was typed when it refuses, as text and not as markup', async () => {
    const { send } = await node()
    const text = await (await send({ move: 'custom', amount: '"><b>', unit: 'hours' }))?.text()
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;"')
    expect(text).toContain('<option value="hours" selected>')
  })

  test('goes back to real time, and says beforehand what stays', async () => {
    const { send, now, pages } = await node()
    await send({ move: 'day' })
    const page = await pages.answer(new Request('http://localhost/dev/clock'))
    expect(await page?.text()).toContain('Wat intussen is gebeurd, blijft gebeurd')
    await send({ move: 'back' })
    expect(now()).toBe(0)
  })

  test('is soon the same on all nodes, and moves by what each of them adds', async () => {
    const [one, other] = [await node(), await node()]
    await Promise.all([one.send({ move: 'hour' }), other.send({ move: 'day' })])
    await until(() => expect([one.now(), other.now()]).toEqual(Array(2).fill(HOUR_MS + DAY_MS)))
  })

  test('outlives a restart', async () => {
    const first = await movableClock({
      databaseUrl: database.url,
      realNow: () => REAL,
      texts: nlClockTexts,
    })
    await first.clock.forward(DAY_MS)
    await first.stop()
    expect((await node()).now()).toBe(DAY_MS)
  })
})
