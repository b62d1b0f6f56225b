import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'

/** One look at a photo or act on it, in the transaction of what is done. */
export const logPhotoAct = statement({
  name: 'desk_log_keep_photo',
  values: {
    now: sqlType.timestamptz(),
    actor: sqlType.text(),
    act: sqlType.text(),
    case: sqlType.uuid().nullable(),
    account: sqlType.uuid().nullable(),
    photo: sqlType.uuid(),
    about: sqlType.text(),
  },
  text: `insert into desk_log (at, actor, act, case_id, account_id, photo_id, about)
  values (:now, :actor, :act, :case, :account, :photo, :about)`,
})
