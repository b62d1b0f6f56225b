import type { ChoiceStore, MeetingChoices } from '#core/discovery/choices/ports.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'

const columns = { real_only: sqlType.boolean(), unseen: sqlType.boolean() }

const find = statement({
  name: 'meeting_choices',
  values: { account: sqlType.uuid() },
  columns,
  text: 'select real_only, unseen from meeting_choice where account_id = :account',
})

const change = statement({
  name: 'meeting_choose',
  values: {
    account: sqlType.uuid(),
    realOnly: sqlType.boolean().nullable(),
    unseen: sqlType.boolean().nullable(),
  },
  columns,
  text: `insert into meeting_choice as c (account_id, real_only, unseen)
  values (:account, coalesce(:realOnly, false), coalesce(:unseen, false))
  on conflict (account_id) do update set
    real_only = coalesce(:realOnly, c.real_only), unseen = coalesce(:unseen, c.unseen)
  returning real_only, unseen`,
})

const choicesOf = (row: { real_only: boolean; unseen: boolean } | undefined): MeetingChoices => ({
  realOnly: row?.real_only ?? false,
  unseen: row?.unseen ?? false,
})

/** The ChoiceStore port. */
export const choiceStore = ({ pool }: Database): ChoiceStore => ({
  choices: async (account) => choicesOf((await find(pool, { account }))[0]),
  choose: async (account, { realOnly = null, unseen = null }) =>
    choicesOf((await change(pool, { account, realOnly, unseen }))[0]),
})
