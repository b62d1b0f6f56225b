import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffRole } from '#core/kernel/roles.ts'
import { REFUND_ALONE_MINOR } from '#core/moderation/approval/rules.ts'
import * as tokens from '#server/platform/tokens.ts'
import { spend } from '#specs/harness/server/advances.ts'
import { refOf } from '#specs/harness/server/kept-methods.ts'
import { buy, newMember, play, type SpecMember, settled } from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

const reason = 'Ticket 4411'
let server: SharedServer
let staff: Record<StaffRole | 'admin2' | 'finance2', SpecMember>

const working = async (role: StaffRole) => {
  const one = await newMember(server)
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(one.id, role)
  return one
}

beforeAll(async () => {
  server = await sharedServer()
  staff = {
    moderator: await working('moderator'),
    support: await working('support'),
    finance: await working('finance'),
    finance2: await working('finance'),
    admin: await working('admin'),
    admin2: await working('admin'),
  }
})
afterAll(() => server.stop())

const gift = (account: string, credits = 50) => ({
  body: { kind: 'gift_credits', account, credits, reason } as const,
})
const propose = async (by: SpecMember, account: string, credits = 50) =>
  (await by.ask('POST /api/desk-approval.php', gift(account, credits))).id
const decide = (by: SpecMember, id: string, outcome: 'confirmed' | 'refused' | 'withdrawn') =>
  by.call('PUT /api/desk-approval.php', { body: { id, outcome } })
const waitingFor = async (by: SpecMember) => (await by.ask('GET /api/desk-approvals.php')).approvals
const creditsOf = async (member: SpecMember) =>
  (await member.ask('GET /api/transactions.php')).credits
const logOf = async (id: string) =>
  (
    await server.db.query('select act, actor from desk_log where approval_id = $1 order by id', [
      id,
    ])
  ).rows

describe('credits as a gift', () => {
  it('are proposed by support, confirmed by finance, and told to their member (MOD-03)', async () => {
    const anna = await newMember(server)
    const before = await creditsOf(anna)
    const id = await propose(staff.support, anna.id)
    expect(await creditsOf(anna)).toBe(before)
    const seen = (await waitingFor(staff.finance)).find((one) => one.id === id)
    expect(seen).toMatchObject({ credits: 50, reason, mine: false, may_confirm: true })
    const own = (await waitingFor(staff.support)).find((one) => one.id === id)
    expect(own).toMatchObject({ mine: true, may_confirm: false })
    expect((await waitingFor(staff.moderator)).some((one) => one.id === id)).toBe(false)
    expect((await decide(staff.finance, id, 'confirmed')).status).toBe(200)
    const { wallet, credits } = await anna.ask('GET /api/transactions.php')
    expect(credits).toBe(before + 50)
    expect(wallet[0]).toMatchObject({ reason: 'goodwill', credits: 50, about: null })
    const told = await until(async () => {
      const mail = (await server.mailsTo(anna.email)).find(({ text }) =>
        text.includes('50 credits van ons cadeau'),
      )
      if (!mail) throw new Error('The mail has not come yet')
      return mail
    })
    expect(told.text).not.toContain(reason)
    expect(await logOf(id)).toEqual([
      { act: 'propose', actor: staff.support.id },
      { act: 'confirm', actor: staff.finance.id },
    ])
  })

  it('settle what their member owes first (M13)', async () => {
    const anna = await newMember(server)
    const order = await buy(anna)
    await spend(server, anna, 13)
    await play(anna, refOf(order), { aftermath: 'charged_back' })
    await settled(anna, order.payment_id, 'chargedBack')
    const id = await propose(staff.support, anna.id, 13)
    expect((await decide(staff.finance, id, 'confirmed')).status).toBe(200)
    const { credits, owed } = await anna.ask('GET /api/transactions.php')
    expect({ credits, owed }).toEqual({ credits: 3, owed: 0 })
  })

  it('come once, whoever confirms at once and however often one clicks', async () => {
    const anna = await newMember(server)
    const before = await creditsOf(anna)
    const id = await propose(staff.support, anna.id, 10)
    const key = { headers: { 'idempotency-key': randomUUID() } }
    const body = { id, outcome: 'confirmed' } as const
    const said = await Promise.all([
      decide(staff.finance, id, 'confirmed'),
      decide(staff.finance2, id, 'confirmed'),
      decide(staff.admin, id, 'refused'),
      staff.admin2.call('PUT /api/desk-approval.php', { body, ...key }),
      staff.admin2.call('PUT /api/desk-approval.php', { body, ...key }),
    ])
    const done = said.filter(({ status }) => status === 200)
    expect(done.length).toBeGreaterThan(0)
    const isRefused = (await logOf(id)).some(({ act }) => act === 'refuse')
    expect(await creditsOf(anna)).toBe(before + (isRefused ? 0 : 10))
    expect(await logOf(id)).toHaveLength(2)
  })

  it('are proposed once while a proposal waits, also by two at once', async () => {
    const anna = await newMember(server)
    const said = await Promise.all(
      [staff.support, staff.admin].map((by) =>
        by.call('POST /api/desk-approval.php', gift(anna.id)),
      ),
    )
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(said.map(({ json }) => json)).toContainEqual({ error: 'proposed_already' })
  })

  it('are nothing where who proposed them confirms, or where it is about oneself', async () => {
    const anna = await newMember(server)
    const id = await propose(staff.admin, anna.id)
    expect((await decide(staff.admin, id, 'confirmed')).json).toEqual({ error: 'own_proposal' })
    expect((await decide(staff.support, id, 'confirmed')).json).toEqual({ error: 'not_found' })
    const own = await staff.support.refusal('POST /api/desk-approval.php', gift(staff.support.id))
    expect(own.error).toBe('own_case')
    const forFinance = await propose(staff.admin, staff.finance.id)
    const party = await decide(staff.finance, forFinance, 'confirmed')
    expect(party.json).toEqual({ error: 'own_case' })
    expect((await waitingFor(staff.finance)).some((one) => one.id === forFinance)).toBe(false)
  })

  it('are taken back, refused, or over after seven days, and then nobody confirms them', async () => {
    const anna = await newMember(server)
    const ends = [
      async (id: string) => void (await decide(staff.support, id, 'withdrawn')),
      async (id: string) => void (await decide(staff.finance, id, 'refused')),
    ]
    for (const end of ends) {
      const id = await propose(staff.support, anna.id)
      await end(id)
      expect((await decide(staff.finance2, id, 'confirmed')).json).toEqual({ error: 'not_now' })
    }
  })
})

