import { describe, expect, it } from 'vitest'
import { begin } from '#core/kernel/lifecycle.ts'
import { type CodeFacts, codeFits } from '#core/payment/discount/fitting.ts'
import { codeFaults } from '#core/payment/discount/giving.ts'
import { discount } from '#core/payment/discount/machine.ts'
import {
  activeDiscount,
  type Code,
  codeOf,
  givesTimeBonus,
  givesWelcomeDiscount,
  isDiscount,
  WELCOME_DISCOUNT_PERCENT,
} from '#core/payment/discount/rules.ts'
import { exploreAsTold, sentence } from '#specs/harness/support/explore.ts'

const NOON = new Date('2026-03-10T11:00:00Z')
const code: Code = {
  code: 'LENTE20',
  percent: 20,
  country: 'NL',
  account: null,
  expires: new Date('2026-03-31T22:00:00Z'),
  currency: 'EUR',
  minimumMinor: 999,
  status: 'active',
  validity: 'once_per_user',
  methods: ['ideal', 'paypal'],
  firstPurchaseOnly: true,
}
const facts: CodeFacts & { code: Code } = {
  code,
  used: false,
  member: { id: 'anna', country: 'NL', premium: false },
  now: NOON,
  order: { price: { minor: 999, currency: 'EUR' }, method: 'ideal' },
}
const withCode = (changes: Partial<Code>) => codeFits({ ...facts, code: { ...code, ...changes } })

describe('a discount code', () => {
  it('fits an order that meets each of its conditions', () => {
    expect(codeFits(facts)).toBe('ok')
    expect(withCode({ account: 'anna' })).toBe('ok')
  })

  it('fits any order when it has no conditions', () => {
    const open = { country: null, expires: null, currency: null, methods: null, minimumMinor: 0 }
    const stranger = { id: 'bo', country: 'SE', premium: true }
    const order = { price: { minor: 1, currency: 'SEK' as const }, method: 'creditcard' as const }
    const free = { ...code, ...open, firstPurchaseOnly: false }
    expect(codeFits({ ...facts, code: free, member: stranger, order })).toBe('ok')
  })

  it.each<[string, string, string]>([
    ['does not exist', 'code_unknown', codeFits({ ...facts, code: null })],
    ['is used', 'code_used', codeFits({ ...facts, used: true })],
    ['has expired', 'code_expired', codeFits({ ...facts, now: code.expires as Date })],
    ['is for another member', 'code_of_another', withCode({ account: 'bo' })],
    ['is not active', 'code_not_active', withCode({ status: 'disabled' })],
    ['is for methods that have ended', 'code_not_active', withCode({ methods: ['sofort'] })],
    ['is for another country', 'code_other_country', withCode({ country: 'BE' })],
    ['is for another currency', 'code_other_currency', withCode({ currency: 'SEK' })],
    ['asks for a bigger order', 'code_below_minimum', withCode({ minimumMinor: 1_000 })],
    ['is for other methods', 'code_other_method', withCode({ methods: ['paypal'] })],
    [
      'is for the first purchase',
      'code_first_purchase',
      codeFits({ ...facts, member: { ...facts.member, premium: true } }),
    ],
  ])('that %s is refused with words of its own: %s (DIS-02)', (_, expected, verdict) => {
    expect(verdict).toBe(expected)
  })

  it('that a member was given to stay does not exist for another who guesses its name', () => {
    expect(withCode({ account: 'bo', code: 'BLIJF-1A2B' })).toBe('code_unknown')
    expect(withCode({ account: 'bo', code: '1A2B-BLIJF-' })).toBe('code_of_another')
    expect(withCode({ account: 'anna', code: 'BLIJF-1A2B' })).toBe('ok')
  })

  it('counts up to the instant at which it expires', () => {
    const last = new Date((code.expires as Date).getTime() - 1)
    expect(codeFits({ ...facts, now: last })).toBe('ok')
  })

  it('is looked up before there is an order, and its method may be chosen later', () => {
    expect(codeFits({ ...facts, order: null })).toBe('ok')
    const order = { price: { minor: 999, currency: 'EUR' as const }, method: null }
    expect(codeFits({ ...facts, order })).toBe('ok')
  })

  it('may be typed in any case, with spaces around', () => {
    expect(codeOf(' Lente20 ')).toBe('LENTE20')
  })

  it('gives a whole percentage, neither nothing nor all', () => {
    expect([0, 1, 99, 100].map(isDiscount)).toEqual([false, true, true, false])
  })

  it('is used by a payment, once', () => {
    expect(begin(discount, { discount: 'd' }).next.context).toEqual({ discount: 'd' })
    const { pairs } = exploreAsTold(discount, { discount: 'd' })
    expect(pairs.map(sentence)).toEqual(['free --use--> used', 'used --use--x not_now'])
  })
})

