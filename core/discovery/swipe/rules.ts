import { ok } from '#core/kernel/verdict.ts'

/** Likes of the game on one day, for everybody alike (product spec, section 9); skipping is free. */
export const SWIPE_LIKES_PER_DAY = 4

/** What is left of a day after so many likes of the game. */
export const likesLeft = (given: number): number => Math.max(0, SWIPE_LIKES_PER_DAY - given)

/** `left`: likes of this day before this one; likes elsewhere are not counted. */
export const mayLike = ({ left }: { left: number }) => (left > 0 ? ok : 'no_likes_left')

/** After it the heart rests until the next day. */
export const isLastLike = ({ left }: { left: number }) => {
  const verdict = mayLike({ left })
  return verdict === ok && left > 1 ? 'more_likes_left' : verdict
}

/** A like of this day that is undone gives its heart back; a skip has taken none. */
export const isGivenBack = ({ liked }: { liked: boolean }) => (liked ? ok : 'nothing_given')
