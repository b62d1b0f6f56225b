import type { DemoMember } from '#core/demo/ports.ts'
import { type Gender, genders } from '#core/discovery/values.ts'
import type { Cast } from './pictures.ts'

/** So many were here in the last hour: the first pages of the members begin with them. */
const ARRANGED = 48
/** So many of them are here now. */
const HERE_NOW = 6
const ONLINE_MINUTES = 5
/** Beside each other on a phone and on a desk. */
const NEIGHBOURS = 6
const PALETTE_WEIGHT = 4

const decadeOf = ({ born }: DemoMember) => born.slice(0, 3)

/** In how many visible things two members are alike; the colours of the portrait count most. */
const likeness = (one: DemoMember, other: DemoMember, cast: Cast) =>
  [
    ...Array(PALETTE_WEIGHT).fill(cast.get(one.id)?.palette === cast.get(other.id)?.palette),
    one.name === other.name,
    one.name === other.name,
    one.hairColor === other.hairColor,
    one.hairColor === other.hairColor,
    decadeOf(one) === decadeOf(other),
    one.city === other.city,
    one.bodyType === other.bodyType,
    ...one.interests.map((interest) => other.interests.includes(interest)),
  ].filter(Boolean).length

const leastAlike = (candidates: DemoMember[], neighbours: DemoMember[], cast: Cast) => {
  const likenessTo = (one: DemoMember) =>
    neighbours.reduce((sum, other) => sum + likeness(one, other, cast), 0)
  return candidates.reduce((best, one) => (likenessTo(one) < likenessTo(best) ? one : best))
}

/**
 * Women and men in turn, a fictional one after six who are not, each as little as can be like who stands near, in
 * one list and in both.
 */
const inOrder = (members: readonly DemoMember[], cast: Cast): DemoMember[] => {
  const order: DemoMember[] = []
  const isFree = (member: DemoMember) => !order.includes(member)
  const next = (gender: Gender) => {
    const alike = order.filter((one) => one.gender === gender).slice(-NEIGHBOURS)
    const isMadeUp = alike.length === NEIGHBOURS && !alike.some(({ email }) => email === null)
    const candidates = members.filter(
      (one) => one.gender === gender && (one.email === null) === isMadeUp && isFree(one),
    )
    if (candidates.length === 0) return
    order.push(leastAlike(candidates, [...order.slice(-NEIGHBOURS), ...alike], cast))
  }
  while (order.length < ARRANGED) for (const gender of genders) next(gender)
  return order
}

/** A few now, then one a minute. */
const minutesAt = (place: number) =>
  place < HERE_NOW ? place % ONLINE_MINUTES : ONLINE_MINUTES + place - HERE_NOW

/**
 * Lists begin with who was here last: those of the demo were here last who differ most, so that the
 * first page shows how different its people are.
 */
export const arranged = (members: readonly DemoMember[], cast: Cast): DemoMember[] => {
  const day = 24 * 60
  const lately = members.filter(({ lastSeenMinutesAgo }) => lastSeenMinutesAgo < day)
  const places = new Map(inOrder(lately, cast).map(({ id }, place) => [id, minutesAt(place)]))
  return members.map((member) => {
    const minutes = places.get(member.id)
    if (minutes === undefined) return member
    return { ...member, lastSeenMinutesAgo: Math.min(minutes, member.lastSeenMinutesAgo) }
  })
}
