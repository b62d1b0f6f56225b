import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { restore } from '#core/kernel/lifecycle.ts'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import { mandate } from '#core/payment/direct-debit/machine.ts'
import { aMember, databaseAt } from '#specs/harness/database/past.ts'

type Wish = { signed: boolean; sealed?: boolean; tries?: number; ended?: string }

/** A mandate as it was before it had a chart. */
const oldMandate = async (client: pg.Client, account: string, wish: Wish) => {
  const id = randomUUID()
  const { signed, sealed = false, tries = 0, ended } = wish
  await client.query(
    `insert into debit_mandate (id, site_id, account_id, provider, live, bundle, minor, currency,
      holder, street, house_number, zip, city, sealed_iban, iban_country, iban_end, phone_end, text,
      reference, mark, tries, sent_at, signed_at)
    values ($1::uuid, 'vonk', $2, 'sandbox', false, 'credits-10', 499, 'EUR', 'K. de Wit', 'Wilgenlaan',
      '12', '2011 AB', 'Haarlem', $3, 'NL', '6789', '45', 'direct-debit 1',
      'VNK-' || $1::uuid::text, 'mark', $4, now(),
      case when $5::boolean then now() end)`,
    [id, account, sealed ? 'sealed' : null, tries, signed],
  )
  if (!signed) return id
  await client.query(
    `insert into mandate (id, site_id, account_id, provider, ref, method, live, given_at, consent,
      ended_at, reason)
    values ($1, 'vonk', $2, 'sandbox', 'sm', 'directdebit', false, now(), 'direct-debit 1',
      case when $3::text is not null then now() end, $3)`,
    [id, account, ended ?? null],
  )
  return id
}

type Row = StoredOf<'mandate'> & { sealed_iban: string | null; due: string | null }

const rowOf = async (client: pg.Client, id: string): Promise<Row> => {
  const { rows } = await client.query<Row>(
    `select d.state, d.context, d.sealed_iban, l.name as due from debit_mandate d
    left join deadline l on l.lifecycle = 'mandate' and l.entity_id = d.id::text
    where d.id = $1`,
    [id],
  )
  if (!rows[0]) throw new Error(`${id} is gone`)
  restore(mandate.machine, rows[0])
  return rows[0]
}

const UNUSED = 'xstate.after.unused.mandate.active'

describe('mandates from before they had a chart', () => {
  it('stand in a whole state of it, each as it was', async () => {
    const { client, goOn } = await databaseAt('090-direct-debit')
    const account = await aMember(client)
    const fresh = await oldMandate(client, account, { signed: false, sealed: true })
    const tried = await oldMandate(client, account, { signed: false, sealed: true, tries: 5 })
    const over = await oldMandate(client, account, { signed: true, ended: 'removed' })
    const lapsed = await oldMandate(client, account, { signed: true, ended: 'lapsed' })
    const holds = await oldMandate(client, account, { signed: true })
    await goOn()
    for (const id of [fresh, tried]) {
      expect(await rowOf(client, id)).toMatchObject({ state: 'void', sealed_iban: null, due: null })
    }
    for (const id of [over, lapsed]) {
      expect(await rowOf(client, id)).toMatchObject({ state: 'active', due: null })
    }
    expect(await rowOf(client, holds)).toMatchObject({
      state: 'active',
      context: { bundle: 'credits-10', minor: 499, ordered: false },
      due: UNUSED,
    })
    const { rows } = await client.query('select shown from debit_mandate where id = $1', [holds])
    expect(rows).toEqual([{ shown: null }])
  })
})

describe('mandates from before their code had one life', () => {
  it('count for no longer than ten minutes after their code was sent', async () => {
    const { client, goOn } = await databaseAt('099-mandates-as-they-were-signed')
    const account = await aMember(client)
    const ids = [randomUUID(), randomUUID(), randomUUID()] as const
    for (const [nth, state] of ['proposed', 'confirmed', 'active'].entries()) {
      const context = { mandate: ids[nth], account, bundle: 'credits-10', minor: 499 }
      await client.query(
        `insert into debit_mandate (id, site_id, account_id, provider, live, bundle, minor,
          currency, holder, street, house_number, zip, city, sealed_iban, iban_country, iban_end,
          phone_end, text, reference, mark, sent_at, state, context, version)
        values ($1::uuid, 'vonk', $2, 'sandbox', false, 'credits-10', 499, 'EUR', 'K. de Wit',
          'Wilgenlaan', '12', '2011 AB', 'Haarlem', 'sealed', 'NL', '6789', '45',
          'direct-debit 1', 'VNK-' || $1::uuid::text, 'mark', '2026-11-26T09:00:00Z', $3, $4, 1)`,
        [
          ids[nth],
          account,
          JSON.stringify(state),
          JSON.stringify({ ...context, tries: 0, unsent: false, ordered: false }),
        ],
      )
      const name = state === 'active' ? UNUSED : `xstate.after.codeLife.mandate.${state}`
      await client.query(
        `insert into deadline (lifecycle, entity_id, name, due_at)
        values ('mandate', $1, $2, '2026-11-26T09:19:00Z')`,
        [ids[nth], name],
      )
    }
    await goOn()
    const dues = async (id: string) => {
      const { rows } = await client.query<{ due_at: Date }>(
        'select due_at from deadline where entity_id = $1',
        [id],
      )
      return rows.map(({ due_at }) => due_at.toISOString().slice(11, 16))
    }
    for (const [nth, state] of ['proposed', 'confirmed'].entries()) {
      const id = ids[nth] ?? ''
      expect(await rowOf(client, id)).toMatchObject({
        state: { unsigned: state },
        due: 'xstate.after.codeLife.mandate.unsigned',
      })
      expect(await dues(id)).toEqual(['09:10'])
    }
    expect(await rowOf(client, ids[2])).toMatchObject({ state: 'active', due: UNUSED })
    expect(await dues(ids[2])).toEqual(['09:19'])
  })
})

describe('what was lifted before it had to be logged', () => {
  it('stands in the log from then on, once', async () => {
    const { client, goOn } = await databaseAt('100-one-life-of-a-code')
    const account = await aMember(client)
    await client.query(
      `insert into debit_lift (account_id, at, by_id, reason)
      values ($1, '2026-11-26T09:00:00Z', $1, 'Vergissing')`,
      [account],
    )
    await goOn()
    const { rows } = await client.query('select act, account_id, about from desk_log')
    expect(rows).toEqual([{ act: 'lift', account_id: account, about: 'direct_debit' }])
  })
})