describe('an account', () => {
  it('is erased by support and an administrator together', async () => {
    const anna = await newMember(server)
    const body = { kind: 'erase_account', account: anna.id, reason } as const
    const { id } = await staff.support.ask('POST /api/desk-approval.php', { body })
    expect((await decide(staff.finance, id, 'confirmed')).json).toEqual({ error: 'not_found' })
    expect((await decide(staff.admin, id, 'confirmed')).status).toBe(200)
    const { rows } = await server.db.query('select state from account where id = $1', [anna.id])
    expect(rows).toEqual([{ state: 'erased' }])
  })

  it('that is suspended for good is let in again by two moderators, never by a party', async () => {
    const anna = await newMember(server)
    await staff.moderator.ask('POST /api/suspension.php', {
      body: { id: anna.id, reason: 'Vraagt om geld', rule: 'fraud' },
    })
    const alone = await staff.admin.refusal('DELETE /api/suspension.php', {
      body: { id: anna.id },
    })
    expect(alone.error).toBe('second_person_needed')
    const body = { kind: 'lift_ban', account: anna.id, reason } as const
    const { id } = await staff.moderator.ask('POST /api/desk-approval.php', { body })
    expect((await decide(staff.admin, id, 'confirmed')).status).toBe(200)
    const { rows } = await server.db.query(
      `select in_force from restriction where account_id = $1`,
      [anna.id],
    )
    expect(rows).toEqual([{ in_force: false }])
  })
})

