import type { CrowdBatch } from '#core/demo/ports.ts'
import { interests } from '#core/discovery/values.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'

/** A number from 0 to 1 that follows from the number of a person and what it is for. */
const lot = (what: number) => `((hashint8extended(n, ${what}) & 2147483647)::float8 / 2147483648)`

const oneOf = (list: string, what: number) =>
  `(${list}::text[])[1 + floor(${lot(what)} * cardinality(${list}::text[]))::int]`

/** One of these, each as often as its share says; nothing for what is left of all. */
const byShare = (shares: Record<string, number>, what: number) => {
  const words = Object.keys(shares).map((word) => `'${word}'`)
  let sum = 0
  const upto = Object.values(shares).map((share) => {
    sum += share
    return sum.toFixed(3)
  })
  return `(array[${words.join()}]::text[])[1 + width_bucket(${lot(what)}, array[${upto.join()}]::float8[])]`
}

const town = (list: string) =>
  `(${list}::text[])[1 + width_bucket(${lot(1)}, :townsUpto::float8[])]`
/** A UUID that follows from the number of a person. */
const uuidOf = (what: string) =>
  `(select overlay(overlay(md5('${what} ' || n) placing '4' from 13) placing '8' from 17))::uuid`

const person = `select n, ${uuidOf('crowd')} as id, ${uuidOf('crowd photo')} as photo_id,
    ${lot(20)} < 0.8 as has_photo,
    ${lot(2)} < 0.1 as is_fictional,
    ${lot(3)} < 0.15 as is_hidden,
    case when ${lot(4)} < 0.42 then 'female' else 'male' end as gender,
    date_trunc('milliseconds', :now::timestamptz - (${lot(5)} ^ 2) * interval '3 years') as joined_at
  from generate_series(:first::int8, :first::int8 + :count::int8 - 1) n`

const values = {
  site: sqlType.text(),
  first: sqlType.bigint(),
  count: sqlType.bigint(),
  now: sqlType.timestamptz(),
}

/** As a member of the demo who has confirmed an address and paid nothing yet. */
const insertAccounts = statement({
  name: 'crowd_accounts',
  isPrepared: false,
  values,
  text: `with person as (${person}), example as (
    select state, context, language, payment_country from account
    where site_id = :site and confirmed and not premium and not fictional and staff_role is null limit 1
  ), made as (
    insert into account (
      id, site_id, email, language, payment_country, state, context, version, created_at
    )
    select id, :site, case when not is_fictional then 'crowd' || n || '@vonk.example' end,
      language, payment_country,
      case when is_hidden then jsonb_set(state, '{living,visibility}', '"invisible"')
        else state end,
      jsonb_set(context, '{account}', to_jsonb(id::text)), 1, joined_at
    from person, example on conflict do nothing returning id, fictional, created_at
  ), meant as (
    insert into fictional_profile (account_id, answers, purpose, made_at)
    select id, 'demo', 'Demo', created_at from made where fictional
  ), booked as (
    insert into book (id, site_id, kind) select id, :site, 'member' from made
  )
  insert into wallet (account_id, balance, started) select id, 0, 0 from made`,
})

