import { PAGE_SIZE, SEARCH_COUNT_MAX } from '#core/discovery/search.ts'
import { genders } from '#core/discovery/values.ts'
import { cardColumns, cardRow } from '../platform/cards.ts'
import { nullable, type RowOf, sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'
import { isFoundBy, isShownTo } from '../platform/visibility.ts'
import { filterValues, fits } from './search-filters.ts'

const isFound = `${isFoundBy(':viewer', ':site')} and ${fits}`

/** Each gender by itself is found by an index, where all of a site would be read whole. */
export const perGender = (way: (found: string) => string) =>
  genders.map((gender) =>
    way(`s.gender = '${gender}' and (:gender::text is null or :gender = '${gender}')
      and ${isFound}`),
  )

/**
 * Counted no further than is said: of a million members most fit. In the order of an index, as the
 * planner would else begin to read all of them, in the hope that many fit.
 */
const countOf = (which: string) => {
  const most = `limit ${SEARCH_COUNT_MAX + 1}`
  const ways = perGender(
    (found) => `(select from search_entry s where ${found} and ${which}
      order by s.pictured desc, s.hour desc, s.account_id desc ${most})`,
  )
  return `(select count(*)::int from (
    select from (${ways.join(' union all ')}) found ${most}) counted)`
}

const values = {
  ...filterValues,
  isCounted: sqlType.boolean(),
  offset: sqlType.bigint(),
  upto: sqlType.bigint(),
  asOf: sqlType.timestamptz().nullable(),
  afterId: sqlType.uuid().nullable(),
}
const activeValues = {
  ...values,
  afterPictured: sqlType.boolean().nullable(),
  afterHour: sqlType.integer().nullable(),
}
const nearestValues = {
  ...activeValues,
  afterBand: sqlType.integer().nullable(),
  ring10: sqlType.integer().array(),
  ring25: sqlType.integer().array(),
  ring50: sqlType.integer().array(),
  ring100: sqlType.integer().array(),
}
const newestValues = { ...values, afterJoined: sqlType.timestamptz().nullable() }

const place = {
  account_id: sqlType.uuid().nullable(),
  pictured: sqlType.boolean().nullable(),
  hour: sqlType.integer().nullable(),
  band: sqlType.integer().nullable(),
  joined_at: sqlType.timestamptz().nullable(),
}
const pageRow = {
  total: sqlType.integer().nullable(),
  total_fictional: sqlType.integer().nullable(),
  ...place,
  ...nullable(cardRow),
}
export type PageRow = RowOf<typeof pageRow>

/** The cards of these, in their order, but for who may not be shown any more. */
export const findCards = statement({
  name: 'search_cards',
  values: {
    site: sqlType.text(),
    viewer: sqlType.uuid().nullable(),
    ids: sqlType.uuid().array(),
  },
  columns: { ...cardRow },
  text: `select ${cardColumns}
  from unnest(:ids::uuid[]) with ordinality wanted (id, nth)
  join profile p on p.account_id = wanted.id and ${isShownTo(':viewer', ':site')}
  order by wanted.nth`,
})

type Ordered = { columns: string; order: string; ways: string[] }

/** Ids first, the wide rows of one page last; the last word on who is shown is the profile's. */
const textOf = ({ columns, order, ways }: Ordered) => `with counted as (
    select case when :isCounted::bool then ${countOf('not s.fictional')} end as total,
      case when :isCounted::bool and not :onlyReal::bool
        then ${countOf('s.fictional')} end as total_fictional
  ), page as (
    select ${columns} from (${ways.map((way) => `(${way} order by ${order} limit :upto)`).join(' union all ')}) found
    order by ${order} limit ${PAGE_SIZE} offset :offset
  ), shown as (
    select page.*, ${cardColumns}
    from page join profile p on p.account_id = page.account_id and ${isShownTo(':viewer', ':site')}
  )
  select counted.total, counted.total_fictional, shown.*
  from counted left join shown on true order by ${order}`

/** Whoever has been seen since the list began stays where they were in it. */
const hasStayed = '(s.moved_at is null or s.moved_at <= :asOf)'
const isAfter = (hour: string) =>
  `(s.pictured, ${hour}, s.account_id) < (:afterPictured::bool, :afterHour::int4, :afterId::uuid)`

const activeOrder = 'pictured desc, hour desc, account_id desc'
const none = 'null::timestamptz as joined_at'

const wasThere = 'coalesce(s.hour_before, 0)'

export const activeFirst = statement({
  name: 'search_active',
  isPrepared: false,
  values: activeValues,
  columns: pageRow,
  text: textOf({
    columns: 'found.*',
    order: activeOrder,
    ways: [
      ...perGender(
        (found) => `select s.account_id, s.pictured, s.hour, null::int4 as band, ${none}
        from search_entry s where ${found}
          and (:afterId::uuid is null or (${isAfter('s.hour')} and ${hasStayed}))`,
      ),
      ...perGender(
        (
          found,
        ) => `select s.account_id, s.pictured, ${wasThere} as hour, null::int4 as band, ${none}
        from search_entry s where ${found} and :afterId::uuid is not null
          and s.moved_at > :asOf and ${isAfter(wasThere)}`,
      ),
    ],
  }),
})

const rings = [':ring10', ':ring25', ':ring50', ':ring100']
const isIn = [
  ...rings.map((ring) => `s.cell = any(${ring}::int4[])`),
  `(s.cell is null or s.cell <> all(${rings.map((ring) => `${ring}::int4[]`).join(' || ')}))`,
]
const bandOf = `case ${isIn
  .slice(0, -1)
  .map((test, band) => `when ${test} then ${band}`)
  .join(' ')}
  else ${isIn.length - 1} end`

export const nearestFirst = statement({
  name: 'search_nearest',
  isPrepared: false,
  values: nearestValues,
  columns: pageRow,
  text: textOf({
    columns: 'found.*',
    order: `band, ${activeOrder}`,
    ways: [
      ...isIn.flatMap((test, band) =>
        perGender(
          (found) => `select s.account_id, s.pictured, s.hour, ${band} as band, ${none}
          from search_entry s where ${found} and ${test}
            and (:afterId::uuid is null or (${band} >= :afterBand::int4 and ${hasStayed}
              and (${band} > :afterBand::int4 or ${isAfter('s.hour')})))`,
        ),
      ),
      ...perGender(
        (found) => `select s.account_id, s.pictured, ${wasThere} as hour, ${bandOf} as band, ${none}
        from search_entry s where ${found} and :afterId::uuid is not null and s.moved_at > :asOf
          and (${bandOf} > :afterBand::int4
            or (${bandOf} = :afterBand::int4 and ${isAfter(wasThere)}))`,
      ),
    ],
  }),
})

export const newestFirst = statement({
  name: 'search_newest',
  isPrepared: false,
  values: newestValues,
  columns: pageRow,
  text: textOf({
    columns: 'found.*',
    order: 'joined_at desc, account_id desc',
    ways: perGender(
      (found) => `select s.account_id, null::bool as pictured, null::int4 as hour,
          null::int4 as band, s.joined_at
        from search_entry s where ${found} and (:afterId::uuid is null
          or (s.joined_at, s.account_id) < (:afterJoined::timestamptz, :afterId::uuid))`,
    ),
  }),
})
