import type { ProfileChange } from '#core/account/views.ts'
import type { Database } from './database.ts'
import { holdAccount } from './hold-account.ts'
import { sqlType } from './sql-types.ts'
import { type Queryable, statement } from './statement.ts'
import { inTransaction } from './transaction.ts'

const said = {
  account: sqlType.uuid(),
  aboutMe: sqlType.text(),
  reason: sqlType.text(),
  country: sqlType.text().nullable(),
  city: sqlType.text(),
  region: sqlType.text(),
  tattoos: sqlType.boolean().nullable(),
  hairColor: sqlType.text().nullable(),
  eyeColor: sqlType.text().nullable(),
  bodyType: sqlType.text().nullable(),
  relationshipStatus: sqlType.text().nullable(),
  interests: sqlType.text().array(),
}
const columns = `(about_me, reason, country, city, region, tattoos, hair_color, eye_color, body_type,
  relationship_status, interests)`
const given = `(:aboutMe, :reason, coalesce(:country, country), :city, :region, :tattoos::boolean,
  :hairColor, :eyeColor, :bodyType, :relationshipStatus, :interests::text[])`

const isHidden = statement({
  name: 'profile_save_hidden',
  values: said,
  columns: { id: sqlType.uuid() },
  text: `select account_id as id from profile p
  where account_id = :account and ${columns} is distinct from ${given} and exists (
    select from restriction r
    where r.account_id = p.account_id and r.kind = 'profile_hidden' and r.in_force
  )`,
})

const save = statement({
  name: 'profile_save',
  values: said,
  text: `update profile set ${columns} = row${given}
  where account_id = :account and ${columns} is distinct from ${given}`,
})

/** Field by field: nothing else that somebody brings is written. */
const rowOf = (account: string, change: ProfileChange) => ({
  account,
  aboutMe: change.aboutMe,
  reason: change.reason,
  country: change.country || null,
  city: change.city,
  region: change.region,
  tattoos: change.tattoos,
  hairColor: change.hairColor,
  eyeColor: change.eyeColor,
  bodyType: change.bodyType,
  relationshipStatus: change.relationshipStatus,
  interests: change.interests,
})

/** In the transaction of what it ends. */
export const writeProfile = (on: Queryable, account: string, change: ProfileChange) =>
  save(on, rowOf(account, change))

/** Writes nothing where it would end that the profile is hidden: that is one write with it. */
export const saveProfile = (db: Database, account: string, change: ProfileChange) =>
  inTransaction(db, async (client): Promise<'saved' | 'hidden'> => {
    await holdAccount(client, { account })
    if ((await isHidden(client, rowOf(account, change))).length > 0) return 'hidden'
    await writeProfile(client, account, change)
    return 'saved'
  })
