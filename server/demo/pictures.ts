import { v5 } from 'uuid'
import { ageOn } from '#core/account/rules.ts'
import type { DemoMember } from '#core/demo/ports.ts'
import { dayOf } from '#core/kernel/day.ts'
import { PACK_PICTURES, type PackPerson, packPictureName } from '#core/photo/pack/values.ts'
import { castPeople } from '#server/photo/pack/casting.ts'
import { packPeople } from '#server/photo/pack/people.ts'
import type { Random } from './random.ts'

/** Fixed, because the ids of pictures follow from it. */
const PICTURES = 'b1d1a3c0-5d0e-4f5c-8a39-0b8f6d2c9e17'
/** One in so many members who can log in has no photo. */
const WITHOUT_PHOTO = 15

/** By the id of a member: whose pictures they have. */
export type Cast = ReadonlyMap<string, PackPerson>

export const castMembers = (members: readonly DemoMember[], now: Date): Cast => {
  const looks = members.map((member) => ({ ...member, age: ageOn(dayOf(now), member.born) }))
  const people = castPeople(looks, packPeople)
  return new Map(members.map(({ id }, index) => [id, people[index] as PackPerson]))
}

/** Lists begin with the latest activity, so that members without a photo come at their end. */
const longestAway = (members: readonly DemoMember[]) => {
  const real = members.filter(({ email }) => email !== null)
  const byAbsence = real.toSorted((a, b) => b.lastSeenMinutesAgo - a.lastSeenMinutesAgo)
  return new Set(byAbsence.slice(0, Math.round(real.length / WITHOUT_PHOTO)).map(({ id }) => id))
}

/** Members with their pictures: all of their person, or only the portrait, by lot. */
export const pictured = (
  members: readonly DemoMember[],
  cast: Cast,
  random: Random,
): DemoMember[] => {
  const without = longestAway(members)
  return members.map((member) => {
    const count = random.chance(0.8) ? PACK_PICTURES : 1
    const person = cast.get(member.id)
    if (!person || without.has(member.id)) return { ...member, pictures: [] }
    const pictures = Array.from({ length: count }, (_, nth) => ({
      id: nth === 0 ? member.id : v5(`${member.id} ${nth}`, PICTURES),
      name: packPictureName(person.id, nth + 1),
    }))
    return { ...member, pictures }
  })
}
