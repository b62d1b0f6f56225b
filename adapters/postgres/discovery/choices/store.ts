import type { ChoiceStore, MeetingChoices } from '#core/discovery/choices/ports.ts'
import type { Database } from '../../platform/database.ts'
import { type RowOf, sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'

const columns = {
  real_only: sqlType.boolean().nullable(),
  unseen: sqlType.boolean().nullable(),
  place_hidden: sqlType.boolean(),
  no_marks: sqlType.boolean().nullable(),
  no_photos: sqlType.boolean().nullable(),
  shown_outside: sqlType.boolean().nullable(),
}
type ChoiceRow = RowOf<typeof columns>

const find = statement({
  name: 'meeting_choices',
  values: { account: sqlType.uuid() },
  columns,
  text: `select c.real_only, c.unseen, c.no_marks, c.no_photos, c.shown_outside, p.place_hidden
  from profile p left join meeting_choice c on c.account_id = p.account_id
  where p.account_id = :account`,
})

const choose = statement({
  name: 'meeting_choose',
  values: {
    account: sqlType.uuid(),
    realOnly: sqlType.boolean().nullable(),
    unseen: sqlType.boolean().nullable(),
    placeHidden: sqlType.boolean().nullable(),
    noMarks: sqlType.boolean().nullable(),
    noPhotos: sqlType.boolean().nullable(),
    shownOutside: sqlType.boolean().nullable(),
  },
  text: `with hidden as (
    update profile set place_hidden = :placeHidden::bool
    where account_id = :account and place_hidden <> :placeHidden::bool
  )
  insert into meeting_choice as c (account_id, real_only, unseen, no_marks, no_photos, shown_outside)
  values (:account, coalesce(:realOnly, false), coalesce(:unseen, false),
    coalesce(:noMarks, false), coalesce(:noPhotos, false), coalesce(:shownOutside, false))
  on conflict (account_id) do update set
    real_only = coalesce(:realOnly, c.real_only), unseen = coalesce(:unseen, c.unseen),
    no_marks = coalesce(:noMarks, c.no_marks), no_photos = coalesce(:noPhotos, c.no_photos),
    shown_outside = coalesce(:shownOutside, c.shown_outside)`,
})

const choicesOf = (row: ChoiceRow | undefined): MeetingChoices => ({
  realOnly: row?.real_only ?? false,
  unseen: row?.unseen ?? false,
  placeHidden: row?.place_hidden ?? false,
  readMarks: !row?.no_marks,
  chatPhotos: !row?.no_photos,
  shownOutside: row?.shown_outside ?? false,
})

/** The ChoiceStore port. */
export const choiceStore = ({ pool }: Database): ChoiceStore => {
  const choices = async (account: string) => choicesOf((await find(pool, { account }))[0])
  return {
    choices,
    choose: async (
      account,
      { realOnly, unseen, placeHidden, readMarks, chatPhotos, shownOutside },
    ) => {
      await choose(pool, {
        account,
        realOnly: realOnly ?? null,
        unseen: unseen ?? null,
        placeHidden: placeHidden ?? null,
        noMarks: readMarks === undefined ? null : !readMarks,
        noPhotos: chatPhotos === undefined ? null : !chatPhotos,
        shownOutside: shownOutside ?? null,
      })
      return choices(account)
    },
  }
}
