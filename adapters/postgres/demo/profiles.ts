import type { DemoMember } from '#core/demo/ports.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { imageOf } from '#core/photo/views.ts'

/** Rows of `photo`, by the names of its columns. */
export const photoRows = ({ id: account, pictures }: DemoMember, now: Date) =>
  pictures.map(({ id, name }, nth) => ({
    id,
    account_id: account,
    name,
    status: 'active',
    position: nth + 1,
    at: now,
  }))

/** A row of `profile`, by the names of its columns. */
export const profileRow = (member: DemoMember, now: Date) => ({
  account_id: member.id,
  name: member.name,
  born: member.born,
  gender: member.gender,
  seeks: member.seeks,
  sexuality: member.sexuality,
  country: member.country,
  region: member.region,
  city: member.city,
  about_me: member.aboutMe,
  reason: member.reason,
  tattoos: member.tattoos,
  hair_color: member.hairColor,
  eye_color: member.eyeColor,
  body_type: member.bodyType,
  relationship_status: member.relationshipStatus,
  interests: member.interests,
  main_image: member.pictures[0] ? imageOf(member.pictures[0].id) : null,
  last_seen: new Date(now.getTime() - member.lastSeenMinutesAgo * MINUTE_MS),
})
