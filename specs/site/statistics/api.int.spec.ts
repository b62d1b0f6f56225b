import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginningOf, dayOf, daysAfter } from '#core/kernel/day.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import * as moderation from '#server/moderation/tokens.ts'
import * as tokens from '#server/platform/tokens.ts'
import { siteSweeps } from '#server/site/tokens.ts'
import { message, newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
let owner: SpecMember
beforeAll(async () => {
  server = await startServer()
  owner = await newMember(server, { name: 'Olga' })
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(owner.id, 'finance')
})
afterAll(() => server.stop())

const count = async () => {
  const { statistics } = await server.container.getAsync(siteSweeps)
  return statistics(new AbortController().signal)
}
const statistics = (by: 'day' | 'month' | 'year' = 'day') =>
  owner.ask('GET /api/statistics.php', { query: { by } })

/** The next day at noon, when all that was done before is over. */
const tomorrow = () => {
  const now = server.clock.now()
  const noon = beginningOf(daysAfter(dayOf(now), 1)).getTime() + 12 * HOUR_MS
  server.clock.forward(noon - now.getTime())
}

const decided = async (reporter: SpecMember, accused: SpecMember) => {
  await reporter.ask('POST /api/report.php', {
    body: { subject: 'member', id: accused.id, reason: 'fraud' },
  })
  const { rows } = await server.db.query<{ id: string }>(
    'select id from moderation_case where accused_id = $1',
    [accused.id],
  )
  const desk = await server.container.getAsync(moderation.desk)
  const asked = { site: 'vonk', by: owner.id, id: rows[0]?.id ?? '', key: null }
  await desk.claim(asked)
  await desk.decide({ ...asked, decision: 'warning', days: null, rule: 'fraud', facts: 'Gezien.' })
  await accused.ask('POST /api/appeal.php', { body: { id: asked.id, words: 'Niet waar.' } })
}

describe('the statistics of a site (MOD-09)', () => {
  it('count a day once it is over, as it was, and count it once', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    await bram.ask('POST /api/message.php', message(anna.id, 'Hoi'))
    await decided(anna, bram)
    const today = dayOf(server.clock.now())
    tomorrow()
    await count()
    expect(await count()).toBe(0)
    const { periods } = await statistics()
    expect(periods.at(-1)).toMatchObject({
      period: today,
      days: 1,
      reports: [{ reason: 'fraud', times: 1 }],
      decisions: [{ decision: 'warning', found: 'report', times: 1 }],
      decided: 1,
      appeals: { lodged: 1, upheld: 0, overturned: 0 },
    })
    expect((await statistics()).median_minutes).toBe(periods.at(-1)?.median_minutes)
    const [year] = (await statistics('year')).periods.slice(-1)
    expect(year).toMatchObject({ period: today.slice(0, 4), decided: 1 })
  })

  it('time a decision by the cases that waited for one, once each', async () => {
    const [anna, bram, cor] = [
      await newMember(server),
      await newMember(server),
      await newMember(server),
    ]
    const { number } = await anna.ask('POST /api/report.php', {
      body: { subject: 'member', id: bram.id, reason: 'fraud' },
    })
    const { reports } = await anna.ask('GET /api/safety.php')
    const id = reports.find((one) => one.number === number)?.case ?? ''
    const desk = await server.container.getAsync(moderation.desk)
    const decide = async (by: string, decision: 'nothing_found' | 'warning') => {
      const asked = { site: 'vonk', by, id, key: null }
      await desk.claim(asked)
      await desk.decide({ ...asked, decision, days: null, rule: 'fraud', facts: 'Gezien.' })
    }
    server.clock.forward(40 * MINUTE_MS)
    await decide('eva', 'nothing_found')
    await anna.ask('POST /api/appeal.php', { body: { id, words: 'Kijk nog eens.' } })
    server.clock.forward(80 * MINUTE_MS)
    await decide('finn', 'warning')
    const suspensions = await server.container.getAsync(moderation.suspensions)
    for (const one of [bram, cor]) {
      const of = { by: 'eva', site: 'vonk', id: one.id, key: null }
      await suspensions.suspend({ ...of, reason: 'Gezien.', rule: 'fraud' })
    }
    tomorrow()
    await count()
    const [day] = (await statistics()).periods.slice(-1)
    expect(day).toMatchObject({ decided: 1, median_minutes: 40 })
    expect(day?.decisions.reduce((sum, { times }) => sum + times, 0)).toBe(4)
  })

  it('say what members can still spend, as the ledger has it, day after day', async () => {
    const anna = await newMember(server)
    await anna.ask('POST /api/message.php', message((await someone(anna)).id, 'Hallo'))
    tomorrow()
    await count()
    const { rows } = await server.db.query<{ sum: number }>(
      'select sum(balance)::int as sum from wallet',
    )
    const { periods } = await statistics()
    expect(periods.at(-1)?.unspent?.all).toBe(rows[0]?.sum)
  })

  it('go on where nobody counted, and say nothing of who was there then', async () => {
    server.clock.forward(3 * DAY_MS)
    await count()
    const yesterday = daysAfter(dayOf(server.clock.now()), -1)
    await until(async () => expect((await statistics()).periods.at(-1)?.period).toBe(yesterday))
    const { periods } = await statistics()
    expect(periods.slice(-3).map(({ members }) => members.monthly === null)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('wait ten minutes after midnight for what was being written then', async () => {
    tomorrow()
    await count()
    const today = dayOf(server.clock.now())
    const midnight = beginningOf(daysAfter(today, 1)).getTime()
    const last = async () => (await statistics()).periods.at(-1)?.period
    server.clock.forward(midnight + 9 * MINUTE_MS - server.clock.now().getTime())
    await count()
    expect(await last()).toBe(daysAfter(today, -1))
    server.clock.forward(2 * MINUTE_MS)
    await count()
    expect(await last()).toBe(today)
  })

  it('share what is fictional among profiles, conversations and what was paid', async () => {
    const anna = await newMember(server)
    const { rows } = await server.db.query<{ id: string }>(
      'select account_id as id from search_entry where shown and fictional limit 1',
    )
    const luna = rows[0]?.id ?? ''
    await anna.ask('POST /api/message.php', message(luna, 'Hoi'))
    tomorrow()
    await count()
    const { fiction } = (await statistics()).periods.at(-1) ?? {}
    expect(fiction?.conversations).toMatchObject({ fictional: 1 })
    expect(fiction?.profiles.fictional).toBeGreaterThan(0)
    expect(fiction?.profiles.fictional).toBeLessThan(fiction?.profiles.all ?? 0)
  })

  it('count verdicts on warnings, and read days from before them as without any', async () => {
    const anna = await newMember(server)
    await anna.ask('POST /api/warning-verdict.php', {
      body: { kinds: ['money', 'phone'], verdict: 'right' },
    })
    await anna.ask('POST /api/warning-verdict.php', {
      body: { kinds: ['money'], verdict: 'right' },
    })
    tomorrow()
    await count()
    const { periods } = await statistics()
    expect(periods.at(-1)?.warnings).toEqual([
      { kind: 'money', verdict: 'right', times: 2 },
      { kind: 'phone', verdict: 'right', times: 1 },
    ])
    await server.db.query(`update day_statistics set statistics = statistics - 'warnings'`)
    const before = (await statistics()).periods
    expect(before.map(({ warnings }) => warnings)).toEqual(periods.map(() => []))
  })

  it('tell what waits now', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const before = (await statistics()).now.cases.waiting
    await anna.ask('POST /api/report.php', {
      body: { subject: 'member', id: bram.id, reason: 'spam' },
    })
    expect((await statistics()).now.cases.waiting).toBe(before + 1)
  })

  it('are for finance and administrators alone', async () => {
    const accounts = await server.container.getAsync(tokens.accounts)
    const one = await newMember(server)
    const asked = { query: { by: 'day' } } as const
    expect((await one.call('GET /api/statistics.php', asked)).status).toBe(404)
    for (const [role, status] of [
      ['moderator', 404],
      ['support', 404],
      ['finance', 200],
      ['admin', 200],
    ] as const) {
      await accounts.setStaffRole(one.id, role)
      expect((await one.call('GET /api/statistics.php', asked)).status).toBe(status)
    }
  })
})
