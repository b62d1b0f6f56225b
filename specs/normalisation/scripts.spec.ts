import { describe, expect, it } from 'vitest'
import { hasNameLength } from '#core/account/name-length.ts'
import { normalizeCode } from '#core/normalisation/code.ts'
import { normalizePassword } from '#core/normalisation/password.ts'
import { isReadableLine } from '#core/normalisation/readable-line.ts'
import { lengthOf, normalizeLine, normalizeText } from '#core/normalisation/text.ts'

/** The same word as two keyboards or two clipboards write it, and how many characters people count. */
const WORDS = [
  {
    script: 'Latin with diacritics',
    word: 'Zoë Müller',
    other: 'Zoe\u0308 Mu\u0308ller',
    length: 10,
  },
  { script: 'Vietnamese', word: 'Nguyễn', other: 'Nguye\u0302\u0303n', length: 6 },
  { script: 'Polish', word: 'Łódź', other: 'Ło\u0301dz\u0301', length: 4 },
  { script: 'Cyrillic', word: 'Андрей', other: 'Андреи\u0306', length: 6 },
  { script: 'Greek', word: 'Ελένη', other: 'Ελε\u0301νη', length: 5 },
  { script: 'Arabic', word: 'آدم', other: 'ا\u0653دم', length: 3 },
  { script: 'Persian', word: 'علی\u200cرضا', other: ' علی\u200cرضا ', length: 6 },
  { script: 'Hebrew', word: 'שָׁלוֹם', other: 'ש\u05c1\u05b8לו\u05b9ם', length: 4 },
  { script: 'Chinese', word: '王小明', other: '王小明\u3000', length: 3 },
  { script: 'Japanese', word: '山田 ガク', other: '山田\u3000カ\u3099ク', length: 5 },
  { script: 'Korean', word: '김민준', other: '김민준'.normalize('NFD'), length: 3 },
  { script: 'Devanagari', word: 'क्षमा', other: 'क्षमा ', length: 2 },
  { script: 'an emoji with a skin tone', word: 'Lot 👩🏽‍🚀', other: 'Lot\u00a0👩🏽‍🚀', length: 5 },
  { script: 'an emoji of a family', word: 'Bo 👩‍👩‍👧‍👦', other: ' Bo 👩‍👩‍👧‍👦', length: 4 },
  { script: 'a flag', word: 'Max 🇳🇱', other: 'Max 🇳🇱\n', length: 5 },
]

describe('text in any script', () => {
  it.each(WORDS)('gives one name, text and password in $script, however it is typed', (row) => {
    const { word, other, length } = row
    const name = normalizeLine(other)
    expect(name).toBe(normalizeLine(word))
    expect(isReadableLine(name)).toBe(true)
    expect(lengthOf(name)).toBe(length)
    expect(hasNameLength(name)).toBe(true)
    expect(normalizeText(word)).toBe(normalizeText(word.normalize('NFD')))
    expect(normalizePassword(word.normalize('NFD'))).toBe(normalizePassword(word.normalize('NFC')))
  })
})

describe('a name', () => {
  it('may have 30 characters of which one is a family, and not 31', () => {
    expect(hasNameLength(`${'a'.repeat(29)}👩‍👩‍👧‍👦`)).toBe(true)
    expect(hasNameLength(`${'a'.repeat(30)}👩‍👩‍👧‍👦`)).toBe(false)
    expect(hasNameLength('👩‍👩‍👧‍👦'.repeat(30))).toBe(false)
    expect(hasNameLength('👩‍👩‍👧‍👦')).toBe(false)
  })
})

describe('an IBAN, a phone number or a code', () => {
  it.each([
    ['spaces', 'NL91 ABNA 0417 1643 00'],
    ['no-break and thin spaces', 'NL91\u00a0ABNA\u20090417\u202f1643\u300000'],
    ['tabs and line ends', 'NL91\tABNA\n0417 1643\r\n00'],
    ['direction marks and joiners', '\u200eNL91\u200fABNA\u200b0417\u20601643\ufeff00'],
    ['letters of full width', 'ＮＬ９１ ＡＢＮＡ ０４１７ １６４３ ００'],
  ])('is cleaned of %s', (_, typed) => {
    expect(normalizeCode(typed)).toBe('NL91ABNA0417164300')
  })
})
