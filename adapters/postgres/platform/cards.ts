import { ageOn } from '#core/account/rules.ts'
import type { Card, Profile } from '#core/contract/shapes.ts'
import { ONLINE_MS } from '#core/discovery/search.ts'
import type { Gender, Sexuality } from '#core/discovery/values.ts'
import { dayOf } from '#core/kernel/day.ts'
import { type RowOf, t } from './sql-types.ts'

/** Columns of a card, as `cardColumns` selects them. */
export const cardRow = {
  id: t.uuid(),
  name: t.text(),
  born: t.date(),
  gender: t.text<Gender>(),
  city: t.text(),
  region: t.text(),
  fictional: t.boolean(),
  last_seen: t.timestamptz(),
  image: t.jsonb<NonNullable<Card['main_image']>>().nullable(),
  liked: t.boolean(),
  likes_me: t.boolean(),
}
export type CardRow = RowOf<typeof cardRow>

/** Columns of a card from `profile p`, as `:viewer` sees it. */
export const cardColumns = `
  p.account_id as id, p.name, p.born, p.gender, p.city, p.region, p.fictional, p.last_seen,
  p.main_image as image,
  exists (
    select from liking where from_id = :viewer and to_id = p.account_id
  ) as liked,
  exists (
    select from liking where from_id = p.account_id and to_id = :viewer
  ) as likes_me`

export const cardOf = (row: CardRow, now: Date): Card => ({
  id: row.id,
  name: row.name,
  age: ageOn(dayOf(now), row.born),
  gender: row.gender,
  city: row.city,
  region: row.region,
  fictional: row.fictional,
  online: now.getTime() - row.last_seen.getTime() <= ONLINE_MS,
  main_image: row.image?.status === 'active' ? row.image : null,
  liked: row.liked,
  likes_me: row.likes_me,
})

/** Columns of a whole profile, as `profileColumns` selects them. */
export const profileRow = {
  ...cardRow,
  status: t.text<Profile['status']>(),
  country: t.text(),
  sexuality: t.text<Sexuality>().nullable(),
  about_me: t.text(),
  reason: t.text(),
  tattoos: t.boolean().nullable(),
  hair_color: t.text<NonNullable<Profile['hair_color']>>().nullable(),
  eye_color: t.text<NonNullable<Profile['eye_color']>>().nullable(),
  body_type: t.text<NonNullable<Profile['body_type']>>().nullable(),
  relationship_status: t.text<NonNullable<Profile['relationship_status']>>().nullable(),
  interests: t.text<Profile['interests'][number]>().array(),
}
export type ProfileRow = RowOf<typeof profileRow>

export const profileColumns = `${cardColumns},
  p.status, p.country, p.sexuality, p.about_me, p.reason, p.tattoos, p.hair_color, p.eye_color,
  p.body_type, p.relationship_status, p.interests`

export const profileOf = (row: ProfileRow, now: Date): Profile => ({
  ...cardOf(row, now),
  status: row.status,
  country: row.country,
  sexuality: row.sexuality,
  about_me: row.about_me,
  reason: row.reason,
  tattoos: row.tattoos,
  hair_color: row.hair_color,
  eye_color: row.eye_color,
  body_type: row.body_type,
  relationship_status: row.relationship_status,
  interests: row.interests,
})
