import { describe, expect, it } from 'vitest'
import {
  backWith,
  creditsBackFor,
  eventsOf,
  expectedBack,
  type ProviderReport,
  type ProviderStatus,
} from '#core/payment/rules.ts'
import { rules } from '#core/payment/setup.ts'

const order: ProviderReport = {
  reference: 'p',
  amount: { minor: 999, currency: 'EUR' },
  live: true,
}
const lie: ProviderReport = { ...order, amount: { minor: 998, currency: 'EUR' } }
const facts = {
  order,
  report: order,
  paidMinor: 999,
  backMinor: 0,
  askedMinor: 0,
  refusedMinor: 0,
  charged: { minor: 0, undone: 0 },
}

describe('money that a provider tells of', () => {
  const charged = { minor: 999, undone: 0 }
  const ofReports = [
    'isSecondMoney',
    'isNewPart',
    'isNotUndone',
    'isOwnLoss',
    'isPaidBackBeside',
    'isMoneyAfterAll',
    'isOfAllThatCame',
    'isUndoneSince',
  ] as const
  it.each(ofReports)('counts for its own order alone, by the rule %s', (name) => {
    expect(rules[name]({ ...facts, report: lie, charged } as never)).toBe('payment_mismatch')
  })

  it('comes without its discount only where somebody else has used that up', () => {
    expect(rules.isWithoutDiscount({ ...facts, discountGone: true })).toBe('ok')
    expect(rules.isWithoutDiscount({ ...facts, discountGone: false })).toBe('payment_mismatch')
    expect(rules.isWithoutDiscount({ ...facts, report: lie, discountGone: true })).toBe(
      'payment_mismatch',
    )
  })

  it('comes a second time, and not a third', () => {
    expect(rules.isSecondMoney(facts)).toBe('ok')
    expect(rules.isSecondMoney({ ...facts, paidMinor: 2 * 999 })).toBe('not_now')
  })

  it('comes after the first had gone where it is said along with that, and else came before', () => {
    const later = (backMinor: number, paidMinor = 999) =>
      rules.isMoneyAfterAll({
        ...facts,
        report: { ...order, backMinor },
        backMinor: 999,
        paidMinor,
      })
    expect([later(999), later(1_998), later(998)]).toEqual(['ok', 'ok', 'not_now'])
    expect(rules.isMoneyAfterAll({ ...facts, backMinor: 1 })).toBe('not_now')
    expect(later(999, 2 * 999)).toBe('not_now')
    const paidByPerson = (backMinor: number) =>
      rules.isMoneyAfterAll({
        ...facts,
        report: { ...order, backMinor },
        backMinor: 999,
        refusedMinor: 700,
      })
    expect([paidByPerson(299), paidByPerson(298)]).toEqual(['ok', 'not_now'])
  })

  it('has gone, as was said before the second of it came, as far as was known by then', () => {
    const twice = { ...facts, paidMinor: 2 * 999, charged }
    const old = { ...twice, report: { ...order, cameMinor: 2 * 999 - 1 } }
    const now = { ...twice, report: { ...order, cameMinor: 2 * 999 } }
    for (const rule of [rules.isOfAllThatCame, rules.isNotUndone, rules.isOwnLoss]) {
      expect([rule(old), rule(now), rule(twice)]).toEqual(['not_now', 'ok', 'ok'])
    }
    const beside = { charged: { minor: 0, undone: 0 } }
    const undone = (one: typeof old) => ({ ...one, report: { ...one.report, undone: 1 } })
    for (const rule of [rules.isUndoneSince, rules.isPaidBackBeside]) {
      expect(rule({ ...undone(old), ...beside })).toBe('not_now')
      expect(rule({ ...undone(now), ...beside })).toBe('ok')
    }
  })

  it('has gone back in a new part where more is back than was known of, up to all of it', () => {
    const back = (backMinor: number, known: number) =>
      rules.isNewPart({ ...facts, report: { ...order, backMinor }, backMinor: known })
    expect([back(1, 0), back(500, 499), back(999, 500)]).toEqual(['ok', 'ok', 'ok'])
    expect([back(0, 0), back(500, 500), back(499, 500)]).toEqual(Array(3).fill('not_now'))
    expect(back(1_000, 500)).toBe('payment_mismatch')
    expect(rules.isNewPart(facts)).toBe('not_now')
  })

  it('has gone back in a new part beside what was refused, which is never taken for it', () => {
    const back = (backMinor: number) =>
      rules.isNewPart({
        ...facts,
        report: { ...order, backMinor },
        backMinor: 500,
        refusedMinor: 200,
      })
    expect([back(300), back(301)]).toEqual(['not_now', 'ok'])
  })

  it('has gone since a chargeback was undone, where it is said along with that (M13)', () => {
    const known = { ...facts, charged: { minor: 0, undone: 1 } }
    const part = (undone?: number) =>
      rules.isNewPart({ ...known, report: { ...order, backMinor: 5, ...(undone && { undone }) } })
    const all = (undone?: number) =>
      rules.isNotUndone({ ...known, report: { ...order, ...(undone && { undone }) } })
    expect(rules.isNotUndone({ ...facts, charged })).toBe('ok')
    for (const rule of [part, all]) {
      expect([rule(), rule(1), rule(2)]).toEqual(['not_now', 'ok', 'ok'])
    }
  })

  it('has come back where one more chargeback is undone than was known of (M13)', () => {
    const known = { ...facts, charged: { minor: 0, undone: 1 } }
    const back = (undone: number) => rules.isUndoneSince({ ...known, report: { ...order, undone } })
    expect([back(0), back(1), back(2), back(3)]).toEqual(['not_now', 'not_now', 'ok', 'ok'])
    expect(rules.isUndoneSince(facts)).toBe('not_now')
  })

  it('is either lost to a chargeback, or was paid back beside it', () => {
    const none = { minor: 0, undone: 0 }
    const won = { ...facts, report: { ...order, undone: 1 }, charged: none }
    expect([
      rules.isOwnLoss({ ...facts, charged }),
      rules.isPaidBackBeside({ ...won, charged }),
    ]).toEqual(['ok', 'not_now'])
    expect([rules.isOwnLoss({ ...facts, charged: none }), rules.isPaidBackBeside(won)]).toEqual([
      'not_now',
      'ok',
    ])
    expect(rules.isPaidBackBeside({ ...won, refusedMinor: 1 })).toBe('not_now')
    expect(rules.isPaidBackBeside({ ...won, askedMinor: 1 })).toBe('not_now')
    expect(rules.isPaidBackBeside({ ...won, report: order })).toBe('not_now')
  })
})

