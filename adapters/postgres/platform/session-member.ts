import type { StaffRole } from '#core/kernel/roles.ts'
import { sqlType } from './sql-types.ts'

/** Who a session `s` of an account `a` is of. */
export const memberColumns = `a.id, a.site_id as site, a.confirmed, a.premium, a.staff_role as staff, a.language,
  a.payment_country as "paymentCountry"`

/** Columns of a member, as `memberColumns` selects them. */
export const memberRow = {
  id: sqlType.uuid(),
  site: sqlType.text(),
  confirmed: sqlType.boolean(),
  premium: sqlType.boolean(),
  staff: sqlType.text<StaffRole>().nullable(),
  language: sqlType.text(),
  paymentCountry: sqlType.text(),
}

/** The session of a token with its account, while it lives. */
export const livingSession = `session s join account a on a.id = s.account_id
  and s.token_hash = :tokenHash and s.expires_at > :now and a.may_enter`
