import { DAY_MS } from '#core/kernel/time-units.ts'
import { BANNED_ADDRESS_DAYS } from '#core/moderation/rules.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'

const keep = statement({
  name: 'banned_address_keep',
  values: { id: sqlType.uuid(), account: sqlType.uuid(), until: sqlType.timestamptz() },
  text: `insert into banned_address (restriction_id, site_id, hash, kept_until)
  select :id, site_id, address_hash, :until from account
  where id = :account and address_hash is not null`,
})

const forget = statement({
  name: 'banned_address_forget',
  values: { id: sqlType.uuid() },
  text: 'delete from banned_address where restriction_id = :id',
})

/** The hash of the address of who is banned, beside what bans them. */
export const keepBannedAddress = (
  on: Queryable,
  { id, account, now }: { id: string; account: string; now: Date },
) => keep(on, { id, account, until: new Date(now.getTime() + BANNED_ADDRESS_DAYS * DAY_MS) })

/** Nothing bans them any more. */
export const forgetBannedAddress = (on: Queryable, id: string) => forget(on, { id })
