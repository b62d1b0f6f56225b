import type { Currency } from '#core/kernel/money.ts'
import type { ApprovalStore } from '#core/moderation/approval/ports.ts'
import type { ApprovalKind } from '#core/moderation/approval/values.ts'
import type { Database } from '../../platform/database.ts'
import { accountIn } from '../../platform/desk-log.ts'
import { isBarredFrom } from '../../platform/party.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'

const waiting = statement({
  name: 'approval_waiting',
  values: { site: sqlType.text(), actor: sqlType.text(), limit: sqlType.bigint() },
  columns: {
    id: sqlType.uuid(),
    kind: sqlType.text<ApprovalKind>(),
    at: sqlType.timestamptz(),
    account: sqlType.uuid(),
    name: sqlType.text(),
    proposed_by: sqlType.text(),
    proposer: sqlType.text(),
    reason: sqlType.text(),
    amount: sqlType.integer().nullable(),
    payment: sqlType.uuid().nullable(),
    currency: sqlType.text<Currency>().nullable(),
  },
  text: `select a.id, a.kind, a.proposed_at as at, a.account_id as account, p.name, a.proposed_by,
    coalesce(w.name, '') as proposer, a.reason, a.amount, a.about as payment,
    o.context #>> '{amount,currency}' as currency
  from approval a join profile p on p.account_id = a.account_id
  left join profile w on w.account_id = ${accountIn('a.proposed_by')}
  left join payment o on o.id = a.about
  where a.site_id = :site and a.status = 'proposed'
    and not ${isBarredFrom('a.account_id')}
  order by a.proposed_at, a.id limit :limit`,
})

const find = statement({
  name: 'approval_find',
  values: { site: sqlType.text(), id: sqlType.uuid() },
  columns: {
    kind: sqlType.text<ApprovalKind>(),
    account: sqlType.uuid(),
    about: sqlType.uuid().nullable(),
    amount: sqlType.integer().nullable(),
  },
  text: `select kind, account_id as account, about, amount from approval
  where id = :id and site_id = :site`,
})

const open = statement({
  name: 'approval_open',
  values: {
    account: sqlType.uuid(),
    kind: sqlType.text<ApprovalKind>(),
    about: sqlType.uuid().nullable(),
  },
  columns: { id: sqlType.uuid() },
  text: `select id from approval
  where account_id = :account and kind = :kind and about is not distinct from :about
    and status = 'proposed'`,
})

const involves = statement({
  name: 'approval_involves',
  values: { account: sqlType.uuid(), actor: sqlType.text() },
  columns: { is: sqlType.boolean() },
  text: `select ${isBarredFrom(':account::uuid')} as is`,
})

const givenAlone = statement({
  name: 'approval_given_alone',
  values: { account: sqlType.uuid(), payment: sqlType.uuid(), since: sqlType.timestamptz() },
  columns: { minor: sqlType.integer() },
  text: `select coalesce(greatest(
    sum(amount) filter (where about = :payment),
    sum(amount) filter (where proposed_at > :since)
  ), 0)::int as minor
  from approval where account_id = :account and kind = 'refund' and status = 'byOne'`,
})

const payerOf = statement({
  name: 'approval_payer',
  values: { site: sqlType.text(), payment: sqlType.uuid() },
  columns: { account: sqlType.uuid() },
  text: 'select account_id as account from payment where id = :payment and site_id = :site',
})

export const approvalStore = ({ pool }: Database): ApprovalStore => ({
  waiting: async (query) =>
    (await waiting(pool, query)).map(({ amount, currency, payment, ...row }) => ({
      id: row.id,
      kind: row.kind,
      at: row.at,
      account: row.account,
      name: row.name,
      proposedBy: row.proposed_by,
      proposerName: row.proposer,
      reason: row.reason,
      credits: row.kind === 'gift_credits' ? amount : null,
      payment,
      money: amount !== null && currency !== null ? { minor: amount, currency } : null,
    })),
  find: async (site, id) => (await find(pool, { site, id }))[0] ?? null,
  open: async (of) => (await open(pool, of))[0]?.id ?? null,
  involves: async (account, actor) => (await involves(pool, { account, actor }))[0]?.is === true,
  givenAlone: async (of) => (await givenAlone(pool, of))[0]?.minor ?? 0,
  payerOf: async (site, payment) => (await payerOf(pool, { site, payment }))[0]?.account ?? null,
})
