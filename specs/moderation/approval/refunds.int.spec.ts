import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffRole } from '#core/kernel/roles.ts'
import { HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { REFUND_ALONE_HOURS, REFUND_ALONE_MINOR } from '#core/moderation/approval/rules.ts'
import * as tokens from '#server/platform/tokens.ts'
import { buy, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const reason = 'Ticket 4411'
let server: SpecServer
let staff: Record<'support' | 'finance' | 'finance2', SpecMember>

const working = async (role: StaffRole) => {
  const one = await newMember(server)
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(one.id, role)
  return one
}

beforeAll(async () => {
  server = await startServer()
  staff = {
    support: await working('support'),
    finance: await working('finance'),
    finance2: await working('finance'),
  }
})
afterAll(() => server.stop())

const refundAlone = async (by: SpecMember, payment: string, minor: number) => {
  const { json } = await by.call('POST /api/desk-refund.php', { body: { payment, minor, reason } })
  return (json as { error?: string }).error ?? 'given'
}
const refundedOf = async (payment: string) =>
  (
    await server.db.query(
      'select sum(minor)::int as minor, count(*)::int as parts from refund where payment_id = $1',
      [payment],
    )
  ).rows[0]

/** Runs a statement in a transaction of its own; answers why the database refuses it. */
const refusalOf = (text: string, values: unknown[]) =>
  server.db.query(text, values).then(
    () => 'written',
    (error: Error) => error.message,
  )

describe('a refund', () => {
  it('is given by one person of finance up to a limit, and by two people beyond it', async () => {
    const anna = await newMember(server)
    const { payment_id: payment } = await buy(anna, 'credits-150')
    const small = { payment, minor: REFUND_ALONE_MINOR, reason }
    const large = { payment, minor: REFUND_ALONE_MINOR + 1, reason }
    const alone = await staff.finance.refusal('POST /api/desk-refund.php', { body: large })
    expect(alone.error).toBe('second_person_needed')
    const hidden = await staff.support.refusal('POST /api/desk-refund.php', { body: small })
    expect(hidden.error).toBe('not_found')
    const more = { kind: 'refund', payment, minor: 4_000, reason } as const
    const early = await staff.support.refusal('POST /api/desk-approval.php', { body: more })
    expect(early.error).toBe('refund_too_much')
    const { id } = await staff.support.ask('POST /api/desk-approval.php', {
      body: { kind: 'refund', ...large },
    })
    const { approvals } = await staff.finance.ask('GET /api/desk-approvals.php')
    const [seen] = approvals.filter((one) => one.id === id)
    expect(seen?.money).toEqual({ minor: REFUND_ALONE_MINOR + 1, currency: 'EUR' })
    await staff.finance.ask('PUT /api/desk-approval.php', { body: { id, outcome: 'confirmed' } })
    const rest = { payment, minor: 3_999 - REFUND_ALONE_MINOR - 1, reason }
    await staff.finance.ask('POST /api/desk-refund.php', { body: rest })
    expect(await refundedOf(payment)).toEqual({ minor: 3_999, parts: 2 })
    const none = await staff.finance.refusal('POST /api/desk-refund.php', {
      body: { ...rest, minor: 1 },
    })
    expect(none.error).toMatch(/not_now|refund_too_much/)
  })

  it('needs two people once its payment’s parts add up to more than one person may give (MOD-14)', async () => {
    const anna = await newMember(server)
    const { payment_id: payment } = await buy(anna, 'credits-150')
    expect(await refundAlone(staff.finance, payment, REFUND_ALONE_MINOR)).toBe('given')
    expect(await refundAlone(staff.finance, payment, 1_499)).toBe('second_person_needed')
    expect(await refundAlone(staff.finance2, payment, 1)).toBe('second_person_needed')
    expect(await refundedOf(payment)).toEqual({ minor: REFUND_ALONE_MINOR, parts: 1 })
  })

  it('needs two people once the parts of all payments of a member add up to more in a day (MOD-14)', async () => {
    const anna = await newMember(server)
    const { payment_id: one } = await buy(anna, 'credits-150')
    const { payment_id: other } = await buy(anna, 'credits-150')
    expect(await refundAlone(staff.finance, one, 2_000)).toBe('given')
    expect(await refundAlone(staff.finance2, other, 501)).toBe('second_person_needed')
    expect(await refundAlone(staff.finance2, other, 500)).toBe('given')
    const body = { text: anna.id, reason }
    await staff.finance.ask('POST /api/desk-member.php', { body })
    const { member } = await staff.finance.ask('GET /api/desk-member.php', {
      query: { id: anna.id },
    })
    expect(member.orders?.map(({ alone_minor }) => alone_minor)).toEqual([0, 0])
    server.clock.forward(REFUND_ALONE_HOURS * HOUR_MS - MINUTE_MS)
    expect(await refundAlone(staff.finance, other, 1)).toBe('second_person_needed')
    server.clock.forward(MINUTE_MS)
    expect(await refundAlone(staff.finance, other, 2_000)).toBe('given')
    expect(await refundAlone(staff.finance, other, 1)).toBe('second_person_needed')
  })

  it('passes the sum of one person in no race (MOD-14)', async () => {
    const anna = await newMember(server)
    const bought = [await buy(anna, 'credits-150'), await buy(anna, 'credits-150')]
    const answers = await Promise.all(
      bought.flatMap(({ payment_id }) =>
        [staff.finance, staff.finance2].map((by) => refundAlone(by, payment_id, 1_300)),
      ),
    )
    expect(answers.filter((one) => one === 'given')).toHaveLength(1)
    expect(answers.filter((one) => one === 'second_person_needed')).toHaveLength(3)
  })
})

describe('the database', () => {
  it('refuses more by one person than the limit, in however many parts (MOD-14)', async () => {
    const anna = await newMember(server)
    const { payment_id: payment } = await buy(anna, 'credits-150')
    expect(await refundAlone(staff.finance, payment, REFUND_ALONE_MINOR)).toBe('given')
    const more = `with given as (
        insert into approval (id, site_id, account_id, proposed_at, reason, state, context, version)
        select gen_random_uuid(), site_id, account_id, proposed_at, reason, state,
          jsonb_set(context, '{amount}', '1'), version
        from approval where about = $1 returning id
      ) insert into desk_log (at, actor, act, approval_id, about)
      select now(), 'somebody', 'decideAlone', id, 'refund' from given`
    expect(await refusalOf(more, [payment])).toContain('more than one person may give')
  })

  it('refuses a refund that nobody decided on, however small (MOD-14)', async () => {
    const { payment_id: payment } = await buy(await newMember(server))
    const given = `insert into refund (payment_id, part, minor, decided_at, ask_at)
      values ($1, 900, 1, now(), now())`
    expect(await refusalOf(given, [payment])).toContain('no two people agreed')
  })

  it.each([
    ['delete from approval where about = $1', 'cannot be deleted'],
    [
      `update approval set context = jsonb_set(context, '{amount}', '1') where about = $1`,
      'is final',
    ],
    [`update approval set proposed_at = now() - interval '9 days' where about = $1`, 'is final'],
  ])('keeps every decision as it was made: "%s" is refused (MOD-14)', async (statement, why) => {
    const { payment_id: payment } = await buy(await newMember(server), 'credits-150')
    expect(await refundAlone(staff.finance, payment, 500)).toBe('given')
    expect(await refusalOf(statement, [payment])).toContain(why)
  })

  it('refuses to empty the table of approvals (MOD-14)', async () => {
    expect(await refusalOf('truncate approval cascade', [])).toContain('cannot be deleted')
  })
})
