import { ACTIVATION_LINK_HOURS } from '#core/account/rules.ts'
import type { NewAccount } from '#core/account/values.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

/** The links of the form that its own device sent before die with it (promise S5). */
const keep = statement({
  name: 'signup_form_keep',
  values: {
    id: sqlType.uuid(),
    site: sqlType.text(),
    email: sqlType.text(),
    device: sqlType.text().nullable(),
    typed: sqlType.jsonb().nullable(),
    now: sqlType.timestamptz(),
    expires: sqlType.timestamptz(),
  },
  text: `with dead as (delete from link where purpose = 'activation' and about = :id::uuid::text)
  insert into signup_form (id, site_id, email, device, typed, created_at, expires_at)
  values (:id, :site, :email, :device, :typed, :now, :expires)
  on conflict (id) do update set device = excluded.device, typed = excluded.typed,
    created_at = excluded.created_at, expires_at = excluded.expires_at`,
})

type WaitingForm = { id: string; form: NewAccount; isOwn: boolean; now: Date }

/** `isOwn`: what was typed is what the account with this id is. */
export const keepForm = (on: Queryable, { id, form, isOwn, now }: WaitingForm) => {
  const { device = null, ...typed } = form
  const { site, email } = form
  const expires = new Date(now.getTime() + ACTIVATION_LINK_HOURS * HOUR_MS)
  const text = isOwn ? null : JSON.stringify(typed)
  return keep(on, { id, site, email, device, typed: text, now, expires })
}

/** What waited for the mailbox of the account's address. */
export const endForms = statement({
  name: 'signup_form_end',
  values: { id: sqlType.uuid() },
  text: `delete from signup_form f using account a
  where a.id = :id and (f.id = a.id or (f.site_id = a.site_id and f.email = a.email))`,
})

export const endOwnForm = statement({
  name: 'signup_form_end_own',
  values: { id: sqlType.uuid() },
  text: 'delete from signup_form where id = :id',
})
