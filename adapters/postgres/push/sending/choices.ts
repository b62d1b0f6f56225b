import type { PushChoiceStore } from '#core/push/sending/ports.ts'
import { firstChoices, type LockScreen, type PushChoices } from '#core/push/sending/values.ts'
import type { Database } from '../../platform/database.ts'
import { type RowOf, sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'

/** As a left join finds them: nothing of who has chosen nothing. */
export const choiceRow = {
  time_zone: sqlType.text().nullable(),
  quiet_from: sqlType.integer().nullable(),
  quiet_to: sqlType.integer().nullable(),
  lock_screen: sqlType.text<LockScreen>().nullable(),
}

export const choicesOf = (row: RowOf<typeof choiceRow> | undefined): PushChoices => ({
  timeZone: row?.time_zone ?? firstChoices.timeZone,
  quiet:
    row && row.quiet_from !== null && row.quiet_to !== null
      ? { from: row.quiet_from, to: row.quiet_to }
      : firstChoices.quiet,
  lockScreen: row?.lock_screen ?? firstChoices.lockScreen,
})

const find = statement({
  name: 'push_choices',
  values: { account: sqlType.uuid() },
  columns: choiceRow,
  text: `select c.time_zone, c.quiet_from, c.quiet_to, c.lock_screen
  from account a left join push_choice c on c.account_id = a.id where a.id = :account`,
})

/** `hours`: whether the quiet hours are among what changes; both null are none. */
const choose = statement({
  name: 'push_choose',
  values: {
    account: sqlType.uuid(),
    timeZone: sqlType.text().nullable(),
    hours: sqlType.boolean(),
    from: sqlType.integer().nullable(),
    to: sqlType.integer().nullable(),
    lockScreen: sqlType.text().nullable(),
    now: sqlType.timestamptz(),
  },
  text: `insert into push_choice as c
    (account_id, time_zone, zone_chosen, quiet_from, quiet_to, lock_screen)
  values (:account, coalesce(:timeZone, '${firstChoices.timeZone}'), :timeZone::text is not null,
    :from::int, :to::int, coalesce(:lockScreen, '${firstChoices.lockScreen}'))
  on conflict (account_id) do update set
    time_zone = coalesce(:timeZone, c.time_zone),
    zone_chosen = c.zone_chosen or excluded.zone_chosen,
    quiet_from = case when :hours then excluded.quiet_from else c.quiet_from end,
    quiet_to = case when :hours then excluded.quiet_to else c.quiet_to end,
    lock_screen = coalesce(:lockScreen, c.lock_screen),
    held_until = case when c.held_until is not null then least(c.held_until, :now) end`,
})

const noteTimeZone = statement({
  name: 'push_note_time_zone',
  values: { account: sqlType.uuid(), timeZone: sqlType.text() },
  text: `insert into push_choice as c (account_id, time_zone) values (:account, :timeZone)
  on conflict (account_id) do update set time_zone = excluded.time_zone
    where not c.zone_chosen and c.time_zone <> excluded.time_zone`,
})

/** Nothing is written for who has no row and no open page. */
const onScreen = statement({
  name: 'push_on_screen',
  values: { account: sqlType.uuid(), until: sqlType.timestamptz().nullable() },
  text: `insert into push_choice as c (account_id, on_screen_until)
  select :account, :until::timestamptz
  where :until::timestamptz is not null
    or exists (select from push_choice where account_id = :account)
  on conflict (account_id) do update set on_screen_until = excluded.on_screen_until`,
})

/** The PushChoiceStore port. */
export const pushChoiceStore = ({ pool }: Database): PushChoiceStore => {
  const choices = async (account: string) => choicesOf((await find(pool, { account }))[0])
  return {
    choices,
    choose: async (account, { timeZone = null, quiet, lockScreen = null }, now) => {
      const hours = quiet !== undefined
      const [from, to] = [quiet?.from ?? null, quiet?.to ?? null]
      await choose(pool, { account, timeZone, hours, from, to, lockScreen, now })
      return choices(account)
    },
    noteTimeZone: async (account, timeZone) =>
      void (await noteTimeZone(pool, { account, timeZone })),
    onScreen: async (account, until) => void (await onScreen(pool, { account, until })),
  }
}
