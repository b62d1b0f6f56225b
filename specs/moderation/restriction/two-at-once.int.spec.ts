import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Decision } from '#core/moderation/values.ts'
import * as moderation from '#server/moderation/tokens.ts'
import * as tokens from '#server/platform/tokens.ts'
import { erasureOf } from '#specs/harness/database/erasure.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

const ABOUT = 'Graag een avond uit.'
const DAYS: Partial<Record<Decision, number>> = { pause_chat: 7, suspend: 7 }

/** Somebody of whom their text is reported, and they themselves. */
const reportedTwice = async () => {
  const [bram, anna] = [await newMember(server), await newMember(server)]
  await server.db.query('update profile set about_me = $2 where account_id = $1', [bram.id, ABOUT])
  for (const subject of ['member', 'text'] as const) {
    await anna.ask('POST /api/report.php', { body: { subject, id: bram.id, reason: 'spam' } })
  }
  const { rows } = await server.db.query<{ id: string }>(
    'select id from moderation_case where accused_id = $1 order by opened_at',
    [bram.id],
  )
  return { bram, cases: rows.map(({ id }) => id) }
}

const decide = async (id: string, decision: Decision) => {
  const desk = await server.container.getAsync(moderation.desk)
  const asked = { site: 'vonk', by: 'eva', id, key: null }
  await desk.claim(asked)
  const days = DAYS[decision] ?? null
  await desk.decide({ ...asked, decision, days, rule: 'spam', facts: 'Steeds hetzelfde.' })
}

const decidedTwice = async (decision: Decision) => {
  const { bram, cases } = await reportedTwice()
  for (const id of cases) await decide(id, decision)
  const { rows } = await server.db.query<{ id: string }>(
    'select id from restriction where account_id = $1 and in_force',
    [bram.id],
  )
  expect(rows).toHaveLength(2)
  return { bram, restrictions: rows.map(({ id }) => id) }
}

const waiting = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** Both are lifted while the account is held by somebody else, so that neither sees the other's end. */
const liftTogether = async (account: string, restrictions: string[]) => {
  const dispatch = await server.container.getAsync(tokens.dispatch)
  const lift = (id: string) =>
    dispatch({
      attempt: async () => ({
        first: [{ to: 'restriction', id, event: { type: 'lift', by: 'operator' }, must: true }],
        answer: () => null,
      }),
    })
  const holder = await server.db.connect()
  await holder.query('begin')
  await holder.query('select from account where id = $1 for no key update', [account])
  await holder.query('select from profile where account_id = $1 for no key update', [account])
  const lifted = Promise.all(restrictions.map(lift))
  try {
    await until(async () => {
      const { rows } = await holder.query<{ waiting: number }>(waiting)
      expect(rows[0]?.waiting).toBe(restrictions.length)
    })
  } finally {
    await holder.query('commit')
    holder.release()
  }
  await lifted
}

test.each([
  ['pause_chat', { chatPaused: false, visible: true, about: ABOUT }],
  ['hide_profile', { chatPaused: false, visible: true, about: ABOUT }],
  ['remove_text', { chatPaused: false, visible: true, about: ABOUT }],
] as const)(
  'two decisions of %s that end at the same moment leave nothing behind (H6)',
  async (decision, free) => {
    const { bram, restrictions } = await decidedTwice(decision)
    await liftTogether(bram.id, restrictions)
    const { rows } = await server.db.query(
      `select chat_paused as "chatPaused", p.visible, p.about_me as about
    from account a join profile p on p.account_id = a.id where a.id = $1`,
      [bram.id],
    )
    expect(rows).toEqual([free])
  },
)

test.each(['hide_profile', 'remove_text', 'pause_chat'] as const)(
  '%s can still be decided, and ends, where the account has been erased',
  async (decision) => {
    const { bram, cases } = await reportedTwice()
    const dispatch = await server.container.getAsync(tokens.dispatch)
    await dispatch({
      attempt: async () => ({
        first: [{ to: 'account', id: bram.id, event: { type: 'erase' }, must: true }],
        answer: () => null,
        log: erasureOf(bram.id),
      }),
    })
    for (const id of cases) await decide(id, decision)
    const { rows } = await server.db.query(
      'select p.visible from profile p where p.account_id = $1 and p.visible',
      [bram.id],
    )
    expect(rows).toEqual([])
  },
)

test('the database parts no suspension from the decision that says so, in either order (H6)', async () => {
  const { bram, cases } = await reportedTwice()
  const free = (of: string) =>
    server.db.query(
      `update account set state = jsonb_set(state, '{living,conduct}', '"clear"') where id = $1`,
      [of],
    )
  await decide(cases[0] ?? '', 'suspend')
  await expect(free(bram.id)).rejects.toMatchObject({ code: 'VK001' })
  const other = await newMember(server)
  await expect(
    server.db.query(
      `insert into restriction
        (id, account_id, case_id, statement_id, kind, began_at, state, context, version)
      select gen_random_uuid(), $1, case_id, statement_id, kind, began_at, state, context, version
      from restriction where account_id = $2`,
      [other.id, bram.id],
    ),
  ).rejects.toMatchObject({ code: 'VK001' })
})

test('a suspension that is decided while the one before it is lifted holds', async () => {
  const { bram, cases } = await reportedTwice()
  await decide(cases[0] ?? '', 'suspend')
  const suspensions = await server.container.getAsync(moderation.suspensions)
  const lifted = suspensions.lift({ by: 'eva', site: 'vonk', id: bram.id, key: null })
  await Promise.all([lifted, decide(cases[1] ?? '', 'suspend')])
  await until(async () => {
    const { rows } = await server.db.query(
      `select a.state #>> '{living,conduct}' as conduct, (
        select count(*)::int from restriction
        where account_id = a.id and kind = 'suspended' and in_force
      ) as held from account a where a.id = $1`,
      [bram.id],
    )
    expect([
      { conduct: 'suspended', held: 1 },
      { conduct: 'clear', held: 0 },
    ]).toContainEqual(rows[0])
  })
})

test('the database lets nothing hold of a member by a statement without a rule (MOD-01, H6)', async () => {
  const { bram, cases } = await reportedTwice()
  await decide(cases[0] ?? '', 'pause_chat')
  const unruled = await server.db.query<{ id: string }>(
    `insert into moderation_statement (id, case_id, account_id, decision, rule, facts, at)
    select gen_random_uuid(), case_id, account_id, decision, null, facts, at
    from moderation_statement where account_id = $1 returning id`,
    [bram.id],
  )
  await expect(
    server.db.query(
      `insert into restriction
        (id, account_id, case_id, statement_id, kind, began_at, state, context, version)
      select gen_random_uuid(), account_id, case_id, $2, kind, began_at, state, context, version
      from restriction where account_id = $1`,
      [bram.id, unruled.rows[0]?.id],
    ),
  ).rejects.toThrow('by no rule')
})
