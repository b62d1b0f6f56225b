import { describe, expect, it } from 'vitest'
import { currencies } from '#core/kernel/money.ts'
import { hasEnded, methodName, methodNames, methods, methodsFor } from '#core/payment/methods.ts'

describe('methods of payment', () => {
  it('are those of the country and the currency', () => {
    expect(methodsFor({ country: 'NL', currency: 'EUR' })).toEqual([
      'ideal',
      'creditcard',
      'visa',
      'mastercard',
      'applepay',
      'paypal',
      'paysafecard',
      'banktransfer',
    ])
    expect(methodsFor({ country: 'BE', currency: 'EUR' })).toContain('bancontact')
    const swedish = ['swish', 'creditcard', 'visa', 'mastercard', 'applepay', 'paypal']
    expect(methodsFor({ country: 'SE', currency: 'SEK' })).toEqual(swedish)
  })

  it('are called by their brand, or by the word of a language for what has none', () => {
    const words = { creditcard: 'Creditkaart', banktransfer: 'Overschrijving' } as never
    expect(methodName('ideal', words)).toBe(methods.ideal.brand)
    expect(methodName('creditcard', words)).toBe('Creditkaart')
    expect(methodName('banktransfer', words)).toBe('Overschrijving')
  })

  it('say that they have ended where no bank takes them any more', () => {
    expect(methodNames.filter(hasEnded)).toEqual(['maestro', 'sofort', 'giropay'])
  })

  it('are the 25 of the product spec, and those that ended are never offered', () => {
    expect(methodNames).toHaveLength(25)
    const offered = new Set(
      currencies.flatMap((currency) =>
        [
          'NL',
          'BE',
          'DE',
          'AT',
          'FR',
          'IT',
          'PL',
          'DK',
          'FI',
          'SE',
          'NO',
          'CH',
          'GB',
          'US',
        ].flatMap((country) => methodsFor({ country, currency })),
      ),
    )
    const apart = ['directdebit', 'maestro', 'sofort', 'giropay']
    expect(methodNames.filter((name) => !offered.has(name)).sort()).toEqual(apart.sort())
  })
})