describe('the database', () => {
  const refuses = async (text: string, values: unknown[]) => {
    const client = await server.db.connect()
    try {
      await client.query('begin')
      await client.query(text, values)
      await client.query('commit')
      return 'written'
    } catch (error) {
      await client.query('rollback')
      return (error as Error).message
    } finally {
      client.release()
    }
  }
  const confirmedBy = (by: string) =>
    `update approval set state = '"confirmed"',
       context = jsonb_set(context, '{decidedBy}', to_jsonb('${by}'::text)) where id = $1`

  it('takes no confirmation of who proposed it, of nobody, or of whom it is about', async () => {
    const anna = await newMember(server)
    const id = await propose(staff.support, anna.id)
    expect(await refuses(confirmedBy(staff.support.id), [id])).toContain('approval_by_two_check')
    const nobody = `update approval set state = '"confirmed"' where id = $1`
    expect(await refuses(nobody, [id])).toContain('approval_by_two_check')
    expect(await refuses(confirmedBy(anna.id), [id])).toContain('approval_no_party_check')
  })

  it('takes no act on a proposal that stands in no log', async () => {
    const anna = await newMember(server)
    const id = await propose(staff.support, anna.id)
    expect(await refuses(confirmedBy(staff.finance.id), [id])).toContain('stands in no log')
    const dropped = `update approval set state = '"dropped"' where id = $1`
    expect(await refuses(dropped, [id])).toContain('stands in no log')
  })

  it('takes no credits as a gift, nor more of them, that two did not agree on', async () => {
    const anna = await newMember(server)
    const id = await propose(staff.support, anna.id)
    const entry = `insert into ledger_entry (operation, book_id, credits, reason, at)
      select $1, id, -50, 'goodwill', now() from book where kind = 'bonus' limit 1`
    expect(await refuses(entry, [id])).toContain('did not agree on')
  })

  it('erases nobody whom two did not agree on, and whom the operator did not either', async () => {
    const anna = await newMember(server)
    const erased = `update account set state = '"erased"' where id = $1`
    expect(await refuses(erased, [anna.id])).toContain('no two people agreed')
    const ordered = `insert into move (lifecycle, entity_id, version, event, after, at)
      values ('account', $1, 9000, 'erase', '"erased"', now())`
    expect(await refuses(ordered, [anna.id])).toContain('no two people agreed')
    const logged = (actor: string) => `with logged as (
        insert into desk_log (at, actor, act, account_id, about)
        values (now(), '${actor}', 'erase', $1::uuid, '')
      ) ${erased}::uuid`
    expect(await refuses(logged(staff.admin.id), [anna.id])).toContain('no two people agreed')
    const body = { kind: 'erase_account', account: anna.id, reason } as const
    await staff.support.ask('POST /api/desk-approval.php', { body })
    expect(await refuses(erased, [anna.id])).toContain('no two people agreed')
    const asFictional = logged(staff.admin.id).replace(`'erase'`, `'fiction_ended'`)
    expect(await refuses(asFictional, [anna.id])).toContain('no two people agreed')
  })

  it('gives back no more than one person may, but for what two agreed on: that payment, that sum', async () => {
    const anna = await newMember(server)
    const { payment_id: payment } = await buy(anna, 'credits-150')
    const given = `insert into refund (payment_id, part, minor, decided_at, ask_at)
      values ($1, 900, $2, now(), now())`
    const alone = REFUND_ALONE_MINOR
    expect(await refuses(given, [payment, alone + 1])).toContain('no two people agreed')
    const body = { kind: 'refund', payment, minor: alone + 1, reason } as const
    const { id } = await staff.support.ask('POST /api/desk-approval.php', { body })
    const confirmed = (minor: number) => `with logged as (
        insert into desk_log (at, actor, act, account_id, approval_id, about)
        values (now(), '${staff.finance.id}', 'confirm', '${anna.id}', '${id}', 'refund')
      ), agreed as (
        update approval set state = '"confirmed"',
          context = jsonb_set(context, '{decidedBy}', to_jsonb('${staff.finance.id}'::text))
        where id = '${id}'
      ) insert into refund (payment_id, part, minor, decided_at, ask_at)
      values ($1, 900, ${minor}, now(), now())`
    expect(await refuses(confirmed(alone + 2), [payment])).toContain('no two people agreed')
    expect(await refuses(given, [payment, alone])).toContain('no two people agreed')
  })

  it('lifts nothing that is for good by one person', async () => {
    const anna = await newMember(server)
    await staff.moderator.ask('POST /api/suspension.php', {
      body: { id: anna.id, reason: 'Vraagt om geld', rule: 'fraud' },
    })
    const lift = `with logged as (
      insert into desk_log (at, actor, act, account_id, about)
      values (now(), '${staff.admin.id}', 'lift', $1, 'suspended')
    )
    update restriction set state = '"lifted"' where account_id = $1`
    expect(await refuses(lift, [anna.id])).toContain('one person lifts it')
  })
})
