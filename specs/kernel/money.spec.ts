import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies, type Money, moneyText, plainMoney, sameMoney } from '#core/kernel/money.ts'

const amount = fc.record({ minor: fc.integer(), currency: fc.constantFrom(...currencies) })
const euros = (minor: number): Money => ({ minor, currency: 'EUR' })
/** The space between a sign and its amount is one at which no line breaks. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

describe('an amount of money', () => {
  it('is written as the people of a locale write it, with its cents', () => {
    expect(spaced(moneyText('nl', euros(123_450)))).toBe('€ 1.234,50')
    expect(spaced(moneyText('en', euros(123_450)))).toBe('€1,234.50')
    expect(spaced(moneyText('nl', { minor: 999, currency: 'DKK' }))).toBe('DKK 9,99')
  })

  it('has more digits where what it costs is less than the smallest coin', () => {
    expect(spaced(moneyText('nl', euros(27.5), 3))).toBe('€ 0,275')
    expect(spaced(moneyText('nl', euros(27), 3))).toBe('€ 0,270')
  })

  it('stands in a terminal in no language, to the minor unit', () => {
    expect(plainMoney(euros(499))).toBe('4.99 EUR')
    expect(plainMoney({ minor: 5, currency: 'SEK' })).toBe('0.05 SEK')
    fc.assert(
      fc.property(amount, ({ minor, currency }) => {
        const [digits, name] = plainMoney({ minor, currency }).split(' ')
        expect(name).toBe(currency)
        expect(Number(digits?.replace('.', ''))).toBe(minor)
        expect(digits).toMatch(/\.\d{2}$/)
      }),
    )
  })

  it('is the same as another where both its units and its currency are', () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        expect(sameMoney(one, { ...one })).toBe(true)
        const isSame = one.minor === other.minor && one.currency === other.currency
        expect(sameMoney(one, other)).toBe(isSame)
      }),
    )
    expect(sameMoney(euros(1), { minor: 1, currency: 'USD' })).toBe(false)
  })
})
