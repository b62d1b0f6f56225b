import type { StoredOf } from '#core/kernel/lifecycles.ts'
import type { Currency } from '#core/kernel/money.ts'
import { REFUND_ALONE_HOURS, REFUND_ALONE_MINOR } from '#core/moderation/approval/rules.ts'
import type { CaseStatus } from '#core/moderation/ports.ts'
import type { SupportStore } from '#core/moderation/support/ports.ts'
import type { MailState } from '#core/moderation/support/values.ts'
import type { Decision } from '#core/moderation/values.ts'
import type { Reason } from '#core/payment/wallet/values.ts'
import type { Database } from '../../platform/database.ts'
import { logAct } from '../../platform/desk-log.ts'
import type { PostgresJobQueue } from '../../platform/jobs/job-queue.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'

const ofAccount = { account: sqlType.uuid() }
const upTo = { ...ofAccount, limit: sqlType.bigint() }

/** One at a time and whole: there is no part of a name or an address that finds anybody. */
const search = statement({
  name: 'support_search',
  values: {
    site: sqlType.text(),
    text: sqlType.text(),
    id: sqlType.uuid().nullable(),
    year: sqlType.integer().nullable(),
    number: sqlType.integer().nullable(),
  },
  columns: { id: sqlType.uuid() },
  text: `select id from account where site_id = :site and email = :text and state <> '"erased"'
  union all
  select id from account where site_id = :site and id = :id and email is not null
  union all
  select account_id from payment where site_id = :site and id = :id
  union all
  select p.account_id from receipt r join payment p on p.id = r.payment_id
  where p.site_id = :site and r.year = :year and r.number = :number
  limit 1`,
})

const hasReason = statement({
  name: 'support_has_reason',
  values: { ...ofAccount, actor: sqlType.text(), since: sqlType.timestamptz() },
  columns: { is: sqlType.boolean() },
  text: `select exists (
    select from desk_log
    where account_id = :account and actor = :actor and act = 'find' and at > :since
  ) as is`,
})

const member = statement({
  name: 'support_member',
  values: { ...ofAccount, site: sqlType.text() },
  columns: {
    id: sqlType.uuid(),
    name: sqlType.text(),
    mail: sqlType.text(),
    language: sqlType.text(),
    since: sqlType.timestamptz(),
    confirmed: sqlType.boolean(),
    premium: sqlType.boolean(),
  },
  text: `select a.id, p.name, a.email as mail, a.language, a.created_at as since, a.confirmed, a.premium
  from account a join profile p on p.account_id = a.id
  where a.id = :account and a.site_id = :site and a.email is not null`,
})

const state = statement({
  name: 'support_account_state',
  values: ofAccount,
  columns: { state: sqlType.jsonb<StoredOf<'account'>['state']>() },
  text: 'select state from account where id = :account',
})

const steps = statement({
  name: 'support_account_steps',
  values: ofAccount,
  columns: { event: sqlType.text(), at: sqlType.timestamptz() },
  text: `select event, at from move where lifecycle = 'account' and entity_id = :account::uuid::text
  order by version`,
})

const orders = statement({
  name: 'support_orders',
  values: { ...upTo, now: sqlType.timestamptz() },
  columns: {
    payment: sqlType.uuid(),
    at: sqlType.timestamptz(),
    credits: sqlType.integer(),
    minor: sqlType.integer(),
    currency: sqlType.text<Currency>(),
    left_minor: sqlType.integer(),
    alone_minor: sqlType.integer(),
    state: sqlType.jsonb<StoredOf<'payment'>['state']>(),
    steps: sqlType.jsonb<{ event: string; at: string }[]>(),
  },
  text: `select id as payment, created_at as at, credits,
    (context #>> '{amount,minor}')::int as minor, context #>> '{amount,currency}' as currency,
    greatest((context ->> 'paidMinor')::int - (context ->> 'backMinor')::int, 0) as left_minor, state,
    (
      select greatest(0, ${REFUND_ALONE_MINOR} - coalesce(greatest(
        sum(v.amount) filter (where v.about = payment.id),
        sum(v.amount) filter (
          where v.proposed_at > :now::timestamptz - interval '${REFUND_ALONE_HOURS} hours'
        )
      ), 0))::int
      from approval v
      where v.account_id = :account and v.kind = 'refund' and v.status = 'byOne'
    ) as alone_minor,
    coalesce((
      select jsonb_agg(jsonb_build_object('event', m.event, 'at', m.at) order by m.version)
      from move m where m.lifecycle = 'payment' and m.entity_id = payment.id::text
    ), '[]') as steps
  from payment where account_id = :account order by created_at desc, id limit :limit`,
})

const entries = statement({
  name: 'support_entries',
  values: upTo,
  columns: {
    at: sqlType.timestamptz(),
    reason: sqlType.text<Reason>(),
    credits: sqlType.integer(),
    balance: sqlType.integer(),
  },
  text: `select at, reason, credits, balance_after as balance from ledger_entry
  where book_id = :account and balance_after is not null order by id desc limit :limit`,
})

const mails = statement({
  name: 'support_mails',
  isPrepared: false,
  values: upTo,
  columns: {
    id: sqlType.uuid(),
    template: sqlType.text(),
    at: sqlType.timestamptz(),
    done: sqlType.timestamptz().nullable(),
    state: sqlType.text<MailState>(),
    tries: sqlType.integer(),
  },
  text: `select id, data ->> 'template' as template, created_on as at,
    case when state = 'completed' then completed_on end as done,
    case state when 'completed' then 'sent' when 'failed' then 'failed' else 'waiting' end as state,
    retry_count as tries
  from jobs.job
  where name in ('mail', 'notice') and data ->> 'account' = :account::uuid::text
    and data ->> 'template' is not null and state <> 'cancelled'
  order by created_on desc, id limit :limit`,
})

