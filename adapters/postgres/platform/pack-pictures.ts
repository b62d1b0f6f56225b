import { sqlType } from './sql-types.ts'
import { statement } from './statement.ts'

/** Adds pictures of the pack to a profile, after those it has; they show at once. */
export const addPackPictures = statement({
  name: 'pack_pictures_add',
  values: {
    account: sqlType.uuid(),
    ids: sqlType.uuid().array(),
    names: sqlType.text().array(),
    now: sqlType.timestamptz(),
  },
  text: `insert into photo (id, account_id, name, status, position, at)
  select added.id, :account, added.name, 'active', last.position + added.nth, :now
  from unnest(:ids::uuid[], :names::text[]) with ordinality added (id, name, nth),
    (select coalesce(max(position), 0) as position from photo where account_id = :account) last`,
})
