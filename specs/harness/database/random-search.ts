import { distances } from '#core/discovery/distance.ts'
import type { MemberSearch } from '#core/discovery/member-search.ts'
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  searchOrders,
} from '#core/discovery/values.ts'

/** A number from 0 to 1, the next one at each call, the same ones for a seed (mulberry32). */
export const lotsOf = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Somewhere = { country: string; region: string; city: string; cell: number }

/** What somebody might look for: a few wishes, some of them hard to meet. */
export const randomSearch = (lot: () => number, places: readonly Somewhere[]): MemberSearch => {
  const one = <T>(list: readonly T[]) => list[Math.floor(lot() * list.length)] as T
  const some = <T>(list: readonly T[], most: number) => [
    ...new Set(Array.from({ length: 1 + Math.floor(lot() * most) }, () => one(list))),
  ]
  const maybe = (chance: number, wish: () => MemberSearch): MemberSearch =>
    lot() < chance ? wish() : {}
  const place = one(places)
  const minAge = 18 + Math.floor(lot() * 50)
  return {
    gender: lot() < 0.1 ? 'any' : one(genders),
    ...maybe(0.5, () => ({ minAge, maxAge: Math.min(99, minAge + 1 + Math.floor(lot() * 15)) })),
    ...maybe(0.25, () => ({ country: place.country, region: place.region })),
    ...maybe(0.35, () => ({ distance: one(distances), near: place.cell })),
    ...maybe(0.15, () => ({ hairColor: some(hairColors, 3) })),
    ...maybe(0.12, () => ({ eyeColor: some(eyeColors, 2) })),
    ...maybe(0.15, () => ({ bodyType: some(bodyTypes, 2) })),
    ...maybe(0.15, () => ({ relationshipStatus: some(relationshipStatuses, 3) })),
    ...maybe(0.08, () => ({ tattoos: lot() < 0.5 })),
    ...maybe(0.2, () => ({ interests: some(interests, 3), allInterests: lot() < 0.4 })),
    ...maybe(0.3, () => ({ photo: true })),
    ...maybe(0.12, () => ({ online: true })),
    ...maybe(0.08, () => ({ isNew: true })),
    ...maybe(0.3, () => ({ only: 'real' })),
    ...maybe(0.2, () => ({ seeks: one(genders) })),
    ...maybe(0.25, () => ({ sort: one(searchOrders), near: place.cell })),
  }
}
