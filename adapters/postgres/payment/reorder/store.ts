import type { MandateStore } from '#core/payment/reorder/ports.ts'
import type { LastOrder, Mandate } from '#core/payment/reorder/rules.ts'
import { ASK_LEASE_MS, askAgainMs } from '#core/payment/rules.ts'
import type { Database } from '../../platform/database.ts'
import { endMandates } from '../../platform/plan/end-mandates.ts'
import { whyNotWritten } from '../../platform/plan/refusals.ts'
import { rememberAnswer } from '../../platform/plan/remember.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'

/** Told the first time at once; after so many tries the pauses grow no more. */
const PAUSES_MS = Array.from({ length: 21 }, (_, tries) => askAgainMs(tries))

type Dated<T, K extends keyof T> = Omit<T, K> & Record<K, string>
type Row = {
  orders: Dated<LastOrder, 'at'>[]
  mandates: Dated<Mandate, 'givenAt'>[]
  last: string | null
}

const COLUMNS = `json_build_object('id', m.id, 'provider', m.provider, 'ref', m.ref,
  'method', m.method, 'live', m.live, 'givenAt', m.given_at, 'debit', (
    select json_build_object('reference', d.reference, 'ibanEnd', d.iban_end)
    from debit_mandate d where d.id = m.id
  ))`

const look = statement({
  name: 'mandate_look',
  values: { account: sqlType.uuid() },
  columns: {
    orders: sqlType.json<Dated<LastOrder, 'at'>[]>(),
    mandates: sqlType.json<Dated<Mandate, 'givenAt'>[]>(),
    last: sqlType.uuid().nullable(),
  },
  text: `select coalesce((
      select json_agg(json_build_object('bundle', bundle, 'method', method, 'bank', bank,
        'at', created_at)) from (
        select distinct on (bundle, method) bundle, method, bank, created_at
        from payment where account_id = :account and state = '"completed"'
        order by bundle, method, created_at desc
      ) latest
    ), '[]') as orders, coalesce((
      select json_agg(${COLUMNS} order by m.given_at desc) from mandate m
      where m.account_id = :account and m.ended_at is null
    ), '[]') as mandates, (
      select id from payment where account_id = :account
      order by created_at desc, id desc limit 1
    ) as last`,
})

const active = statement({
  name: 'mandate_active',
  values: { id: sqlType.uuid(), account: sqlType.uuid() },
  columns: { mandate: sqlType.json<Dated<Mandate, 'givenAt'>>() },
  text: `select ${COLUMNS} as mandate from mandate m
  where m.id = :id and m.account_id = :account and m.ended_at is null`,
})

const refuse = statement({
  name: 'mandate_refuse',
  values: { now: sqlType.timestamptz(), id: sqlType.uuid() },
  text: `update mandate set ended_at = :now, reason = 'refused' where id = :id and ended_at is null`,
})

/** When to tell again. */
const nextTry = `:now::timestamptz
    + (:pauses::bigint[])[least(m.tries, ${PAUSES_MS.length - 1}) + 1] * interval '1 ms'`

const takeEnded = statement({
  name: 'mandate_take_ended',
  values: { now: sqlType.timestamptz(), limit: sqlType.bigint() },
  columns: {
    id: sqlType.uuid(),
    provider: sqlType.text(),
    ref: sqlType.text(),
    tries: sqlType.integer(),
    until: sqlType.timestamptz(),
  },
  text: `update mandate m set tell_at = :now::timestamptz + ${ASK_LEASE_MS} * interval '1 ms'
  from (
    select id from mandate where tell_at <= :now
    order by tell_at limit :limit
    for update skip locked
  ) due
  where m.id = due.id
  returning m.id, m.provider, m.ref, m.tries, m.tell_at as until`,
})

/**
 * That of an erased member is named until no order by it waits for its provider's answer, and told
 * again till then: without the name nobody finds what such an order took in a silence.
 */
const markReported = statement({
  name: 'mandate_told',
  values: { now: sqlType.timestamptz(), pauses: sqlType.bigint().array(), id: sqlType.uuid() },
  text: `update mandate m set tries = m.tries + 1,
    tell_at = case when is_asked_for then ${nextTry} end,
    ref = case when m.reason = 'erased' and not is_asked_for then '' else m.ref end
  from (
    select owner.id, owner.reason = 'erased' and exists (
      select from payment p where p.account_id = owner.account_id and p.mandate_id = owner.id
        and p.ref is null and p.next_ask_at is not null and p.state <> '"failed"'
    ) as is_asked_for
    from mandate owner where owner.id = :id
  ) known
  where m.id = known.id`,
})

const postpone = statement({
  name: 'mandate_not_told',
  values: {
    now: sqlType.timestamptz(),
    pauses: sqlType.bigint().array(),
    id: sqlType.uuid(),
    until: sqlType.timestamptz(),
  },
  text: `update mandate m set tries = m.tries + 1, tell_at = ${nextTry}
  where m.id = :id and m.tell_at = :until`,
})

const mandateOf = ({ givenAt, ...mandate }: Row['mandates'][number]): Mandate => ({
  ...mandate,
  givenAt: new Date(givenAt),
})

/** The MandateStore port. */
export const mandateStore = (db: Database): MandateStore => ({
  look: async (account) => {
    const [row] = await look(db.pool, { account })
    const orders = row?.orders.map(({ at, ...order }) => ({ ...order, at: new Date(at) })) ?? []
    return { orders, mandates: row?.mandates.map(mandateOf) ?? [], last: row?.last ?? null }
  },
  active: async (account, id) => {
    const [row] = await active(db.pool, { account, id })
    return row ? mandateOf(row.mandate) : null
  },
  remove: async ({ account, id, now, remember }) => {
    const own = await db.tables
      .selectFrom('mandate')
      .select('id')
      .where('id', '=', id)
      .where('account_id', '=', account)
      .executeTakeFirst()
    if (!own) return { written: false, why: 'not_found' }
    try {
      await inTransaction(db, async (client) => {
        await rememberAnswer(client, remember, now)
        await endMandates(client, { account, id, reason: 'removed', now })
      })
      return { written: true }
    } catch (error) {
      if (whyNotWritten(error) !== 'already_done') throw error
      return { written: false, why: 'already_done' }
    }
  },
  refuse: async (id, now) => {
    await refuse(db.pool, { id, now })
  },
  takeEnded: (now, limit) => takeEnded(db.pool, { now, limit }),
  markReported: async (id, now) =>
    void (await markReported(db.pool, { id, now, pauses: PAUSES_MS })),
  notTold: async ({ id, until }, now) =>
    void (await postpone(db.pool, { id, until, now, pauses: PAUSES_MS })),
})
