import { v5 } from 'uuid'
import type { DemoMember } from '#core/demo/ports.ts'
import { PICTURES_OF_ONE } from '#core/kernel/ports.ts'
import { photoLimit } from '#core/photo/rules.ts'
import type { Random } from './random.ts'

/** Never changed: the ids of pictures follow from it. */
const PICTURES = 'b1d1a3c0-5d0e-4f5c-8a39-0b8f6d2c9e17'
/** Of so many who can sign in, one has no photo. */
const WITHOUT_PHOTO = 15
const FURTHER_MIN = 2

/** Lists begin with who was here last, so that who has no photo comes at their end. */
const longestAway = (members: readonly DemoMember[]) => {
  const real = members.filter(({ email }) => email !== null)
  const byAbsence = real.toSorted((a, b) => b.lastSeenMinutesAgo - a.lastSeenMinutesAgo)
  return new Set(byAbsence.slice(0, Math.round(real.length / WITHOUT_PHOTO)).map(({ id }) => id))
}

/** Of most there are further pictures, as many as they may have. */
const countFor = ({ email, premium }: DemoMember, random: Random) => {
  const most = email === null ? PICTURES_OF_ONE : photoLimit({ premium })
  const further = random.whole(FURTHER_MIN, PICTURES_OF_ONE - 1)
  return random.chance(0.8) ? Math.min(1 + further, most) : 1
}

/** With their pictures, by lot. */
export const pictured = (members: readonly DemoMember[], random: Random): DemoMember[] => {
  const without = longestAway(members)
  return members.map((member) => {
    const count = countFor(member, random)
    const further = (nth: number) => v5(`${member.id} ${nth}`, PICTURES)
    const all = Array.from({ length: count }, (_, nth) => (nth === 0 ? member.id : further(nth)))
    return { ...member, pictures: without.has(member.id) ? [] : all }
  })
}
