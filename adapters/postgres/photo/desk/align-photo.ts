import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'

/** What the rows of pictures say of who may see them. */
export type PhotoStatus = 'waiting' | 'active' | 'withheld' | 'locked' | 'removed'

/**
 * The first that shows becomes the main one; one that was locked only where it had been that. Of an
 * account that has gone meanwhile a photo that is freed goes too.
 */
export const alignPhoto = statement({
  name: 'photo_align',
  values: {
    id: sqlType.uuid(),
    status: sqlType.text<PhotoStatus>(),
    again: sqlType.boolean(),
    image: sqlType.jsonb(),
  },
  text: `with was as (
    select f.id, f.status, p.main_image ->> 'filename' is not distinct from f.id || '.webp' as main,
      case when a.state = '"erased"' and :status <> 'locked' then 'removed' else :status end as goes
    from photo f join profile p on p.account_id = f.account_id join account a on a.id = f.account_id
    where f.id = :id for update of f
  ), noted as (
    update photo_review r set was_main = was.main from was
    where r.id = was.id and was.goes = 'locked' and was.status <> 'locked'
  ), put as (
    update photo f set status = was.goes from was
    where f.id = was.id and was.status not in ('removed', was.goes)
    returning f.id, f.account_id, f.private, f.status
  )
  update profile p set main_image = case when put.status = 'active' then :image::jsonb end from put
  where p.account_id = put.account_id and case when put.status = 'active'
    then p.main_image is null and not put.private
      and (not :again or (select r.was_main from photo_review r where r.id = put.id))
    else p.main_image ->> 'filename' = put.id || '.webp' end`,
})

/** It goes with its message: what a decision keeps back stays so. */
export const alignChatPhoto = statement({
  name: 'chat_photo_align',
  values: { id: sqlType.uuid(), status: sqlType.text<PhotoStatus>() },
  text: `update chat_photo f set status = case
      when :status in ('locked', 'removed') then :status
      when m.state = 'withheld' then 'withheld'
      when m.state = 'removed' then 'removed'
      else 'sent' end
  from message m where m.id = f.id and f.id = :id and f.status <> 'removed'`,
})
