import { describe, expect, it } from 'vitest'
import { isIban } from '#core/chat/warnings/bank.ts'
import { findExactly } from '#core/chat/warnings/find.ts'

const findIn = (text: string) =>
  findExactly(text).map(({ kind, from, to }) => [kind, text.slice(from, to)])

describe('a number to call', () => {
  it.each([
    ['Bel maar: nul zes 01 23 45 67!', 'nul zes 01 23 45 67'],
    ['mijn nr: zes vier8acht drie 1 nul 5 twee', 'zes vier8acht drie 1 nul 5 twee'],
    ['nulzesnegenentwintigachtentachtigdertien04 :)', 'nulzesnegenentwintigachtentachtigdertien04'],
    ['06❤️38❤️27❤️11❤️94', '06❤️38❤️27❤️11❤️94'],
    ['ring +31 6 00 00 12 34 maar', '+31 6 00 00 12 34'],
    ['null eins sieben zwei drei drei acht vier', 'null eins sieben zwei drei drei acht vier'],
    ['zéro sept, soixante-douze, quinze, trente', 'zéro sept, soixante-douze, quinze, trente'],
    ['seis uno cinco cuatro cuatro dos ocho siete', 'seis uno cinco cuatro cuatro dos ocho siete'],
    ['tre sei sette zero uno ottantuno nove', 'tre sei sette zero uno ottantuno nove'],
    ['sześć zero dwa osiem siedem trzy jeden', 'sześć zero dwa osiem siedem trzy jeden'],
    ['nul seks otteogtyve tolv nul fire', 'nul seks otteogtyve tolv nul fire'],
    ['noll sju noll ett sju fyra nittionio', 'noll sju noll ett sju fyra nittionio'],
    ['fire null åtte tretti en to fem', 'fire null åtte tretti en to fem'],
    [
      'nolla neljä seitsemän kaksikymmentä nolla viisi',
      'nolla neljä seitsemän kaksikymmentä nolla viisi',
    ],
  ])('is found in digits and in words of each language: %s', (text, number) => {
    expect(findIn(text)).toEqual([['phone', number]])
  })

  it.each([
    'De stand was 6-4, 3-6, 7-6 en het duurde tot 22:15',
    'Ik ben 1 meter 83 en draag maat 45',
    'Op 12-05-2024 en 13-06-2025 was ik op Texel',
    'vijf, dertien, achttien, negenenzestig: mijn lottocijfers',
    'bingo: 7, 23, 45, 61, 12, 88',
    'een twee drie vier vijf zes zeven acht, ik kom',
    'Het kostte 12.000 of 15.000 euro',
  ])('is not a score, size, date, price or a list of drawn numbers: %s', (text) => {
    expect(findIn(text)).toEqual([])
  })
})

describe('a mail address', () => {
  it.each([
    [
      'Mail me op voorbeeld apenstaartje example punt nl, ja?',
      'voorbeeld apenstaartje example punt nl',
    ],
    ['schreib an jemand (at) beispiel punkt com', 'jemand (at) beispiel punkt com'],
    ['nadie arroba ejemplo punto es', 'nadie arroba ejemplo punto es'],
    ['nessuno chiocciola esempio punto it', 'nessuno chiocciola esempio punto it'],
    ['x.y@voorbeeld.example', 'x.y@voorbeeld.example'],
  ])('is found as it is typed and as it is spelled: %s', (text, address) => {
    expect(findIn(text)).toEqual([['mail', address]])
  })

  it('is not found where a sentence ends and another begins', () => {
    expect(findIn('De bank was dicht. Ik was at home. Me too.')).toEqual([])
  })
})

describe('a link, a name on another site, or a wallet', () => {
  it.each([
    ['kijk op https://elders.example/ik', 'elsewhere'],
    ['insta: niemand_000', 'elsewhere'],
    ['zoek @niemand_000 maar op', 'elsewhere'],
    ['stuur het naar 0x0000000000000000000000000000000000000000', 'crypto'],
  ])('is found: %s', (text, kind) => {
    expect(findExactly(text).map((found) => found.kind)).toEqual([kind])
  })

  it('is not found where a known site is named', () => {
    expect(findIn('gelezen op nu.nl en gezien op netflix.com')).toEqual([])
  })
})

describe('an IBAN', () => {
  it('passes the check of its number by its checksum and the length of its country', () => {
    expect(isIban('nl91abna0417164300')).toBe(true)
    expect(isIban('nl91abna0417164301')).toBe(false)
    expect(isIban('nl91abna041716430')).toBe(false)
    expect(isIban('be68539007547034')).toBe(true)
    expect(isIban('xx68539007547034')).toBe(false)
  })

  it('is found by its shape, also with a wrong checksum', () => {
    const account = ['bank_account', 'NL91 ABNA 0417 1643 01']
    expect(findIn('Het is NL91 ABNA 0417 1643 01, dank je')).toEqual([account])
  })

  it('is not found in a code of another length', () => {
    expect(findIn('Mijn code is NL92ABNA04171643')).toEqual([])
  })
})
