import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#core/contract/contract.ts'
import type { StaffRole } from '#core/kernel/roles.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { LOOK_MINUTES } from '#core/moderation/support/rules.ts'
import * as tokens from '#server/platform/tokens.ts'
import { photos as photosOf, unconfirmed } from '#specs/harness/server/before-changes.ts'
import { boughtBy, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const reason = 'Ticket 4411'
let server: SpecServer
let staff: Record<StaffRole, SpecMember>
let anna: SpecMember
let order: Awaited<ReturnType<typeof boughtBy>>

const working = async (role: StaffRole) => {
  const one = await newMember(server)
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(one.id, role)
  return one
}

beforeAll(async () => {
  server = await startServer()
  staff = {
    moderator: await working('moderator'),
    support: await working('support'),
    finance: await working('finance'),
    admin: await working('admin'),
  }
  anna = await newMember(server)
  order = await boughtBy(anna, server)
})
afterAll(() => server.stop())

const find = async (by: SpecMember, text: string) =>
  (await by.ask('POST /api/desk-member.php', { body: { text, reason } })).id
const fileOf = async (by: SpecMember, id: string) => {
  await find(by, id)
  return (await by.ask('GET /api/desk-member.php', { query: { id } })).member
}
const logOf = async (actor: string) =>
  (
    await server.db.query(
      'select act, account_id as account, about from desk_log where actor = $1 order by id desc limit 1',
      [actor],
    )
  ).rows[0]

const mailJobsOf = async (account: string, template: string) => {
  const { rows } = await server.db.query(
    `select count(*)::int as mails from jobs.job
    where data ->> 'account' = $1 and data ->> 'template' = $2`,
    [account, template],
  )
  return Number(rows[0]?.mails)
}

describe('a member', () => {
  it('is found by address, id, order or receipt, whole and one at a time, with a reason that the log keeps (MOD-03)', async () => {
    for (const text of [
      anna.email,
      ` ${anna.email.toUpperCase()} `,
      anna.id,
      order.payment_id,
      order.receipt,
    ]) {
      expect([text, await find(staff.support, text)]).toEqual([text, anna.id])
      expect(await logOf(staff.support.id)).toEqual({
        act: 'find',
        account: anna.id,
        about: reason,
      })
    }
    for (const text of [anna.email.slice(1), '%', '2026-999999', staff.support.id.slice(0, 8)]) {
      expect([text, await find(staff.support, text)]).toEqual([text, null])
    }
    expect(await logOf(staff.support.id)).toEqual({ act: 'find', account: null, about: reason })
    const body = { text: anna.email, reason: ' ' }
    expect((await staff.support.refusal('POST /api/desk-member.php', { body })).error).toBe(
      'invalid',
    )
  })

  it('opens to who has said why, for an hour, and each look is logged', async () => {
    const { id } = await newMember(server)
    const query = { id }
    const early = await staff.support.refusal('GET /api/desk-member.php', { query })
    expect(early.error).toBe('reason_needed')
    await find(staff.support, id)
    await staff.support.ask('GET /api/desk-member.php', { query })
    expect(await logOf(staff.support.id)).toEqual({ act: 'member', account: id, about: '' })
    const other = await staff.admin.refusal('GET /api/desk-member.php', { query })
    expect(other.error).toBe('reason_needed')
    server.clock.forward(LOOK_MINUTES * MINUTE_MS)
    const late = await staff.support.refusal('GET /api/desk-member.php', { query })
    expect(late.error).toBe('reason_needed')
  })

  it('shows to each who works here what their work needs, and nothing that was said', async () => {
    const [support, finance, moderator] = [
      await fileOf(staff.support, anna.id),
      await fileOf(staff.finance, anna.id),
      await fileOf(staff.moderator, anna.id),
    ]
    expect(support.life?.steps.map(({ event }) => event)).toContain('activate')
    expect(support.orders).toMatchObject([
      { payment: order.payment_id, credits: 10, left_minor: 499, state: 'completed' },
    ])
    expect(support.orders?.[0]?.steps.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['begin', 'paid']),
    )
    expect(support.credits?.entries.map(({ reason: why }) => why)).toContain('bundle')
    expect(support.mails?.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['activation', 'welcome', 'receipt']),
    )
    expect(support.devices).toBe(1)
    expect([support.cases, support.has_cases]).toEqual([null, false])
    expect([finance.life, finance.mails, finance.devices, finance.consents]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(finance.orders).toEqual(support.orders)
    expect([moderator.orders, moderator.credits, moderator.mails]).toEqual([null, null, null])
    expect(moderator.cases).toEqual([])
    for (const file of [support, finance, moderator]) {
      expect(JSON.stringify(file)).not.toContain(anna.email)
    }
  })

  it('has cases of which support learns that there are some, and a moderator which', async () => {
    const bram = await newMember(server)
    const body = { subject: 'member', id: bram.id, reason: 'spam' } as const
    await anna.ask('POST /api/report.php', { body })
    const [support, finance, moderator] = [
      await fileOf(staff.support, bram.id),
      await fileOf(staff.finance, bram.id),
      await fileOf(staff.moderator, bram.id),
    ]
    expect([support.cases, support.has_cases]).toEqual([null, true])
    expect([finance.cases, finance.has_cases]).toEqual([null, false])
    expect(moderator.cases).toMatchObject([{ status: 'open', decision: null }])
  })

  it('has photos that open one by one to who has said why, each look in the log, and no private one', async () => {
    const bram = await newMember(server)
    const [shown, hidden] = await photosOf(bram)
    await server.db.query('update photo set private = true where id = $1', [hidden])
    const look = async (by: SpecMember, id: string) => {
      const headers = { cookie: by.cookie() }
      return (await fetch(`${server.url}/media/desk-members/${id}.webp`, { headers })).status
    }
    expect(await look(staff.support, shown)).toBe(404)
    expect((await fileOf(staff.support, bram.id)).photos).toEqual([{ id: shown, shown: true }])
    expect(await look(staff.support, shown)).toBe(200)
    expect(await logOf(staff.support.id)).toEqual({
      act: 'picture',
      account: bram.id,
      about: shown,
    })
    expect((await fileOf(staff.finance, bram.id)).photos).toBeNull()
    for (const [by, id] of [
      [staff.support, hidden],
      [staff.finance, shown],
      [staff.admin, shown],
      [bram, shown],
    ] as const) {
      expect(await look(by, id)).toBe(404)
    }
  })

  it('has an address that is masked until support asks for it, which is logged', async () => {
    const query = { id: anna.id }
    await find(staff.support, anna.id)
    const { mail } = await staff.support.ask('GET /api/desk-member-mail.php', { query })
    expect(mail).toBe(anna.email)
    expect(await logOf(staff.support.id)).toEqual({ act: 'address', account: anna.id, about: '' })
    for (const role of ['moderator', 'finance'] as const) {
      const hidden = await staff[role].refusal('GET /api/desk-member-mail.php', { query })
      expect(hidden.error).toBe('not_found')
    }
  })
})