const devices = statement({
  name: 'support_devices',
  values: { ...ofAccount, now: sqlType.timestamptz() },
  columns: { devices: sqlType.integer() },
  text: `select count(*)::int as devices from session
  where account_id = :account and expires_at > :now`,
})

const consents = statement({
  name: 'support_consents',
  values: ofAccount,
  columns: {
    version: sqlType.text(),
    given: sqlType.timestamptz(),
    withdrawn: sqlType.timestamptz().nullable(),
  },
  text: `select version, given_at as given, withdrawn_at as withdrawn from consent
  where account_id = :account order by given_at desc`,
})

const cases = statement({
  name: 'support_cases',
  values: ofAccount,
  columns: {
    id: sqlType.uuid(),
    at: sqlType.timestamptz(),
    status: sqlType.text<CaseStatus>(),
    decision: sqlType.text<Decision>().nullable(),
  },
  text: `select id, opened_at as at, status, context ->> 'decision' as decision
  from moderation_case where accused_id = :account order by opened_at desc, id`,
})

const photos = statement({
  name: 'support_photos',
  values: ofAccount,
  columns: { id: sqlType.uuid(), shown: sqlType.boolean() },
  text: `select id, status = 'active' as shown from photo
  where account_id = :account and not private and status in ('waiting', 'active', 'withheld')
  order by position, id`,
})

const photo = statement({
  name: 'support_photo',
  values: {
    site: sqlType.text(),
    id: sqlType.uuid(),
    actor: sqlType.text(),
    since: sqlType.timestamptz(),
  },
  columns: { name: sqlType.text(), account: sqlType.uuid() },
  text: `select f.name, f.account_id as account
  from photo f join account a on a.id = f.account_id
  where f.id = :id and not f.private and f.status in ('waiting', 'active', 'withheld')
    and a.site_id = :site and exists (
      select from desk_log l
      where l.account_id = a.id and l.actor = :actor and l.act = 'find' and l.at > :since
    )`,
})

const endSessions = statement({
  name: 'support_end_sessions',
  values: ofAccount,
  text: 'delete from session where account_id = :account',
})

const retryMail = statement({
  name: 'support_retry_mail',
  isPrepared: false,
  values: { ...ofAccount, mail: sqlType.uuid() },
  columns: { id: sqlType.uuid() },
  text: `update jobs.job set state = 'retry', retry_count = 0, start_after = now(),
    completed_on = null, output = null
  where id = :mail and state = 'failed' and data ->> 'template' is not null
    and data ->> 'account' = :account::uuid::text
  returning id`,
})

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const RECEIPT = /^(\d{4})-(\d{1,9})$/

const searchedFor = (typed: string) => {
  const text = typed.trim().toLowerCase()
  const [, year, number] = RECEIPT.exec(text) ?? []
  return {
    text,
    id: UUID.test(text) ? text : null,
    year: year === undefined ? null : Number(year),
    number: number === undefined ? null : Number(number),
  }
}

/** The SupportStore port. */
export const supportStore = (db: Database, jobQueue: PostgresJobQueue): SupportStore => ({
  search: async (site, typed) =>
    (await search(db.pool, { site, ...searchedFor(typed) }))[0]?.id ?? null,
  hasReason: async (look) => (await hasReason(db.pool, look))[0]?.is === true,
  member: async (site, account) => (await member(db.pool, { site, account }))[0] ?? null,
  life: async (account) => {
    const [[found], walked] = await Promise.all([
      state(db.pool, { account }),
      steps(db.pool, { account }),
    ])
    return found ? { state: found.state, steps: walked } : null
  },
  orders: async (account, limit, now) =>
    (await orders(db.pool, { account, limit, now })).map(
      ({
        minor,
        currency,
        left_minor: leftMinor,
        alone_minor: aloneMinor,
        steps: walked,
        ...row
      }) => ({
        ...row,
        steps: walked.map(({ event, at }) => ({ event, at: new Date(at) })),
        leftMinor,
        aloneMinor,
        money: { minor, currency },
      }),
    ),
  entries: (account, limit) => entries(db.pool, { account, limit }),
  mails: (account, limit) => mails(db.pool, { account, limit }),
  devices: async (account, now) => (await devices(db.pool, { account, now }))[0]?.devices ?? 0,
  consents: (account) => consents(db.pool, { account }),
  cases: (account) => cases(db.pool, { account }),
  photos: (account) => photos(db.pool, { account }),
  photo: async (look) => (await photo(db.pool, look))[0] ?? null,
  endSessions: ({ account, asked, ...look }) =>
    inTransaction(db, async (client) => {
      await endSessions(client, { account })
      await logAct(client, { ...look, account, case: null })
      const mail = { key: `loggedOut:${asked}`, template: 'loggedOut' } as const
      await jobQueue.putWithin(client, [{ name: 'mail', ...mail, account }])
    }),
  retryMail: ({ account, mail, ...look }) =>
    inTransaction(db, async (client) => {
      const back = await retryMail(client, { account, mail })
      if (back.length > 0) await logAct(client, { ...look, account, case: null })
      return back.length > 0
    }),
})