describe('what the provider does not give back', () => {
  const mayBe = (minor: number) => rules.isOnItsWay({ askedMinor: 200, minor })

  it('is no more than was asked of it', () => {
    expect([mayBe(1), mayBe(200)]).toEqual(['ok', 'ok'])
    expect([mayBe(0), mayBe(201)]).toEqual(['not_now', 'not_now'])
  })

  it('had gone, and failed since: no more than had gone, and a person has not paid yet', () => {
    const known = { backMinor: 999, refusedMinor: 200 }
    const since = (minor: number) => rules.isFailedSince({ ...known, minor, failed: true })
    expect([since(1), since(799)]).toEqual(['ok', 'ok'])
    expect([since(0), since(800)]).toEqual(['not_now', 'not_now'])
    expect(rules.isFailedSince({ ...known, minor: 1 })).toBe('not_now')
    expect(rules.isFailedSince({ ...known, minor: 1, failed: false })).toBe('not_now')
  })

  it('goes back beside what it gives, and both never come to more than came', () => {
    const both = (saidMinor: number) => backWith({ saidMinor, refusedMinor: 200, paidMinor: 999 })
    expect(both(300)).toEqual({ backMinor: 500, refusedMinor: 200 })
    expect(both(799)).toEqual({ backMinor: 999, refusedMinor: 200 })
    expect(both(800)).toEqual({ backMinor: 999, refusedMinor: 199 })
    expect(both(999)).toEqual({ backMinor: 999, refusedMinor: 0 })
  })
})

