import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'

/**
 * Of the photos of a table those whose files go: what was removed, and what has not become `final`
 * in time. They are marked before their files go, and forgotten after. What is evidence stays for as
 * long as that, and what is locked until it is freed or destroyed.
 */
export const removedFrom = (table: 'photo' | 'chat_photo', final: 'active' | 'sent') => ({
  takeRemoved: statement({
    name: `${table}_take_removed`,
    values: { before: sqlType.timestamptz(), limit: sqlType.bigint() },
    columns: { id: sqlType.uuid(), name: sqlType.text() },
    text: `update ${table} set status = 'removed' where id = any(array(
      select id from ${table}
      where status not in ('${final}', 'waiting', 'withheld', 'locked') and (status = 'removed' or at <= :before)
        and not exists (
          select from moderation_evidence e where e.kind = 'photo' and e.body = ${table}.name
        )
        and not exists (
          select from photo_review r
          where r.name = ${table}.name and r.status in ('locked', 'handedOver')
        )
      order by at limit :limit for update skip locked
    )) returning id, name`,
  }),
  forget: statement({
    name: `${table}_forget`,
    values: { ids: sqlType.uuid().array() },
    text: `with gone as (
      delete from ${table} where id = any(:ids::uuid[]) and status = 'removed' returning id
    )
    delete from photo_review r using gone
    where r.id = gone.id and r.status not in ('locked', 'handedOver', 'destroyed')`,
  }),
})
