import { FREE_CONVERSATIONS } from '#core/chat/rules.ts'
import { FAVOURITES_MAX } from '#core/discovery/favourites/rules.ts'
import { SWIPE_LIKES_PER_DAY } from '#core/discovery/swipe/rules.ts'
import { FREE_PHOTOS, photoLimit } from '#core/photo/rules.ts'

/** A number is how many at most; `message_credits` and `history` are what the site has set. */
export type Allowance = 'yes' | 'unlimited' | 'message_credits' | 'history' | number

type Row = { feature: string; free: Allowance; premium: Allowance }

/** What a free member has of the product and what a premium one has, feature by feature. */
export const plan = [
  { feature: 'read', free: 'yes', premium: 'yes' },
  { feature: 'history', free: 'history', premium: 'unlimited' },
  { feature: 'message', free: 'message_credits', premium: 'message_credits' },
  { feature: 'talk', free: FREE_CONVERSATIONS, premium: 'unlimited' },
  { feature: 'photos', free: FREE_PHOTOS, premium: 'unlimited' },
  {
    feature: 'upload',
    free: photoLimit({ premium: false }),
    premium: photoLimit({ premium: true }),
  },
  { feature: 'search', free: 'yes', premium: 'yes' },
  { feature: 'finder', free: 'yes', premium: 'yes' },
  { feature: 'like', free: 'yes', premium: 'yes' },
  { feature: 'swipe', free: SWIPE_LIKES_PER_DAY, premium: SWIPE_LIKES_PER_DAY },
  { feature: 'visitors', free: 'yes', premium: 'yes' },
  { feature: 'keep', free: FAVOURITES_MAX, premium: FAVOURITES_MAX },
] as const satisfies readonly Row[]

export type Feature = (typeof plan)[number]['feature']
