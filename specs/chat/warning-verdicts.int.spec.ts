import { describe, expect, it } from 'vitest'
import { verdictStore } from '#adapters/postgres/chat/warning-verdicts.ts'
import { type Verdict, type WarningKind, warningKinds } from '#core/chat/warnings/values.ts'
import { SITE, storesOfFile } from '#specs/harness/database/postgres.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { sharedServer } from '#specs/harness/server/shared-server.ts'

const CALL = 'POST /api/warning-verdict.php'

describe('the store of verdicts on warnings', () => {
  const stores = storesOfFile()

  const counted = async (day: string) => {
    const { rows } = await stores.db.pool.query(
      `select site_id as site, kind, verdict, times from warning_verdict where day = $1
      order by site_id, kind, verdict`,
      [day],
    )
    return rows
  }
  const count = (day: string, kinds: WarningKind[], verdict: Verdict, site = SITE) =>
    verdictStore(stores.db).count({ site, day, kinds, verdict })

  it('counts each kind of a call once, and the next call on top of it', async () => {
    const day = '2026-11-01'
    await count(day, ['money', 'phone', 'money'], 'right')
    await count(day, ['money'], 'right')
    await count(day, ['money'], 'fine')
    expect(await counted(day)).toEqual([
      { site: SITE, kind: 'money', verdict: 'fine', times: 1 },
      { site: SITE, kind: 'money', verdict: 'right', times: 2 },
      { site: SITE, kind: 'phone', verdict: 'right', times: 1 },
    ])
  })

  it('counts each site and each day apart', async () => {
    await count('2026-11-02', ['mail'], 'right')
    await count('2026-11-02', ['mail'], 'right', 'elsewhere')
    await count('2026-11-03', ['mail'], 'right')
    expect(await counted('2026-11-02')).toEqual([
      { site: 'elsewhere', kind: 'mail', verdict: 'right', times: 1 },
      { site: SITE, kind: 'mail', verdict: 'right', times: 1 },
    ])
    expect(await counted('2026-11-03')).toHaveLength(1)
  })

  it('counts every concurrent call, without a deadlock when they list the kinds in different orders', async () => {
    const day = '2026-11-04'
    const orders = Array.from({ length: 40 }, (_, nth) =>
      nth % 2 === 0 ? [...warningKinds] : warningKinds.toReversed(),
    )
    await Promise.all(orders.map((kinds) => count(day, kinds, 'fine')))
    const times = (await counted(day)).map((row) => row.times)
    expect(times).toEqual(warningKinds.map(() => orders.length))
  })

  it.each([
    ['an unknown kind', `('${SITE}', '2026-11-05', 'gossip', 'fine', 1)`],
    ['an unknown verdict', `('${SITE}', '2026-11-05', 'money', 'maybe', 1)`],
    ['a count of zero', `('${SITE}', '2026-11-05', 'money', 'fine', 0)`],
    ['an unknown site', `('nowhere', '2026-11-05', 'money', 'fine', 1)`],
  ])('refuses %s by a constraint of the database', async (_, row) => {
    const insert = stores.db.pool.query(`insert into warning_verdict values ${row}`)
    await expect(insert).rejects.toThrow(/constraint/)
  })

  it('has no column for a member, a message or a text', async () => {
    const { rows } = await stores.db.pool.query(
      `select column_name as name from information_schema.columns
      where table_name = 'warning_verdict' order by ordinal_position`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['site_id', 'day', 'kind', 'verdict', 'times'])
  })
})

describe('a verdict of a receiver on a warning (CHT-19)', () => {
  it('is counted for each tap', async () => {
    const server = await sharedServer()
    const anna = await newMember(server)
    const times = async () => {
      const { rows } = await server.db.query(
        `select coalesce(sum(times), 0)::int as times from warning_verdict
        where site_id = 'vonk' and kind = 'crypto' and verdict = 'right'`,
      )
      return rows[0]?.times
    }
    const before = await times()
    const kinds: WarningKind[] = ['crypto', 'crypto']
    expect(await anna.ask(CALL, { body: { kinds, verdict: 'right' } })).toEqual({})
    expect(await anna.ask(CALL, { body: { kinds, verdict: 'right' } })).toEqual({})
    expect(await times()).toBe(before + 2)
  })

  it.each([
    ['an unknown kind', { kinds: ['gossip'], verdict: 'fine' }],
    ['no kind', { kinds: [], verdict: 'fine' }],
    ['more kinds than there are', { kinds: Array(9).fill('money'), verdict: 'fine' }],
    ['an unknown verdict', { kinds: ['money'], verdict: 'maybe' }],
  ])('is refused with %s', async (_, body) => {
    const anna = await newMember(await sharedServer())
    const refused = await anna.call(CALL, { body: body as never })
    expect([refused.status, refused.json]).toMatchObject([400, { error: 'invalid' }])
  })

  it('is refused for a visitor', async () => {
    const { status } = await (await sharedServer())
      .browser()
      .call(CALL, { body: { kinds: ['money'], verdict: 'fine' } })
    expect(status).toBe(403)
  })
})
