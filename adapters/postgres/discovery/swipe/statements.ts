import { SWIPE_POOL } from '#core/discovery/swipe/stack.ts'
import type { Interest } from '#core/discovery/values.ts'
import { cardColumns, cardRow, profileColumns, profileRow } from '../../platform/cards.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { isShownTo } from '../../platform/visibility.ts'

const viewer = { viewer: sqlType.uuid() }
const pair = { ...viewer, id: sqlType.uuid() }
const placed = { ...viewer, site: sqlType.text() }

/** Who has not been turned lately, is not liked already, and is whom the player wants to meet. */
const isOpen = `
  (not p.fictional or not exists (
    select from meeting_choice c where c.account_id = :viewer and c.real_only
  )) and not exists (
    select from liking where from_id = :viewer and to_id = p.account_id
  ) and not exists (
    select from swipe s
    where s.account_id = :viewer and s.shown_id = p.account_id and s.day > :skippedSince
  )`

/** Of one gender the queue as its index has it, for as long as it takes to find so many who fit. */
const waiting = `
  select t.away, t.day, t.times, p.*
  from swipe_turn t
  join profile p on p.account_id = t.account_id
  where t.site_id = :site and t.gender = wanted.gender
    and ${isShownTo(':viewer', ':site')}
    and (p.seeks is null or p.seeks = me.gender)
    and ${isOpen}
  order by t.away, t.day, t.times, t.account_id
  limit ${SWIPE_POOL}`

export const player = statement({
  name: 'swipe_player',
  values: viewer,
  columns: {
    born: sqlType.date(),
    region: sqlType.text(),
    interests: sqlType.text<Interest>().array(),
  },
  text: 'select born, region, interests from profile where account_id = :viewer',
})

/** Who could like each other, the one who waited longest first. */
export const pool = statement({
  name: 'swipe_pool',
  values: { ...placed, skippedSince: sqlType.date() },
  columns: profileRow,
  text: `with me as (select gender, seeks from profile where account_id = :viewer)
  select ${profileColumns}
  from me
  cross join (values ('male'), ('female')) wanted (gender)
  cross join lateral (${waiting}) p
  where me.seeks is null or wanted.gender = me.seeks
  order by p.away, p.day, p.times, p.account_id
  limit ${SWIPE_POOL}`,
})

const LIKERS = 10

/** Who likes the player is shown soon, however short they wait. */
export const likers = statement({
  name: 'swipe_likers',
  values: { ...placed, skippedSince: sqlType.date() },
  columns: profileRow,
  text: `select ${profileColumns} from liking l
  join profile p on p.account_id = l.from_id and ${isShownTo(':viewer', ':site')}
  join profile me on me.account_id = :viewer
  where l.to_id = :viewer and (me.seeks is null or me.seeks = p.gender)
    and (p.seeks is null or p.seeks = me.gender) and ${isOpen}
  order by l.at desc limit ${LIKERS}`,
})

/** One after another: two tabs cannot give the last like both. Ends with the transaction. */
export const lockPlayer = statement({
  name: 'swipe_lock',
  values: viewer,
  text: `select from (
    select pg_advisory_xact_lock(hashtextextended('swipe ' || :viewer::uuid::text, 0))
  ) locked`,
})

export const countToday = statement({
  name: 'swipe_count_today',
  values: { ...viewer, today: sqlType.date() },
  columns: { given: sqlType.integer() },
  text: `select count(*)::int as given from swipe
  where account_id = :viewer and day = :today and liked`,
})

export const givenToday = statement({
  name: 'swipe_given_today',
  values: { ...placed, today: sqlType.date() },
  columns: cardRow,
  text: `select ${cardColumns} from swipe s
  join profile p on p.account_id = s.shown_id and ${isShownTo(':viewer', ':site')}
  where s.account_id = :viewer and s.day = :today and s.liked
  order by s.at desc`,
})

export const lastSwipe = statement({
  name: 'swipe_last',
  values: viewer,
  columns: { id: sqlType.uuid(), liked: sqlType.boolean(), day: sqlType.date() },
  text: `select shown_id as id, liked, day from swipe
  where account_id = :viewer order by at desc, shown_id limit 1`,
})

/** Whether somebody may be shown, and what there is between the two already. */
export const facing = statement({
  name: 'swipe_facing',
  values: { ...pair, site: sqlType.text() },
  columns: { liked: sqlType.boolean(), match: sqlType.boolean() },
  text: `select
    exists (select from liking where from_id = :viewer and to_id = :id) as liked,
    exists (select from liking where from_id = :viewer and to_id = :id)
      and exists (select from liking where from_id = :id and to_id = :viewer) as match
  from profile p where p.account_id = :id and ${isShownTo(':viewer', ':site')}`,
})

/**
 * The turn is kept behind all before it, whatever the clock says, and whoever was shown waits anew;
 * the same turn again is the same turn.
 */
export const keepTurn = statement({
  name: 'swipe_keep_turn',
  values: {
    ...pair,
    today: sqlType.date(),
    now: sqlType.timestamptz(),
    liked: sqlType.boolean(),
  },
  text: `with before as (
    select day from swipe where account_id = :viewer and shown_id = :id
  ), kept as (
    insert into swipe (account_id, shown_id, day, at, liked)
    values (:viewer, :id, :today, greatest(:now::timestamptz, (
      select max(at) + interval '1 microsecond' from swipe where account_id = :viewer
    )), :liked)
    on conflict (account_id, shown_id) do update
      set day = excluded.day, at = excluded.at, liked = excluded.liked
  )
  update swipe_turn set day = :today::date,
    times = case when day = :today::date then times + 1 else 1 end
  where account_id = :id and not exists (select from before where day = :today::date)`,
})

export const takeBack = statement({
  name: 'swipe_take_back',
  values: pair,
  text: `with undone as (
    delete from swipe where account_id = :viewer and shown_id = :id returning liked
  )
  delete from liking using undone
  where undone.liked and from_id = :viewer and to_id = :id`,
})

/** Looked at so many at the head of a queue for who is away: with every turn of somebody. */
const TIDIED = 20

/** Who was not here for long lets the others go first, and who plays is here. */
export const tidyQueue = statement({
  name: 'swipe_tidy',
  values: { ...pair, site: sqlType.text(), since: sqlType.timestamptz() },
  text: `with back as (
    update swipe_turn set away = false where account_id = :viewer and away
  ), heads as (
    select t.account_id from swipe_turn t
    where t.site_id = :site and not t.away
      and t.gender = (select gender from swipe_turn where account_id = :id)
    order by t.day, t.times, t.account_id limit ${TIDIED} for update skip locked
  )
  update swipe_turn t set away = true from heads h join search_entry e using (account_id)
  where t.account_id = h.account_id and e.last_seen < :since and t.account_id <> :viewer`,
})
