import type { TermsStore } from '#core/account/terms/ports.ts'
import type { Database } from '../../platform/database.ts'
import { holdAccount } from '../../platform/hold-account.ts'
import { agreedTerms } from '../../platform/session-member.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'

const find = statement({
  name: 'terms_agreed',
  values: { account: sqlType.uuid() },
  columns: { terms: sqlType.text().nullable() },
  text: `select ${agreedTerms} as terms from account a where a.id = :account`,
})

const agree = statement({
  name: 'terms_agree',
  values: { account: sqlType.uuid(), version: sqlType.text(), now: sqlType.timestamptz() },
  text: `insert into terms_consent (account_id, given_at, version)
  select a.id, :now, :version from account a
  where a.id = :account and ${agreedTerms} is distinct from :version
  on conflict (account_id, given_at) do nothing`,
})

/**
 * Within a transaction: two tabs at once agree once, as a statement that has waited for the account
 * would not see by itself what the other has written.
 */
export const agreeToTerms = async (
  on: Queryable,
  given: { account: string; version: string; now: Date },
): Promise<void> => {
  await holdAccount(on, given)
  await agree(on, given)
}

const agreeAll = statement({
  name: 'terms_agree_all',
  values: { site: sqlType.text(), version: sqlType.text(), now: sqlType.timestamptz() },
  text: `insert into terms_consent (account_id, given_at, version)
  select id, :now, :version from account a where site_id = :site and email is not null
    and not exists (select from terms_consent t where t.account_id = a.id)`,
})

const keep = statement({
  name: 'terms_keep_text',
  values: { version: sqlType.text(), markdown: sqlType.text() },
  text: `insert into terms_text (version, markdown) values (:version, :markdown)
  on conflict (version) do nothing`,
})

const recordShown = statement({
  name: 'terms_record_shown',
  values: {
    site: sqlType.text(),
    language: sqlType.text(),
    server: sqlType.uuid(),
    version: sqlType.text(),
    now: sqlType.timestamptz(),
  },
  text: `insert into terms_shown as t (site_id, language, server_id, version, shown_at)
  values (:site, :language, :server, :version, :now)
  on conflict (site_id, language, server_id)
  do update set version = excluded.version, shown_at = excluded.shown_at`,
})

const findShownElsewhere = statement({
  name: 'terms_find_shown_elsewhere',
  values: {
    site: sqlType.text(),
    server: sqlType.uuid(),
    version: sqlType.text(),
    since: sqlType.timestamptz(),
  },
  columns: { shown: sqlType.boolean() },
  text: `select exists (
    select from terms_shown t where t.site_id = :site and t.version = :version
      and t.server_id <> :server and t.shown_at > :since
  ) as shown`,
})

const forgetShown = statement({
  name: 'terms_forget_shown',
  values: { server: sqlType.uuid(), before: sqlType.timestamptz() },
  text: 'delete from terms_shown where server_id = :server or shown_at < :before',
})

/** The TermsStore port. */
export const termsStore = (db: Database): TermsStore => ({
  agreed: async (account) => (await find(db.pool, { account }))[0]?.terms ?? null,
  agree: (account, given) => inTransaction(db, (on) => agreeToTerms(on, { account, ...given })),
  agreeAll: async (site, given) => void (await agreeAll(db.pool, { site, ...given })),
  keepText: async (version, markdown) => void (await keep(db.pool, { version, markdown })),
  recordShown: async (shown) => void (await recordShown(db.pool, shown)),
  isShownElsewhere: async (version, by) => {
    const [row] = await findShownElsewhere(db.pool, { version, ...by })
    return row?.shown ?? false
  },
  forgetShown: async (of) => void (await forgetShown(db.pool, of)),
  text: async (version) => {
    const found = await db.tables
      .selectFrom('terms_text')
      .select('markdown')
      .where('version', '=', version)
      .executeTakeFirst()
    return found?.markdown ?? null
  },
})
