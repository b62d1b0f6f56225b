import { describe, expect, it } from 'vitest'
import { isIban } from '#core/chat/warnings/bank.ts'
import { findWarnings, isTooEarly, warningsOf } from '#core/chat/warnings/find.ts'
import { EARLY_MESSAGES, warningKinds } from '#core/chat/warnings/values.ts'

const named = (text: string) =>
  findWarnings(text).map(({ kind, from, to }) => [kind, text.slice(from, to)])

describe('a passage that is warned of', () => {
  it.each([
    ['Mail me op voorbeeld apenstaartje example punt nl, ja?', 'mail', 'example punt nl'],
    ['Bel maar: nul zes 01 23 45 67!', 'phone', 'nul zes 01 23 45 67'],
    ['Het is NL91 ABNA 0417 1643 00, dank je', 'bank_account', 'NL91 ABNA 0417 1643 00'],
    [
      'ok b\u200bi\u200bt\u200bcoin kopen we samen',
      'crypto',
      'b\u200bi\u200bt\u200bcoin kopen we samen',
    ],
    ['Heb je ТELEGRAM?', 'elsewhere', 'ТELEGRAM'],
    ['Kun je 150 euro voorschieten? Vrijdag heb je het terug.', 'money', '150 euro voorschieten'],
  ])('is told as it was written: %s', (text, kind, passage) => {
    const found = named(text)
    expect(found.map(([one]) => one)).toContain(kind)
    expect(found.map(([, quoted]) => quoted).join('|')).toContain(passage)
  })

  it('is no address where a sentence ends and another begins', () => {
    const text =
      'Niet best. De bank was dicht. Kun je 150 euro voorschieten? Ik was at home. Me too.'
    expect(named(text)).toEqual([['money', 'Kun je 150 euro voorschieten']])
  })

  it('is named once, by the gravest of what it asks, and in the order of the message', () => {
    const text = 'Stuur 50 euro naar NL91ABNA0417164300. Of heb je whatsapp?'
    const found = findWarnings(text)
    expect(found.map(({ kind }) => kind)).toEqual(['money', 'bank_account', 'elsewhere'])
    expect(found.every((one, index) => one.from >= (found[index - 1]?.to ?? 0))).toBe(true)
  })
})

describe('an IBAN', () => {
  it('is one by its checksum and the length of its country', () => {
    expect(isIban('nl91abna0417164300')).toBe(true)
    expect(isIban('nl91abna0417164301')).toBe(false)
    expect(isIban('nl91abna041716430')).toBe(false)
    expect(isIban('be68539007547034')).toBe(true)
    expect(isIban('xx68539007547034')).toBe(false)
  })

  it('is nothing to warn of where its checksum is wrong', () => {
    expect(named('Mijn code is NL92ABNA0417164300')).toEqual([])
  })
})

describe('too early', () => {
  it('is contact elsewhere in a young conversation, and money, accounts and coins always', () => {
    const always = ['bank_account', 'crypto', 'money']
    const late = warningKinds.filter((kind) => isTooEarly(kind, EARLY_MESSAGES + 1))
    expect(late).toEqual(always)
    expect(warningKinds.every((kind) => isTooEarly(kind, EARLY_MESSAGES))).toBe(true)
  })

  it('decides what the receiver of a message is told', () => {
    const body = 'Heb je whatsapp? En kun je me 50 euro lenen?'
    const kindsAt = (seq: number) => warningsOf({ body, seq }).map(({ kind }) => kind)
    expect(kindsAt(1)).toEqual(['elsewhere', 'money'])
    expect(kindsAt(EARLY_MESSAGES + 1)).toEqual(['money'])
  })
})
