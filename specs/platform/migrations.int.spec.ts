import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { account } from '#core/account/machine.ts'
import { conversation } from '#core/chat/machine.ts'
import { restore, type Stored } from '#core/kernel/lifecycle.ts'
import { databaseAt } from '#specs/harness/database/past.ts'

type Old = { standing: 'created' | 'active'; membership: 'free' | 'premium' }

describe('The migration of accounts that can end', () => {
  it('brings every account of before along, whole and where it was', async () => {
    const { client, goOn } = await databaseAt('008-what-is-kept-for-a-while')
    await client.query(
      `insert into site (id, hosts, settings, company, vat_basis_points, regions)
      values ('vonk', '{}', '{}', '{}', 2100, '{}')`,
    )
    const olds: Old[] = [
      { standing: 'created', membership: 'free' },
      { standing: 'created', membership: 'premium' },
      { standing: 'active', membership: 'free' },
      { standing: 'active', membership: 'premium' },
    ]
    const longAgo = new Date('2020-01-01T00:00:00Z')
    for (const [nth, living] of olds.entries()) {
      await client.query(
        `insert into account (id, site_id, email, language, state, context, version, created_at)
        values ($1, 'vonk', $2, 'nl', $3, '{}', 1, $4)`,
        [randomUUID(), `lid${nth}@vonk.example`, { living }, longAgo],
      )
    }
    await goOn()

    const { rows } = await client.query<Stored<typeof account.machine> & { may_enter: boolean }>(
      'select state, context, confirmed, premium, may_enter from account order by email',
    )
    for (const { state, context } of rows) restore(account.machine, { state, context })
    const rest = { conduct: 'clear', visibility: 'visible' }
    expect(rows.map(({ state }) => state)).toEqual([
      { living: { standing: { created: 'unpaid' }, membership: 'free', ...rest } },
      { living: { standing: { created: 'paid' }, membership: 'premium', ...rest } },
      { living: { standing: 'active', membership: 'free', ...rest } },
      { living: { standing: 'active', membership: 'premium', ...rest } },
    ])
    expect(rows.map((row) => row.may_enter)).toEqual([true, true, true, true])

    const { rows: deadlines } = await client.query<{ name: string; soon: boolean }>(
      `select name, due_at < now() + interval '13 days' as soon from deadline`,
    )
    expect(deadlines).toEqual([
      { name: 'xstate.after.unconfirmedPeriod.account.unpaid', soon: false },
    ])
  })
})

describe('The migration of what regions know of each other', () => {
  const rest = { membership: 'free', visibility: 'visible' }
  const olds = [
    { living: { standing: 'active', conduct: 'clear', ...rest } },
    { living: { standing: 'leaving', conduct: 'clear', ...rest } },
    { living: { standing: { created: 'unpaid' }, conduct: 'suspended', ...rest } },
    'erased',
  ]
  const talks = ['new', 'open'].map((talk) => ({
    living: {
      talk,
      starterList: 'removed',
      receiverList: 'removed',
      starterBlock: 'blocking',
      receiverBlock: 'open',
      starterAccount: 'there',
      receiverAccount: 'there',
    },
  }))

  it('tells each account and each conversation what its states say, and leaves none halfway', async () => {
    const { client, goOn } = await databaseAt('011-blocks-and-messages-that-come-back')
    await client.query(
      `insert into site (id, hosts, settings, company, vat_basis_points, regions)
      values ('vonk', '{}', '{}', '{}', 2100, '{}')`,
    )
    const ids = olds.map(() => randomUUID())
    for (const [nth, state] of olds.entries()) {
      await client.query(
        `insert into account (id, site_id, email, language, state, context, version, created_at)
        values ($1, 'vonk', $2, 'nl', $3, $4, 1, now())`,
        [ids[nth], `lid${nth}@vonk.example`, JSON.stringify(state), { account: ids[nth] }],
      )
    }
    for (const [nth, state] of talks.entries()) {
      const [starter, receiver] = [ids[nth], ids[nth + 1]]
      const blocks = { starter: true, receiver: false }
      const gone = { starter: false, receiver: false }
      await client.query(
        `insert into conversation (id, starter_id, receiver_id, state, context, version, last_seq,
          last_at) values ($1, $2, $3, $4, $5, 2, $6, now())`,
        [randomUUID(), starter, receiver, state, { starter, receiver, blocks, gone }, nth],
      )
    }
    await goOn()

    const accounts = await client.query<Stored<typeof account.machine>>(
      'select state, context from account order by email',
    )
    for (const stored of accounts.rows) restore(account.machine, stored)
    expect(
      accounts.rows.map(({ context: { leaving, suspended } }) => [leaving, suspended]),
    ).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [false, false],
    ])
    const { rows } = await client.query<Stored<typeof conversation.machine>>(
      'select state, context from conversation order by last_seq',
    )
    for (const stored of rows) restore(conversation.machine, stored)
    expect(rows.map(({ state }) => (state as { living: { talk: string } }).living.talk)).toEqual([
      'silent',
      'open',
    ])
    expect(rows.map(({ context }) => context.said)).toEqual([false, true])
    expect(rows.every(({ context }) => context.blocks.starter)).toBe(true)
  })
})

