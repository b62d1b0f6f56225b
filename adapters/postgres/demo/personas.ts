import type { ResidentPersona } from '#core/demo/values.ts'
import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'

/**
 * Only members of the demo's world, whose addresses get no mail and are taken: nobody else's
 * account is ever opened without a password.
 */
const finding = (persona: string, state: string) =>
  statement({
    name: `persona_${persona}`,
    values: { site: sqlType.text() },
    columns: { id: sqlType.uuid() },
    text: `select a.id from account a join wallet w on w.account_id = a.id
    where a.site_id = :site and a.email ~ '^lid[0-9]{2,3}@vonk[.]example$' and a.confirmed
      and a.may_enter and ${state}
    order by (
      select least(count(*), 3) from conversation c
      where a.id in (c.starter_id, c.receiver_id)
    ) desc, a.email limit 1`,
  })

export const findPersona: Record<ResidentPersona, ReturnType<typeof finding>> = {
  free: finding('free', 'not a.premium and w.balance > 0'),
  broke: finding('broke', 'not a.premium and w.balance = 0'),
  premium: finding('premium', 'a.premium and w.balance >= 10'),
}