describe('support', () => {
  it('logs a member out everywhere, who is told by mail', async () => {
    const bram = await newMember(server)
    await find(staff.support, bram.id)
    const body = { id: bram.id, act: 'log_out' } as const
    await staff.support.ask('PUT /api/desk-member.php', { body })
    expect((await bram.ask('GET /api/user.php')).user).toBeNull()
    expect(await logOf(staff.support.id)).toEqual({ act: 'log_out', account: bram.id, about: '' })
    await until(async () => {
      const subjects = (await server.mailsTo(bram.email)).map(({ subject }) => subject)
      expect(subjects.filter((one) => one.includes('overal uitgelogd'))).toHaveLength(1)
    })
  })

  it('has logged a member out once, with one mail, however often it is asked for with a lost answer', async () => {
    const bram = await newMember(server)
    const support = await server.container.getAsync(tokens.support)
    const look = { actor: staff.support.id, act: 'log_out', account: bram.id, about: '' }
    const asked = randomUUID()
    for (let time = 0; time < 3; time += 1) {
      await support.endSessions({ ...look, asked, now: server.clock.now() })
    }
    expect(await mailJobsOf(bram.id, 'loggedOut')).toBe(1)
  })

  it('sends the activation mail once more to who has not confirmed, and to nobody else; only what was done is logged', async () => {
    await find(staff.support, anna.id)
    const refused = { id: anna.id, act: 'resend' } as const
    expect((await staff.support.refusal('PUT /api/desk-member.php', { body: refused })).error).toBe(
      'not_now',
    )
    expect((await logOf(staff.support.id))?.act).toBe('find')
    const id = (await find(staff.support, (await unconfirmed(server)).email)) ?? ''
    const sent = await mailJobsOf(id, 'activation')
    await staff.support.ask('PUT /api/desk-member.php', { body: { id, act: 'resend' } })
    expect(await logOf(staff.support.id)).toEqual({ act: 'resend', account: id, about: '' })
    expect(await mailJobsOf(id, 'activation')).toBe(sent + 1)
  })

  it('sees news that were mailed beside all other mails', async () => {
    const { id } = await newMember(server)
    const jobs = await server.container.getAsync(tokens.jobQueue)
    await jobs.put({ name: 'mail', key: randomUUID(), template: 'newLikes', account: id })
    const { mails } = await fileOf(staff.support, id)
    expect(mails?.map(({ template }) => template)).toContain('newLikes')
  })

  it('puts a mail back that failed, of that member alone', async () => {
    const bram = await newMember(server)
    const { rows } = await server.db.query(
      `update jobs.job set state = 'failed' where id = (
        select id from jobs.job where data ->> 'account' = $1 and data ->> 'template' = 'welcome'
      ) returning id`,
      [bram.id],
    )
    const mail = String(rows[0]?.id)
    const file = await fileOf(staff.support, bram.id)
    expect(file.mails?.find((one) => one.id === mail)?.state).toBe('failed')
    await find(staff.support, anna.id)
    const others = { id: anna.id, act: 'retry_mail', mail } as const
    const refused = await staff.support.refusal('PUT /api/desk-member.php', { body: others })
    expect(refused.error).toBe('not_now')
    await staff.support.ask('PUT /api/desk-member.php', { body: { ...others, id: bram.id } })
    await until(async () => {
      const again = await fileOf(staff.support, bram.id)
      expect(again.mails?.find((one) => one.id === mail)?.state).toBe('sent')
    })
  })
})

describe('the log of all that is seen and done', () => {
  it('goes on by time where older acts came in later, with none left out or shown twice (MOD-03)', async () => {
    const brought = `insert into desk_log (at, actor, act, account_id, about)
      select timestamptz '2020-01-01' + (n / 2) * interval '1 microsecond', 'operator',
        'fiction_changed', $1, n::text
      from generate_series(1, 120) as n`
    await server.db.query(brought, [anna.id])
    await find(staff.admin, anna.id)
    const seen: { id: string; at: string }[] = []
    for (let before: string | null | undefined; before !== null; ) {
      const query = before === undefined ? {} : { before }
      const page: Answer<'GET /api/desk-log.php'> = await staff.admin.ask('GET /api/desk-log.php', {
        query,
      })
      seen.push(...page.acts)
      before = page.next
    }
    const dates = seen.map(({ at }) => at)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(seen.filter(({ at }) => at.startsWith('2020-01-01'))).toHaveLength(120)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    const { rows } = await server.db.query('select count(*)::int as acts from desk_log')
    expect(seen).toHaveLength(Number(rows[0]?.acts))
  })
})
