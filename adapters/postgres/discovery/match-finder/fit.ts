import { fitOf } from '#core/discovery/match-finder/rules.ts'
import type { Fit } from '#core/discovery/match-finder/views.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { isShownTo } from '../../platform/visibility.ts'
import { answerColumns, answerOf, answerRow } from './rows.ts'

/** Only what neither keeps private leaves the database, and only of who may be shown. */
const inCommon = statement({
  name: 'finder_fit',
  values: { viewer: sqlType.uuid(), id: sqlType.uuid(), site: sqlType.text() },
  columns: { ...answerRow, own: sqlType.boolean() },
  text: `with shown as (
    select p.account_id from profile p
    where p.account_id = :id and ${isShownTo(':viewer', ':site')}
  ), pair as (
    select mine.question from shown
    join finder_answer theirs on theirs.account_id = shown.account_id and not theirs.private
    join finder_answer mine on mine.account_id = :viewer and mine.question = theirs.question
      and not mine.private
  )
  select ${answerColumns('a')}, a.account_id = :viewer as own
  from pair join finder_answer a on a.account_id in (:viewer, :id) and a.question = pair.question
  order by a.question`,
})

/** How a member fits the one who asks; null where there is nothing in common. */
export const fitWith = async (
  on: Queryable,
  query: { site: string; viewer: string; id: string },
): Promise<Fit | null> => {
  const rows = await inCommon(on, query)
  const of = (isOwn: boolean) => rows.filter(({ own }) => own === isOwn).map(answerOf)
  return rows.length === 0 ? null : fitOf(of(true), of(false))
}
