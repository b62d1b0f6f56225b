import type { StaffRole } from '#core/kernel/roles.ts'
import { sqlType } from './sql-types.ts'

/** The terms that count for an account `a`: the last ones that it agreed to. */
export const agreedTerms = `(
    select t.version from terms_consent t where t.account_id = a.id order by t.given_at desc limit 1
  )`

/** Who a session `s` of an account `a` is of. */
export const memberColumns = `a.id, a.site_id as site, a.confirmed, a.premium, a.staff_role as staff, a.language,
  a.payment_country as "paymentCountry", ${agreedTerms} as terms`

/** Columns of a member, as `memberColumns` selects them. */
export const memberRow = {
  id: sqlType.uuid(),
  site: sqlType.text(),
  confirmed: sqlType.boolean(),
  premium: sqlType.boolean(),
  staff: sqlType.text<StaffRole>().nullable(),
  language: sqlType.text(),
  paymentCountry: sqlType.text(),
  terms: sqlType.text().nullable(),
}

/** The session of a token with its account, while it lives. */
export const livingSession = `session s join account a on a.id = s.account_id
  and s.token_hash = :tokenHash and s.expires_at > :now and a.may_enter`
