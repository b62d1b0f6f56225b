import { describe, expect, it } from 'vitest'
import { debitFields } from '#core/payment/direct-debit/contract.ts'
import { sepaText } from '#core/payment/direct-debit/sepa-text.ts'
import { ibanOf, phoneOf } from '#server/payment/direct-debit/bank-details.ts'

describe('an IBAN', () => {
  it.each([
    'NL13\u00a0TEST\u00a00123\u00a04567\u00a089',
    'NL13\tTEST\t0123\t4567\t89',
    'NL13\u2009TEST\u20090123\u20094567\u200989',
    '\u200eNL13TEST0123456789\u200e',
    '\u2066NL13-TEST-0123-4567-89\u2069',
  ])('is cleaned of spaces and marks that are pasted with it: %j (DDB-04)', (typed) => {
    expect(debitFields.iban.parse(typed)).toBeTruthy()
    expect(ibanOf(typed)).toMatchObject({ iban: 'NL13TEST0123456789' })
  })

  it.each(['NL13 TEST 0123 4567 89', 'nl13test0123456789', 'BE68 5390 0754 7034'])(
    'is taken as it is typed: %s (DDB-04)',
    (typed) => {
      expect(ibanOf(typed)).toMatchObject({ end: typed.replaceAll(' ', '').slice(-4) })
    },
  )

  it.each([
    ['NL14 TEST 0123 4567 89', 'iban_invalid'],
    ['NL13 TEST 0123 4567 8', 'iban_invalid'],
    ['', 'iban_invalid'],
    ['geen rekening', 'iban_invalid'],
    ['SA03 8000 0000 6080 1016 7519', 'iban_country'],
  ])('that is wrong, or of no country of SEPA, is refused: %s (DDB-04)', (typed, why) => {
    expect(ibanOf(typed)).toBe(why)
  })
})

describe('an account holder', () => {
  it.each([
    ['J. de Wit', 'J. de Wit'],
    ['Søren Ærø', 'Soren AEro'],
    ['Łukasz Żółć', 'Lukasz Zolc'],
    ['Jürgen Groß', 'Jurgen Gross'],
    ['Ana\u00a0María', 'Ana Maria'],
    ['D’Angelo & Zn', "D'Angelo + Zn"],
  ])('is written in the letters of SEPA: %s (DDB-04)', (typed, plain) => {
    expect(sepaText(typed)).toBe(plain)
  })

  it.each(['Иван Петров', '王小明', 'Anna 👩', '\u200b'])(
    'is refused in letters that banks do not take: %s (DDB-04)',
    (typed) => expect(sepaText(typed)).toBeNull(),
  )
})

describe('a phone', () => {
  const asked = (typed: string) => phoneOf(typed, { home: 'NL', countries: ['NL', 'BE'] })

  it.each([
    ['06 1234 5612', '+31612345612'],
    ['+31 6 12345612', '+31612345612'],
    ['+32 470 12 34 56', '+32470123456'],
  ])('is a mobile one of the countries of the site: %s', (typed, number) => {
    expect(asked(typed)).toEqual({ number, end: number.slice(-2) })
  })

  it.each([
    ['020 123 4567', 'phone_invalid'],
    ['12', 'phone_invalid'],
    ['+44 7400 123456', 'phone_country'],
    ['+371 20 123 456', 'phone_country'],
  ])('of another kind or country gets no text: %s', (typed, why) => {
    expect(asked(typed)).toBe(why)
  })
})
