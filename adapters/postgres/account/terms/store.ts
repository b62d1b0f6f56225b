import type { TermsStore } from '#core/account/terms/ports.ts'
import type { Database } from '../../platform/database.ts'
import { agreedTerms } from '../../platform/session-member.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'

const find = statement({
  name: 'terms_agreed',
  values: { account: sqlType.uuid() },
  columns: { terms: sqlType.text().nullable() },
  text: `select ${agreedTerms} as terms from account a where a.id = :account`,
})

/** The account is held: two tabs at once agree once. */
export const agreeToTerms = statement({
  name: 'terms_agree',
  values: { account: sqlType.uuid(), version: sqlType.text(), now: sqlType.timestamptz() },
  text: `with held as materialized (
    select id from account where id = :account for no key update
  )
  insert into terms_consent (account_id, given_at, version)
  select a.id, :now, :version from held a where ${agreedTerms} is distinct from :version
  on conflict (account_id, given_at) do nothing`,
})

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

/** The TermsStore port. */
export const termsStore = ({ pool, tables }: Database): TermsStore => ({
  agreed: async (account) => (await find(pool, { account }))[0]?.terms ?? null,
  agree: async (account, given) => void (await agreeToTerms(pool, { account, ...given })),
  agreeAll: async (site, given) => void (await agreeAll(pool, { site, ...given })),
  keepText: async (version, markdown) => void (await keep(pool, { version, markdown })),
  text: async (version) => {
    const found = await tables
      .selectFrom('terms_text')
      .select('markdown')
      .where('version', '=', version)
      .executeTakeFirst()
    return found?.markdown ?? null
  },
})
