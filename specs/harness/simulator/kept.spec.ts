import { describe, expect, it } from 'vitest'
import type { Mandate } from '#core/payment/reorder/rules.ts'
import { sampleOf } from '#specs/harness/long/how-long.ts'
import { firstToFind } from './seeds.ts'
import type { Spoil } from './server.ts'
import { simulate } from './simulate.ts'

const LONG_MS = 300_000

/** What ends here goes on: it is offered, and pays. */
const neverEnds: Spoil = ({ mandates }) => {
  const seen = new Map<string, Mandate & { account: string }>()
  const look: typeof mandates.look = async (account) => {
    const bought = await mandates.look(account)
    for (const one of bought.mandates) seen.set(one.id, { ...one, account })
    return { ...bought, mandates: [...seen.values()].filter((one) => one.account === account) }
  }
  const active: typeof mandates.active = async (account, id) => {
    const one = seen.get(id)
    return one?.account === account ? one : null
  }
  return { mandates: { ...mandates, look, active }, lives: () => true }
}

/** Each is removed by its member while an order by it is on its way. */
const endsMeanwhile: Spoil = ({ mandates }) => {
  const active: typeof mandates.active = async (account, id) => {
    const one = await mandates.active(account, id)
    if (one) await mandates.remove({ account, id, now: one.givenAt, remember: null })
    return one
  }
  return { mandates: { ...mandates, active } }
}

const ownerOf = (mandate: string) => /^\w+/.exec(mandate)?.[0] ?? ''

const plants: [string, RegExp, Spoil][] = [
  ['a way of paying that has ended and pays all the same', /^PAY-04: .* has ended$/, neverEnds],
  [
    "a way of paying that pays for another's order",
    /^PAY-04: .* is not theirs$/,
    ({ mandates }) => ({
      mandates: { ...mandates, active: (_, id) => mandates.active(ownerOf(id), id) },
      lives: () => true,
    }),
  ],
  [
    'a way of paying that was refused and is kept',
    /^PAY-04: .* was refused .* kept all the same$/,
    ({ mandates }) => ({ mandates: { ...mandates, refuse: async () => undefined } }),
  ],
  [
    'an end of which the bank never hears',
    /^PAY-04: .* pays at the bank, and is not kept here$/,
    ({ mandates }) => {
      const takeEnded: typeof mandates.takeEnded = async (now, limit) => {
        for (const { id } of await mandates.takeEnded(now, limit))
          await mandates.markReported(id, now)
        return []
      }
      return { mandates: { ...mandates, takeEnded } }
    },
  ],
  [
    'a withdrawal that gives up credits of a later order',
    /^PAY-11: .* gives up \d+ of \d+ unused$/,
    ({ lots }) => ({ lots: (...of) => lots(...of).map((lot) => ({ ...lot, later: 0 })) }),
  ],
  [
    'a withdrawal that gives money back of which some has gone back before',
    /^(PAY-11: .* gives \d+ back|M13: .* went back)/,
    ({ lots }) => ({ lots: (...of) => lots(...of).map((lot) => ({ ...lot, left: lot.amount })) }),
  ],
  [
    'a refund that is lost on its way to the bank, and not asked for again',
    /^M9: \d+ of \S+ is back at the bank/,
    ({ payments }) => {
      const takeUnanswered: typeof payments.takeUnanswered = async (now, limit) => {
        const due = await payments.takeUnanswered(now, limit)
        for (const one of due) await payments.refundTaken(one)
        return []
      }
      return { payments: { ...payments, takeUnanswered } }
    },
  ],
]

describe('the simulator', () => {
  it('begins no order by a way of paying whose end was faster, and finds one that begins', async () => {
    const believed: Spoil = (right) => ({ ...endsMeanwhile(right), lives: () => true })
    const found = await firstToFind({ spoil: believed })
    expect(found?.broken).toMatch(/^PAY-04: .* has ended$/)
    expect((await simulate(found?.seed ?? 0, { spoil: endsMeanwhile })).broken).toBeNull()
  })

  it.each(sampleOf(plants, 3))(
    'finds %s, and nothing once it is gone',
    async (_, promise, spoil) => {
      const found = await firstToFind({ spoil })
      expect(found?.broken).toMatch(promise)
      expect((await simulate(found?.seed ?? 0)).broken).toBeNull()
    },
    LONG_MS,
  )
})
