import { sqlType } from '../platform/sql-types.ts'

/**
 * Every filter of a search, as a condition on `search_entry s` that is true where the filter is
 * null. The statements are planned for their values: what is null is not there for the planner.
 * Ages are days of birth. Whoever was born on 29 February is a year older on 1 March: taking years
 * off a 29th gives the 28th, and so does the rule of the core.
 */
const conditions = {
  seeks: '(:seeks::text is null or s.seeks is null or s.seeks = :seeks)',
  sexuality: '(:sexuality::text[] is null or s.sexuality = any(:sexuality))',
  country: '(:country::text is null or s.country = :country)',
  region: '(:region::text is null or s.region = :region)',
  city: '(:city::text is null or s.city = :city)',
  cells: '(:cells::int4[] is null or s.cell = any(:cells))',
  minAge: `(:minAge::int4 is null
    or s.born <= (:today::date - make_interval(years => :minAge))::date)`,
  maxAge: `(:maxAge::int4 is null
    or s.born > (:today::date - make_interval(years => :maxAge + 1))::date)`,
  tattoos: '(:tattoos::bool is null or s.tattoos = :tattoos)',
  hairColor: '(:hairColor::text[] is null or s.hair_color = any(:hairColor))',
  eyeColor: '(:eyeColor::text[] is null or s.eye_color = any(:eyeColor))',
  bodyType: '(:bodyType::text[] is null or s.body_type = any(:bodyType))',
  relationshipStatus: `(:relationshipStatus::text[] is null
    or s.relationship_status = any(:relationshipStatus))`,
  anyInterest: '(:anyInterest::text[] is null or s.interests && :anyInterest)',
  allInterests: '(:allInterests::text[] is null or s.interests @> :allInterests)',
  photo: '(not :photo::bool or s.pictured)',
  // A fictional profile is never online: nobody is behind it.
  online: `(:onlineSince::timestamptz is null or (s.last_seen >= :onlineSince
    and s.hour >= :onlineHour and not s.fictional))`,
  isNew: '(:newSince::timestamptz is null or s.joined_at >= :newSince)',
  only: '(not :onlyReal::bool or not s.fictional)',
  fit: `(not :fit::bool or s.seeks is null
    or s.seeks = (select me.gender from search_entry me where me.account_id = :viewer))`,
}

/** All of them; on none where a search has none. */
export const fits = Object.values(conditions).join('\n      and ')

export const filterValues = {
  viewer: sqlType.uuid().nullable(),
  site: sqlType.text(),
  today: sqlType.date(),
  gender: sqlType.text().nullable(),
  seeks: sqlType.text().nullable(),
  sexuality: sqlType.text().array().nullable(),
  country: sqlType.text().nullable(),
  region: sqlType.text().nullable(),
  city: sqlType.text().nullable(),
  cells: sqlType.integer().array().nullable(),
  minAge: sqlType.integer().nullable(),
  maxAge: sqlType.integer().nullable(),
  tattoos: sqlType.boolean().nullable(),
  hairColor: sqlType.text().array().nullable(),
  eyeColor: sqlType.text().array().nullable(),
  bodyType: sqlType.text().array().nullable(),
  relationshipStatus: sqlType.text().array().nullable(),
  anyInterest: sqlType.text().array().nullable(),
  allInterests: sqlType.text().array().nullable(),
  photo: sqlType.boolean(),
  onlineSince: sqlType.timestamptz().nullable(),
  onlineHour: sqlType.integer().nullable(),
  newSince: sqlType.timestamptz().nullable(),
  onlyReal: sqlType.boolean(),
  fit: sqlType.boolean(),
}
