import type { DemoMember } from '#core/demo/ports.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { FIRST_LIGHT, paintedName, portraitPath } from '#core/photo/painted.ts'

/** Portraits are painted when somebody looks: the name of the file is all they need. */
const portraitOf = (id: string | undefined, light: number) =>
  id === undefined
    ? null
    : {
        filename: `${id}.webp`,
        thumb_filename: `${id}-thumb.webp`,
        status: 'active',
        match: portraitPath(id, light),
      }

/** Rows of `photo`, by the names of its columns. */
export const photoRows = ({ id: account, pictures, light }: DemoMember, now: Date) =>
  pictures.map((id, nth) => ({
    id,
    account_id: account,
    name: paintedName(account, nth === 0 ? FIRST_LIGHT + light : nth),
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
  main_image: portraitOf(member.pictures[0], member.light),
  last_seen: new Date(now.getTime() - member.lastSeenMinutesAgo * MINUTE_MS),
})
