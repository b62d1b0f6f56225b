import type { DemoMember } from '#core/demo/ports.ts'
import type { Gender } from '#core/discovery/values.ts'
import { LIGHTS_OF_ONE } from '#core/kernel/ports.ts'

/** The order of the default list: who has a photo, and of them who was here last. */
const asListed = (one: DemoMember, other: DemoMember) =>
  Number(other.pictures.length > 0) - Number(one.pictures.length > 0) ||
  one.lastSeenMinutesAgo - other.lastSeenMinutesAgo ||
  one.id.localeCompare(other.id)

/** In a list of both, women and men in turn are half the lights apart. */
const FIRST: Record<Gender, number> = { female: 0, male: LIGHTS_OF_ONE / 2 }

/**
 * Each in another light than those before them in the list of women or of men: in as many columns as
 * fit, nobody stands beside, above or aslant of somebody in their own.
 */
export const lit = (members: readonly DemoMember[]): DemoMember[] => {
  const places = new Map<string, number>()
  const counts = { ...FIRST }
  for (const member of members.toSorted(asListed)) {
    places.set(member.id, counts[member.gender])
    counts[member.gender] += 1
  }
  return members.map((member) => ({
    ...member,
    light: (places.get(member.id) ?? 0) % LIGHTS_OF_ONE,
  }))
}
