import type { VisitStore } from '#core/discovery/visits/ports.ts'
import { cardColumns, cardOf, cardRow } from '../../platform/cards.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { isShownTo } from '../../platform/visibility.ts'

const VISITORS_MAX = 100

const isUnseen = (who: string) =>
  `exists (select from meeting_choice c where c.account_id = ${who} and c.unseen)`

const keep = statement({
  name: 'visit_keep',
  values: {
    viewer: sqlType.uuid(),
    id: sqlType.uuid(),
    site: sqlType.text(),
    now: sqlType.timestamptz(),
  },
  text: `with looked as (
    insert into visit (visited_id, visitor_id, at)
    select p.account_id, :viewer, :now from profile p
    where p.account_id = :id and ${isShownTo(':viewer', ':site')}
      and not p.fictional and not ${isUnseen(':viewer')} and not ${isUnseen('p.account_id')}
    on conflict (visited_id, visitor_id) do update set at = excluded.at
    returning visited_id
  )
  insert into like_notice (account_id, kind, since) select visited_id, 'visits', :now from looked
  on conflict do nothing`,
})

const visitors = statement({
  name: 'visit_visitors',
  values: { viewer: sqlType.uuid(), site: sqlType.text() },
  columns: { ...cardRow, at: sqlType.timestamptz() },
  text: `select ${cardColumns}, v.at from visit v
  join profile p on p.account_id = v.visitor_id and ${isShownTo(':viewer', ':site')}
  where v.visited_id = :viewer and not ${isUnseen(':viewer')} and not ${isUnseen('p.account_id')}
  order by v.at desc limit ${VISITORS_MAX}`,
})

/** The VisitStore port. */
export const visitStore = ({ pool }: Database): VisitStore => ({
  visited: async (visit) => void (await keep(pool, visit)),
  visitors: async ({ now, ...query }) =>
    (await visitors(pool, query)).map((row) => ({ member: cardOf(row, now), at: row.at })),
})