describe('The migration of markets', () => {
  it('lets each country of a site go on with its currency and the VAT there was', async () => {
    const { client, goOn } = await databaseAt('021-days-of-money')
    const settings = {
      countries: ['NL', 'DK'],
      minimum_message_costs: { DK: { costs: 2, currency: 'DKK' } },
    }
    await client.query(
      `insert into site (id, hosts, settings, company, vat_basis_points, regions)
      values ('vonk', '{}', $1, '{}', 2100, '{}'), ('kaal', '{}', '{}', '{}', 0, '{}')`,
      [settings],
    )
    await goOn()

    const { rows } = await client.query('select id, markets from site order by id')
    expect(rows).toEqual([
      { id: 'kaal', markets: {} },
      {
        id: 'vonk',
        markets: {
          NL: { currency: 'EUR', vatBasisPoints: 2100 },
          DK: { currency: 'DKK', vatBasisPoints: 2100 },
        },
      },
    ])
  })
})

describe('The migration of banned addresses', () => {
  it('takes along who is banned, from the ban on, and nobody who is suspended for a time', async () => {
    const { client, goOn } = await databaseAt('072-notices')
    await client.query(
      `insert into site (id, hosts, settings, company, markets, regions)
      values ('vonk', '{}', '{}', '{}', '{}', '{}')`,
    )
    await client.query(`select set_config('app.address_pads', repeat('00', 128), false)`)
    const [banned, paused] = [randomUUID(), randomUUID()]
    for (const [account, state] of [
      [banned, 'inForce'],
      [paused, 'forTerm'],
    ] as const) {
      const [id, reasons] = [randomUUID(), randomUUID()]
      await client.query(
        `insert into account (id, site_id, email, language, payment_country, state, context,
          version, created_at)
        values ($1, 'vonk', $2, 'nl', 'NL', $3, '{}', 1, '2026-01-01')`,
        [
          account,
          `${account}@vonk.example`,
          {
            living: {
              standing: 'active',
              conduct: 'clear',
              membership: 'free',
              visibility: 'visible',
            },
          },
        ],
      )
      await client.query(
        `insert into moderation_case (id, site_id, subject, subject_id, accused_id, found_by,
          opened_at, state, context, version)
        values ($1, 'vonk', 'member', $2, $2, 'staff', '2026-01-01', '"decided"', '{"urgency": 2}', 1)`,
        [id, account],
      )
      await client.query(
        `insert into moderation_statement (id, case_id, account_id, decision, rule, facts, days, at)
        values ($1, $2, $3, 'ban', 'spam', 'Spam.', null, '2026-01-01')`,
        [reasons, id, account],
      )
      await client.query(
        `insert into restriction (id, account_id, case_id, statement_id, kind, began_at, state,
          context, version)
        values ($1, $2, $3, $4, 'suspended', '2026-01-01T12:00:00Z', $5, '{}', 1)`,
        [randomUUID(), account, id, reasons, JSON.stringify(state)],
      )
    }
    await goOn()

    const { rows } = await client.query(
      `select r.account_id as account, b.hash = a.address_hash as same,
        b.kept_until - r.began_at = interval '730 days' as whole_term
      from banned_address b join restriction r on r.id = b.restriction_id
      join account a on a.id = r.account_id`,
    )
    expect(rows).toEqual([{ account: banned, same: true, whole_term: true }])
  })
})
