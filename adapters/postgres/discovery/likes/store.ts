import type { AutoLikeStore } from '#core/discovery/likes/ports.ts'
import { dayOf } from '#core/kernel/day.ts'
import { cardColumns, cardOf, cardRow } from '../../platform/cards.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { isShownTo } from '../../platform/visibility.ts'

/** Of so many who fit one is taken, for each member another. */
const LOOKED_AT = 50

const values = { viewer: sqlType.uuid(), site: sqlType.text(), today: sqlType.date() }

/**
 * One statement: who may, the like, and that it was given today. Whoever wants real members only has
 * no row in `wanted`, and who is not fictional is never looked at.
 */
const give = statement({
  name: 'auto_like_give',
  values: { ...values, now: sqlType.timestamptz() },
  text: `with wanted as (
    select me.gender, me.seeks from profile me
    where me.account_id = :viewer and not me.fictional
      and not exists (select from meeting_choice c where c.account_id = :viewer and c.real_only)
      and not exists (select from auto_like where account_id = :viewer and day >= :today::date)
  ), fitting as (
    select found.account_id from wanted
    cross join (values ('male'), ('female')) of (gender)
    cross join lateral (
      select p.account_id from profile p
      where p.fictional and p.gender = of.gender and ${isShownTo(':viewer', ':site')}
        and (p.seeks is null or p.seeks = wanted.gender)
        and not exists (select from liking where from_id = p.account_id and to_id = :viewer)
      limit ${LOOKED_AT}
    ) found
    where wanted.seeks is null or of.gender = wanted.seeks
  ), chosen as (
    select account_id from fitting order by md5(account_id::text || :viewer || :today) limit 1
  ), kept as (
    insert into auto_like as kept (account_id, from_id, day)
    select :viewer, account_id, :today from chosen
    on conflict (account_id) do update set from_id = excluded.from_id, day = excluded.day
      where kept.day < excluded.day
    returning from_id
  )
  insert into liking (from_id, to_id, at, is_new)
  select from_id, :viewer, :now, true from kept
  on conflict do nothing`,
})

const given = statement({
  name: 'auto_like_given',
  values,
  columns: cardRow,
  text: `select ${cardColumns} from auto_like a
  join profile p on p.account_id = a.from_id and p.fictional and ${isShownTo(':viewer', ':site')}
  where a.account_id = :viewer and a.day = :today
    and not exists (select from meeting_choice c where c.account_id = :viewer and c.real_only)`,
})

/** The AutoLikeStore port. */
export const autoLikeStore = ({ pool }: Database): AutoLikeStore => ({
  autoLike: async ({ now, ...query }) => {
    const today = dayOf(now)
    const [before] = await given(pool, { ...query, today })
    if (before) return { member: cardOf(before, now), isNew: false }
    await give(pool, { ...query, today, now })
    const [row] = await given(pool, { ...query, today })
    return row ? { member: cardOf(row, now), isNew: true } : null
  },
})