describe('what a site gives its newcomers', () => {
  it.each([
    [undefined, true, false, true],
    ['time_bonus', true, false, true],
    ['welcome_discount', false, false, true],
    ['both', true, true, true],
  ] as const)(
    'with %s is the time bonus: %s, and the welcome discount after a bonus: %s, without one: %s (H5)',
    (welcome_offer, bonus, after, without) => {
      const site = { welcome_offer }
      expect(givesTimeBonus(site)).toBe(bonus)
      expect(givesWelcomeDiscount(site, { hadBonus: true })).toBe(after)
      expect(givesWelcomeDiscount(site, { hadBonus: false })).toBe(without)
    },
  )
})

describe('the active discount', () => {
  it('is the time bonus, and without one the welcome discount (DIS-04)', () => {
    expect(activeDiscount('bonus', 'welcome')).toBe('bonus')
    expect(activeDiscount(null, 'welcome')).toBe('welcome')
    expect(activeDiscount(null, null)).toBeNull()
  })

  it('is a quarter of the first purchase', () => {
    expect(WELCOME_DISCOUNT_PERCENT).toBe(25)
  })
})

describe('a code that is to be given out', () => {
  const site = {
    settings: { countries: ['NL', 'PL'] },
    markets: {
      NL: { currency: 'EUR', vatBasisPoints: 2100 },
      PL: { currency: 'PLN', vatBasisPoints: 2300 },
    },
  } as const
  const faultsOf = (changes: Partial<Code>) =>
    codeFaults({ ...code, ...changes }, site, { now: NOON, taken: ['TAKEN25'] })
  const plain = { country: null, currency: null, minimumMinor: 0, methods: null, expires: null }

  it.each<[string, Partial<Code>]>([
    ['all conditions', {}],
    ['none', plain],
    ['1%', { percent: 1 }],
    ['99%', { percent: 99 }],
    ['a last moment to come', { expires: new Date(NOON.getTime() + 1) }],
    ['a name of three', { code: 'A-1' }],
    ['a name of forty', { code: 'A'.repeat(40) }],
    ['a currency of another country of the site', { ...plain, currency: 'PLN' }],
    ['a country and no currency', { ...plain, country: 'NL' }],
  ])('has no fault with %s', (_, changes) => {
    expect(faultsOf(changes)).toEqual([])
  })

  it.each<[string, Partial<Code>]>([
    ['code', { code: 'AB' }],
    ['code', { code: 'A'.repeat(41) }],
    ['code', { code: '-ABC' }],
    ['code', { code: 'A BC' }],
    ['own', { code: 'WELKOM25' }],
    ['own', { code: 'TAKEN25' }],
    ['own', { code: 'BLIJF-ABC' }],
    ['percent', { percent: 0 }],
    ['percent', { percent: 100 }],
    ['percent', { percent: 2.5 }],
    ['percent', { percent: Number.NaN }],
    ['until', { expires: NOON }],
    ['until', { expires: new Date(Number.NaN) }],
    ['country', { country: 'DE' }],
    ['currency', { ...plain, currency: 'SEK' }],
    ['elsewhere', { country: 'PL' }],
    ['minimum', { minimumMinor: -1 }],
    ['minimum', { minimumMinor: Number.NaN }],
    ['minimumOf', { ...plain, minimumMinor: 1 }],
    ['methods', { methods: [] }],
    ['methods', { methods: ['goud' as never] }],
    ['methods', { methods: ['directdebit'] }],
    ['ended', { methods: ['ideal', 'sofort'] }],
  ])('has the fault %s of %j', (fault, changes) => {
    expect(faultsOf(changes)).toEqual([fault])
  })

  it('has each of its faults named at once', () => {
    const faults = faultsOf({ code: 'X', percent: 0, country: 'DE', methods: [] })
    expect(faults).toEqual(['code', 'percent', 'country', 'methods'])
  })
})
