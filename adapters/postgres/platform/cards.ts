import { ageOn } from '#core/account/rules.ts'
import { bandBetween } from '#core/discovery/distance.ts'
import { ONLINE_MS } from '#core/discovery/search.ts'
import type {
  BodyType,
  EyeColor,
  Gender,
  HairColor,
  Interest,
  RelationshipStatus,
  Sexuality,
} from '#core/discovery/values.ts'
import type { MainImage, MemberCard, MemberProfile } from '#core/discovery/views.ts'
import type { Answerer } from '#core/fiction/values.ts'
import { dayOf } from '#core/kernel/day.ts'
import type { StoredImage } from '../discovery/schema.ts'
import { type RowOf, sqlType } from './sql-types.ts'

/** Columns of a card, as `cardColumns` selects them. */
export const cardRow = {
  id: sqlType.uuid(),
  name: sqlType.text(),
  born: sqlType.date(),
  gender: sqlType.text<Gender>(),
  city: sqlType.text(),
  region: sqlType.text(),
  fictional: sqlType.boolean(),
  answered_by: sqlType.text<Answerer>().nullable(),
  last_seen: sqlType.timestamptz(),
  cell: sqlType.integer().nullable(),
  own_cell: sqlType.integer().nullable(),
  image: sqlType.jsonb<StoredImage>().nullable(),
  liked: sqlType.boolean(),
  likes_me: sqlType.boolean(),
}
export type CardRow = RowOf<typeof cardRow>

/** The cell of a member's own town, from where distances count for them, hidden or not. */
export const ownCell = (viewer: string) => `(
  select town.cell from profile own join town on
    (town.country, town.region, town.city) = (own.country, own.region, own.city)
  where own.account_id = ${viewer})`

/** Columns of a card from `profile p`, as `:viewer` sees it: a town that is hidden is none. */
export const cardColumns = `
  p.account_id as id, p.name, p.born, p.gender,
  case when p.place_hidden then '' else p.city end as city, p.region, p.fictional,
  case when p.fictional then coalesce((
    select f.answers from fictional_profile f where f.account_id = p.account_id
  ), 'staff') end as answered_by,
  (select entry.last_seen from search_entry entry where entry.account_id = p.account_id),
  (select entry.cell from search_entry entry where entry.account_id = p.account_id),
  ${ownCell(':viewer')} as own_cell,
  p.main_image as image,
  exists (
    select from liking where from_id = :viewer and to_id = p.account_id
  ) as liked,
  exists (
    select from liking where from_id = p.account_id and to_id = :viewer
  ) as likes_me`

export const imageOf = ({ filename, thumb_filename, status, match }: StoredImage): MainImage => ({
  filename,
  thumbFilename: thumb_filename,
  status,
  path: match,
})

export const cardOf = (row: CardRow, now: Date): MemberCard => ({
  id: row.id,
  name: row.name,
  age: ageOn(dayOf(now), row.born),
  gender: row.gender,
  city: row.city,
  region: row.region,
  fictional: row.fictional,
  answeredBy: row.answered_by,
  online: !row.fictional && now.getTime() - row.last_seen.getTime() <= ONLINE_MS,
  distance: bandBetween(row.own_cell, row.cell),
  mainImage: row.image?.status === 'active' ? imageOf(row.image) : null,
  liked: row.liked,
  likesMe: row.likes_me,
})

/** Columns of a whole profile, as `profileColumns` selects them. */
export const profileRow = {
  ...cardRow,
  status: sqlType.text<MemberProfile['status']>(),
  country: sqlType.text(),
  sexuality: sqlType.text<Sexuality>().nullable(),
  about_me: sqlType.text(),
  reason: sqlType.text(),
  tattoos: sqlType.boolean().nullable(),
  hair_color: sqlType.text<HairColor>().nullable(),
  eye_color: sqlType.text<EyeColor>().nullable(),
  body_type: sqlType.text<BodyType>().nullable(),
  relationship_status: sqlType.text<RelationshipStatus>().nullable(),
  interests: sqlType.text<Interest>().array(),
}
export type ProfileRow = RowOf<typeof profileRow>

export const profileColumns = `${cardColumns},
  p.status, p.country, p.sexuality, p.about_me, p.reason, p.tattoos, p.hair_color, p.eye_color,
  p.body_type, p.relationship_status, p.interests`

export const profileOf = (row: ProfileRow, now: Date): MemberProfile => ({
  ...cardOf(row, now),
  status: row.status,
  country: row.country,
  sexuality: row.sexuality,
  aboutMe: row.about_me,
  reason: row.reason,
  tattoos: row.tattoos,
  hairColor: row.hair_color,
  eyeColor: row.eye_color,
  bodyType: row.body_type,
  relationshipStatus: row.relationship_status,
  interests: row.interests,
})
