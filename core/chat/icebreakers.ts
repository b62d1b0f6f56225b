import type { Interest } from '#core/discovery/values.ts'

/** How many opening lines are offered at once. */
export const ICEBREAKERS = 3
const BY_INTEREST = 2

const general = ['day', 'laugh', 'free', 'evening', 'curious', 'question', 'small'] as const
const byInterest = [
  'animals',
  'art',
  'bbq',
  'beach',
  'biking',
  'coffee',
  'cooking',
  'dancing',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'movies',
  'music',
  'outdoors',
  'party',
  'photography',
  'reading',
  'sports',
  'sushi',
  'tea',
  'theater',
  'travelling',
  'video games',
  'wine',
] as const satisfies readonly Interest[]

/** An opening line, as the key of its text. */
export type Icebreaker = (typeof general)[number] | (typeof byInterest)[number]
export const icebreakers: readonly Icebreaker[] = [...general, ...byInterest]

const rotated = <T>(list: readonly T[], by: number): T[] => {
  const from = list.length === 0 ? 0 : by % list.length
  return [...list.slice(from), ...list.slice(0, from)]
}

const numberOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

/**
 * Opening lines for a new conversation with a member: at most two about what they like, the rest
 * about nothing in particular. The same member always gives the same lines, others other ones
 * (product spec, section 4; CHT-09).
 */
export const icebreakersFor = ({
  id,
  interests,
}: {
  id: string
  interests: readonly Interest[]
}): Icebreaker[] => {
  const turn = numberOf(id)
  const liked = byInterest.filter((interest) => interests.includes(interest))
  const own = rotated(liked, turn).slice(0, BY_INTEREST)
  return [...own, ...rotated(general, turn)].slice(0, ICEBREAKERS)
}
