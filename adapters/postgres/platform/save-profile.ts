import type { ProfileChange } from '#core/account/views.ts'
import type { Database } from './database.ts'
import { holdAccount } from './hold-account.ts'
import { sqlType } from './sql-types.ts'
import { type Queryable, statement } from './statement.ts'
import { inTransaction } from './transaction.ts'

const names = [
  'about_me',
  'reason',
  'country',
  'city',
  'region',
  'tattoos',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'interests',
]
const columnsOf = (row: string) => names.map((name) => `${row}.${name}`).join(', ')

/** The present row with the columns of the change replaced. */
const next = 'from jsonb_populate_record(p, :change) next'
const isChanged = `exists (select ${next} 
  where (${columnsOf('p')}) is distinct from (${columnsOf('next')}))`
const values = { account: sqlType.uuid(), change: sqlType.jsonb() }

const isHidden = statement({
  name: 'profile_save_hidden',
  values,
  columns: { id: sqlType.uuid() },
  text: `select account_id as id from profile p
  where account_id = :account and ${isChanged} and exists (
    select from restriction r
    where r.account_id = p.account_id and r.kind = 'profile_hidden' and r.in_force
  )`,
})

const save = statement({
  name: 'profile_save',
  values,
  text: `update profile p set (${names.join(', ')}) = (select ${columnsOf('next')} ${next})
  where account_id = :account and ${isChanged}`,
})

/** Names each field, so that no other is written; JSON drops the fields that are undefined. */
const rowOf = (account: string, change: ProfileChange) => ({
  account,
  change: JSON.stringify({
    about_me: change.aboutMe,
    reason: change.reason,
    country: change.country || undefined,
    city: change.city,
    region: change.region,
    tattoos: change.tattoos,
    hair_color: change.hairColor,
    eye_color: change.eyeColor,
    body_type: change.bodyType,
    relationship_status: change.relationshipStatus,
    interests: change.interests,
  }),
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