const insertProfiles = statement({
  name: 'crowd_profiles',
  isPrepared: false,
  values: {
    ...values,
    countries: sqlType.text().array(),
    regions: sqlType.text().array(),
    cities: sqlType.text().array(),
    townsUpto: sqlType.double().array(),
    women: sqlType.text().array(),
    men: sqlType.text().array(),
    sentences: sqlType.text().array(),
    reasons: sqlType.text().array(),
  },
  text: `with person as (${person})
  insert into profile (
    account_id, site_id, fictional, confirmed, status, visible, name, born, gender, seeks,
    sexuality, country, region, city, about_me, reason, tattoos, hair_color, eye_color, body_type,
    relationship_status, interests, main_image
  )
  select a.id, a.site_id, a.fictional, a.confirmed, 'active', not is_hidden,
    case gender when 'female' then ${oneOf(':women', 6)} else ${oneOf(':men', 6)} end,
    (:now::timestamptz)::date - (6575 + 10000 * (${lot(7)} + ${lot(8)}))::int, gender,
    case when ${lot(9)} < 0.05 then null when ${lot(9)} < 0.11 then gender
      when gender = 'male' then 'female' else 'male' end,
    case when ${lot(10)} < 0.3 then 'hetero' when ${lot(10)} < 0.35 then 'bi' end,
    ${town(':countries')}, ${town(':regions')}, ${town(':cities')},
    ${oneOf(':sentences', 11)} || ' ' || ${oneOf(':sentences', 12)},
    case when ${lot(13)} < 0.6 then ${oneOf(':reasons', 14)} else '' end,
    case when ${lot(15)} < 0.7 then ${lot(15)} < 0.25 end,
    ${byShare({ brown: 0.2, 'dark brown': 0.18, blond: 0.16, 'dark blond': 0.12, brunette: 0.06, black: 0.06, gray: 0.07, white: 0.02, red: 0.02, bald: 0.03, other: 0.01 }, 16)},
    ${byShare({ blue: 0.34, brown: 0.27, green: 0.12, gray: 0.06, hazel: 0.06, other: 0.02 }, 17)},
    ${byShare({ normal: 0.56, slim: 0.22, fat: 0.1 }, 18)},
    ${byShare({ single: 0.36, divorced: 0.24, unmarried: 0.12, married: 0.07, widowed: 0.05, 'living together': 0.02 }, 19)},
    array(
      select liked from unnest(array[${interests.map((word) => `'${word}'`).join()}]::text[])
        with ordinality all_interests (liked, nth)
      where (hashint8extended(n, 100 + nth) & 1023) < 40 + 260 / (1 + nth % 9)
    ),
    case when has_photo then jsonb_build_object('filename', photo_id || '.webp',
      'thumb_filename', photo_id || '-thumb.webp', 'status', 'active',
      'match', '/media/photos/' || photo_id || '.webp') end
  from person join account a using (id)
  where not exists (select from profile made where made.account_id = a.id)`,
})

/** Most show the portrait of a person of the picture pack, of their gender. */
const insertPhotos = statement({
  name: 'crowd_photos',
  isPrepared: false,
  values: { ...values, womenOfPack: sqlType.text().array(), menOfPack: sqlType.text().array() },
  text: `with person as (${person})
  insert into photo (id, account_id, name, status, position, at)
  select photo_id, a.id, case gender when 'female' then ${oneOf(':womenOfPack', 25)}
      else ${oneOf(':menOfPack', 25)} end, 'active', 1, joined_at
  from person join account a using (id)
  where has_photo on conflict do nothing`,
})

/** Half of them within a day, and few of them longest ago; nobody before they joined. */
const setLastSeen = statement({
  name: 'crowd_last_seen',
  isPrepared: false,
  values,
  text: `with person as (${person})
  update search_entry entry set last_seen = greatest(
    :now::timestamptz - 2 * exp(13 * ${lot(21)}) * interval '1 minute', person.joined_at)
  from person where person.id = entry.account_id`,
})

const insertLikes = statement({
  name: 'crowd_likes',
  isPrepared: false,
  values,
  text: `with person as (${person}), liking_of as (
    select id, greatest(joined_at, :now::timestamptz - ${lot(22)} * interval '30 days') as at,
      :first::int8 + (${lot(23)} * :count::int8)::int8 as other
    from person where not is_fictional and ${lot(24)} < 0.5
  )
  insert into liking (from_id, to_id, at, is_new)
  select liking_of.id, person.id, at, true
  from liking_of join person on person.n = liking_of.other and person.id <> liking_of.id
  on conflict do nothing`,
})

export const settleTables = statement({
  name: 'crowd_settle',
  isPrepared: false,
  text: 'analyze',
})

/** A part of the crowd: the same people for the same numbers, and nobody twice. */
export const fillCrowd = async (
  on: Queryable,
  { site, first, count, now, towns, portraits, ...lists }: CrowdBatch,
) => {
  const batch = { site, first, count, now }
  const sum = towns.reduce((all, { share }) => all + share, 0)
  let upto = 0
  const townsUpto = towns.map(({ share }) => {
    upto += share / sum
    return upto
  })
  await insertAccounts(on, batch)
  await insertProfiles(on, {
    ...batch,
    ...lists,
    countries: towns.map(({ country }) => country),
    regions: towns.map(({ region }) => region),
    cities: towns.map(({ city }) => city),
    // The last one holds all that is left.
    townsUpto: townsUpto.slice(0, -1),
  })
  await insertPhotos(on, {
    ...batch,
    womenOfPack: portraits.female,
    menOfPack: portraits.male,
  })
  await setLastSeen(on, batch)
  await insertLikes(on, batch)
}
