import { afterEach, describe, expect, it, vi } from 'vitest'
import { lifecycles, type Name } from '#core/kernel/lifecycles.ts'
import type { Reaction } from '#core/kernel/reaction.ts'
import { reactions } from '#core/kernel/reactions.ts'
import { sampleOf } from '#specs/harness/long/how-long.ts'
import { firstToFind, SEEDS, seedsFrom } from './seeds.ts'
import { simulate } from './simulate.ts'

const LONG_MS = 300_000

afterEach(() => void vi.restoreAllMocks())

describe('many members in bad weather', () => {
  it(
    `keep every promise on money, messages and membership, for ${SEEDS} seeds (M1, M2, M3, M6, M9, M10, M11, M13, M15, C1, C4)`,
    async () => {
      const moves = new Map<string, number>()
      for (const seed of seedsFrom(1, SEEDS)) {
        const run = await simulate(seed)
        if (run.broken) throw new Error([`seed ${seed}: ${run.broken}`, ...run.trace].join('\n'))
        for (const [kind, times] of run.moves) moves.set(kind, (moves.get(kind) ?? 0) + times)
      }
      const seldom = everyKind().filter((kind) => !moves.has(kind))
      expect(seldom).toEqual(notSimulated)
    },
    LONG_MS,
  )

  it('live the same life for the same seed, word for word, and another for another', async () => {
    const [first, again, other] = [await simulate(7), await simulate(7), await simulate(8)]
    expect(again.trace).toEqual(first.trace)
    expect(other.trace).not.toEqual(first.trace)
    expect(again.digest).toBe(first.digest)
    expect(other.digest).not.toBe(first.digest)
    expect(first.trace.length).toBeGreaterThan(20)
  })
})

/** Every event that a lifecycle of the server has, as the simulator counts them. */
const everyKind = () =>
  Object.values(lifecycles).flatMap(({ name, events }) =>
    Object.keys(events).map((type) => `${name}.${type}`),
  )

/** Cases and photos have histories of their own, in the database (`moderation/histories.int.spec.ts`). */
const ofCases = [
  lifecycles.moderationCase,
  lifecycles.restriction,
  lifecycles.photo,
  lifecycles.approval,
].flatMap(({ name, events }) => Object.keys(events).map((type) => `${name}.${type}`))

/** Attempts to sign in, and sign-up forms: no money, no message and no membership is in them. */
const notSimulated = [
  'account.askMail',
  'account.signUpAgain',
  'account.close',
  'signIn.try',
  'signIn.wrong',
  'signIn.right',
  'message.hold',
  'message.deliver',
  'message.refuse',
  'message.withhold',
  'message.release',
  ...ofCases,
]

type Table = Record<string, (effect: never) => Reaction>

/** Puts another reaction to an effect in the place of the right one, for the rest of a spec. */
const plant = (name: Name, effect: string, change: (right: Reaction) => Reaction) => {
  const table: Table = reactions[name]
  const right = table[effect]
  if (!right) throw new Error(`${name} has no effect ${effect}`)
  vi.spyOn(table, effect).mockImplementation((told) => change(right(told)))
}

const plants: [string, RegExp, () => void][] = [
  [
    'a payment that grants twice',
    /^M1:/,
    () =>
      plant('payment', 'granted', ({ postings = [], ...rest }) => ({
        ...rest,
        postings: [
          ...postings,
          ...postings.map((one) => ({ ...one, operation: `${one.operation}-2` })),
        ],
      })),
  ],
  [
    'a payment that grants nothing',
    /^M1/,
    () => plant('payment', 'granted', ({ postings: _, ...rest }) => rest),
  ],
  [
    'a payment that makes nobody premium',
    /^ACC-15/,
    () =>
      plant('payment', 'granted', ({ send = [], ...rest }) => ({
        ...rest,
        send: send.filter(({ to }) => to !== 'account'),
      })),
  ],
  [
    'a code that no payment uses up',
    /^M15/,
    () =>
      plant('payment', 'granted', ({ send = [], ...rest }) => ({
        ...rest,
        send: send.filter(({ to }) => to !== 'discount'),
      })),
  ],
  [
    'credits that stay after their money went back',
    /^M13/,
    () => plant('payment', 'takenBack', () => ({})),
  ],
  [
    'a refund that is refused for who has spent it all',
    /^M9/,
    () =>
      plant('payment', 'takenBack', ({ postings = [] }) => ({
        postings: postings.map(({ rest: _, ...one }) => one),
      })),
  ],
  [
    'a message that nobody pays for',
    /^C1/,
    () => plant('conversation', 'messageSent', ({ postings: _, ...rest }) => rest),
  ],
  [
    'an unread message whose credits stay away',
    /^C4/,
    () => plant('message', 'messageRefunded', () => ({})),
  ],
  [
    'a block after which nobody looks at what was unread',
    /^C4/,
    () => plant('conversation', 'blocked', () => ({})),
  ],
  [
    'an account whose chats do not hear that it was erased',
    /how \w+ stands$/,
    () => plant('account', 'erased', () => ({})),
  ],
]

describe('the simulator', () => {
  it('gives money back also where no job tells the bank of it (M16)', async () => {
    plant('payment', 'refundAsked', () => ({}))
    const runs: string[] = []
    let asked = 0
    for (const seed of seedsFrom(1, 20)) {
      const { broken, moves } = await simulate(seed)
      asked += moves.get('payment.giveBack') ?? 0
      if (broken) runs.push(`seed ${seed}: ${broken}`)
    }
    expect(runs).toEqual([])
    expect(asked).toBeGreaterThan(0)
  })

  it.each(sampleOf(plants, 3))(
    'finds %s, and nothing once it is gone',
    async (_, promise, planted) => {
      planted()
      const found = await firstToFind()
      expect(found?.broken).toMatch(promise)
      vi.restoreAllMocks()
      expect((await simulate(found?.seed ?? 0)).broken).toBeNull()
    },
    LONG_MS,
  )
})
