import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isVisible, mayEnter, profileStatusOf } from '#core/account/selectors.ts'
import type { Stored } from '#core/kernel/lifecycle.ts'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import { reactionTo } from '#core/kernel/reactions.ts'
import { ok } from '#core/kernel/verdict.ts'
import { decisions, restrictionOf } from '#core/moderation/values.ts'
import { walksNamed } from '#specs/harness/walks/walk.ts'

const stateOf = (at: Stored) =>
  typeof at.state === 'string' ? at.state : (Object.keys(at.state)[0] ?? '')
const accountAt = (at: Stored) => at as StoredOf<'account'>

/** What its member may do, and whether others see it: what there may be less of. */
const free: Record<string, (at: Stored) => boolean[]> = {
  account: (at) => [
    mayEnter(accountAt(at)) === ok,
    isVisible(accountAt(at)),
    profileStatusOf(accountAt(at)) === 'active',
  ],
  photo: (at) => [
    stateOf(at) === 'shown',
    ['pending', 'shown', 'refused'].includes(stateOf(at)),
    ['pending', 'shown'].includes(stateOf(at)),
  ],
  message: (at) => [['sent', 'awaiting', 'unanswered'].includes(stateOf(at))],
}

/** What a member does themselves, or asked for before. */
const own = ['account.leave', 'account.hide', 'photo.remove', 'message.retract']

/** Each event by which somebody else makes it less, and where its reasons stand. */
const reasons: Record<string, 'restriction' | 'case' | 'elsewhere'> = {
  'account.suspend': 'restriction',
  'photo.withhold': 'restriction',
  'message.withhold': 'restriction',
  /** A case with its statement begins and ends in the same write. */
  'photo.refuse': 'case',
  /** Until it is decided a reason would warn whom the police may look for; the page says it is looked at. */
  'photo.lock': 'elsewhere',
  'photo.lockForTerm': 'elsewhere',
  /** The member is told at once, for an hour at most, and a decision on it has a statement. */
  'message.hold': 'elsewhere',
  /** The member asked for it, or two of the staff agreed, and a mail tells of it. */
  'account.erase': 'elsewhere',
  /** The owner of the mailbox asks for it, who never was its member. */
  'account.close': 'elsewhere',
  'message.remove': 'elsewhere',
  /** Nobody will ever read it: the credits come back. */
  'message.refund': 'elsewhere',
}

const lessened = () => {
  const found = new Set<string>()
  for (const [name, facts] of Object.entries(free)) {
    for (const { pairs } of walksNamed(name)) {
      for (const pair of pairs) {
        if (!('to' in pair)) continue
        const [before, after] = [facts(pair.at as Stored), facts(pair.to as Stored)]
        const isLess = before.some((was, nth) => was && !after[nth])
        if (isLess) found.add(`${name}.${pair.event.type}`)
      }
    }
  }
  return [...found].filter((event) => !own.includes(event) && !event.includes('xstate.after'))
}

const ROOT = join(import.meta.dirname, '../..')

describe('What a member may do, or others see of them, becomes less', () => {
  it('by nobody else without a statement of reasons, in every state of every chart (MOD-01)', () => {
    expect(lessened().toSorted()).toEqual(Object.keys(reasons).toSorted())
  })

  it.each(Object.keys(reasons).filter((event) => reasons[event] === 'restriction'))(
    'by %s as a restriction begins, and by nothing else',
    (event) => {
      const sends = new RegExp(`type: [^,\\n]*'${event.split('.')[1]}'`)
      const files = globSync('{core,server}/**/*.ts', { cwd: ROOT }).filter((file) =>
        sends.test(readFileSync(join(ROOT, file), 'utf8')),
      )
      const senders = files.filter((file) => !/(machine|setup)\.ts$/.test(file))
      expect(senders).toEqual(['core/kernel/reactions-of-cases.ts'])
    },
  )

  it.each(decisions.filter((decision) => restrictionOf[decision] !== null))(
    'by the decision %s with its own statement alone',
    (decision) => {
      const of = {
        case: 'z',
        accused: 'anna',
        subject: 'member',
        about: 'm',
        statement: 's',
      } as const
      const decided = {
        type: 'caseDecided',
        ...of,
        decision,
        days: null,
        restriction: 'r',
      } as const
      const { send = [] } = reactionTo('moderationCase', decided)
      expect(send).toMatchObject([
        {
          to: 'restriction',
          id: 'r',
          must: true,
          begin: { kind: restrictionOf[decision] },
          record: { case: 'z', statement: 's' },
        },
      ])
    },
  )
})