describe('what comes back with a chargeback that is undone', () => {
  const back = (known: Partial<Parameters<typeof expectedBack>[0]>) => {
    const { minor, credits, staysMinor } = expectedBack({
      saidMinor: 0,
      granted: 25,
      returned: 13,
      paidMinor: 1_000,
      backMinor: 520,
      askedMinor: 0,
      refusedMinor: 0,
      charged: { credits: 0, minor: 0 },
      ...known,
    })
    return [minor, credits, staysMinor]
  }

  it('is all that the provider no longer says is gone, with its credits in proportion (M13)', () => {
    expect(back({})).toEqual([520, 13, 0])
    expect(back({ saidMinor: 300 })).toEqual([220, 5, 300])
    expect(back({ saidMinor: 519 })).toEqual([1, 0, 519])
  })

  it('is nothing where as much is gone still, or more', () => {
    expect(back({ saidMinor: 520, returned: 20 })).toEqual([0, 0, 520])
    expect(back({ saidMinor: 600 })).toEqual([0, 0, 520])
    const charged = { credits: 4, minor: 100 }
    expect(back({ saidMinor: 520, returned: 20, charged })).toEqual([0, 0, 520])
  })

  it('leaves what the site asked for, whether the provider knows of it yet or not', () => {
    expect(back({ askedMinor: 200 })).toEqual([320, 8, 200])
    expect(back({ askedMinor: 200, saidMinor: 300 })).toEqual([220, 5, 300])
  })

  it('leaves what a person has to pay, beside what the provider gave', () => {
    expect(back({ refusedMinor: 200 })).toEqual([320, 8, 200])
    expect(back({ refusedMinor: 200, saidMinor: 300 })).toEqual([20, 0, 500])
    expect(back({ refusedMinor: 200, saidMinor: 300, returned: 14 })).toEqual([20, 1, 500])
  })

  it('is exactly what was taken, where that was all that was left', () => {
    const charged = { credits: 14, minor: 600 }
    const gone = { backMinor: 1_000, returned: 25, charged }
    expect(back({ ...gone, saidMinor: 400 })).toEqual([600, 14, 400])
    expect(back({ ...gone, saidMinor: 399 })).toEqual([601, 15, 399])
  })

  it('takes no credits, whatever was taken before', () => {
    expect(back({ returned: 3, saidMinor: 300 })).toEqual([220, 0, 300])
  })
})

describe('what the site gives back', () => {
  const left = { paidMinor: 999, backMinor: 333, granted: 25, returned: 8 }
  const may = (minor: number, credits: number) => rules.mayGiveBack({ ...left, minor, credits })

  it('is all that is left of the money and its credits, and not a cent or a credit more', () => {
    expect([may(666, 17), may(1, 0)]).toEqual(['ok', 'ok'])
    expect([may(667, 17), may(666, 18)]).toEqual(['refund_too_much', 'refund_too_much'])
  })

  it('is some money, in whole cents and whole credits', () => {
    const odd = [may(0, 5), may(-1, 5), may(5, -1), may(0.5, 5), may(5, 0.5), may(Number.NaN, 5)]
    expect(odd).toEqual(Array(6).fill('refund_too_much'))
  })
})

describe('the credits that go back with money', () => {
  it('are in proportion, rounded half up, and never more than came', () => {
    const back = (backMinor: number, paidMinor = 1_000) =>
      creditsBackFor({ granted: 25, paidMinor, backMinor })
    expect([back(0), back(19), back(20), back(500), back(1_000)]).toEqual([0, 0, 1, 13, 25])
    expect(back(1_001, 1_000)).toBe(25)
    expect(back(2_000, 1_000)).toBe(25)
  })
})

describe('what a provider says at once of all that happened', () => {
  const kinds = (status: ProviderStatus, more: Partial<ProviderReport> = {}) =>
    eventsOf(status, { ...order, ...more }).map(({ type }) => type)

  it.each<[ProviderStatus, Partial<ProviderReport>, string[]]>([
    ['open', { backMinor: 500 }, []],
    ['failed', {}, ['failed']],
    ['cancelled', {}, ['cancelled']],
    ['paid', {}, ['paid']],
    ['paid', { backMinor: 0 }, ['paid']],
    ['paid', { backMinor: 1 }, ['paid', 'partlyRefunded']],
    ['paid_twice', {}, ['paid', 'paidTwice']],
    ['paid_twice', { backMinor: 500 }, ['paid', 'paidTwice', 'partlyRefunded']],
    ['paid_twice', { cameMinor: 1_998 }, ['paid', 'paidTwice']],
    ['refunded', {}, ['paid', 'refunded']],
    ['refunded', { cameMinor: 999 }, ['paid', 'refunded']],
    ['refunded', { cameMinor: 1_998 }, ['paid', 'paidTwice', 'refunded']],
    ['charged_back', { cameMinor: 1_998 }, ['paid', 'paidTwice', 'chargedBack']],
    ['won_back', { cameMinor: 1_998 }, ['paid', 'paidTwice', 'wonBack']],
    ['refunded', { undone: 1 }, ['paid', 'refunded']],
    ['charged_back', { backMinor: 500 }, ['paid', 'chargedBack']],
    ['won_back', { undone: 1 }, ['paid', 'wonBack']],
    ['won_back', { undone: 1, backMinor: 500 }, ['paid', 'wonBack', 'partlyRefunded']],
  ])(
    'reported as %s %j becomes events in the order in which they happened',
    (status, more, told) => {
      expect(kinds(status, more)).toEqual(told)
    },
  )
})
