import { describe, expect, it } from 'vitest'
import { historyHiddenTo } from '#core/chat/history.ts'
import { maySend } from '#core/chat/rules.ts'
import type { Call } from '#core/contract/call.ts'
import { contract, type Key } from '#core/contract/contract.ts'
import { mayKeep } from '#core/discovery/favourites/rules.ts'
import { likesLeft, mayLike } from '#core/discovery/swipe/rules.ts'
import { type Allowance, type Feature, plan } from '#core/kernel/plan.ts'
import { admission } from '#core/kernel/roles.ts'
import { ok } from '#core/kernel/verdict.ts'
import { mayAddPhoto, mayOpenPhoto } from '#core/photo/rules.ts'

type Role = 'free' | 'premium'

const keys = Object.keys(contract) as Key[]
const audienceOf = (key: Key) => (contract[key] as Call).audience

const MANY = 10_000
const PRICE = 7

/** How often a rule says yes to one more, until it says no; without a limit where it never does. */
const limitOf = (may: (already: number) => boolean): Allowance => {
  for (let already = 0; already < MANY; already += 1) if (!may(already)) return already
  return 'unlimited'
}

/** Whether the door of the server lets this role through to all of these calls. */
const through =
  (...paths: string[]) =>
  (role: Role): Allowance | 'no' => {
    const asked = keys.filter((key) => paths.some((path) => key.endsWith(`/api/${path}.php`)))
    if (asked.length < paths.length) throw new Error(`${paths} is no call`)
    return asked.every((key) => admission(audienceOf(key), role) === ok) ? 'yes' : 'no'
  }

const message = {
  blocking: false,
  barred: false,
  startsThis: false,
  confirmed: true,
  started: 0,
  otherThere: true,
  length: 1,
  lengthMax: 1,
  balance: PRICE,
  cost: PRICE,
}

/** The least balance with which a message goes, where the site asks so much for one. */
const priceOf = (premium: boolean): Allowance | 'no' => {
  const least = limitOf((balance) => maySend({ ...message, premium, balance }) !== ok)
  return least === PRICE ? 'message_credits' : 'no'
}

/** Of a long conversation that is read, how many messages are shown where the site has set so many. */
const historyOf = (premium: boolean): Allowance => {
  const facts = { premium, limit: PRICE, lastSeq: MANY, readSeq: MANY, unread: 0 }
  const shown = MANY - historyHiddenTo(facts)
  if (shown === MANY) return 'unlimited'
  return shown === PRICE ? 'history' : shown
}

/** What the rule that decides says of each feature. */
const ruled: Record<Feature, (role: Role) => Allowance | 'no'> = {
  read: through('chats', 'chat'),
  history: (role) => historyOf(role === 'premium'),
  message: (role) => priceOf(role === 'premium'),
  talk: (role) => {
    const facts = { ...message, startsThis: true, premium: role === 'premium' }
    return limitOf((started) => maySend({ ...facts, started }) === ok)
  },
  photos: (role) => limitOf((seen) => mayOpenPhoto(role, { main: seen === 0, nth: seen + 1 })),
  upload: (role) =>
    limitOf((photos) => mayAddPhoto({ premium: role === 'premium', photos }) === ok),
  search: through('members', 'members-similar'),
  finder: through('match-finder', 'match-finder-matches'),
  like: through('likes'),
  swipe: () => limitOf((given) => mayLike({ left: likesLeft(given) }) === ok),
  visitors: through('visitors'),
  keep: () => limitOf((kept) => mayKeep({ kept }) === ok),
}

describe('the table of what is free and what is premium', () => {
  it.each(plan)('says of $feature what its rule does', ({ feature, free, premium }) => {
    expect({ free: ruled[feature]('free'), premium: ruled[feature]('premium') }).toEqual({
      free,
      premium,
    })
  })

  it('has each feature once, and leaves out none of them', () => {
    expect(plan.map(({ feature }) => feature).sort()).toEqual(Object.keys(ruled).sort())
  })

  it('hides no call: the door lets a free member through wherever a premium one goes', () => {
    const to = (role: Role) => (key: Key) => admission(audienceOf(key), role)
    expect(keys.map(to('free'))).toEqual(keys.map(to('premium')))
  })
})
