import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBlank, lengthOf, normalizeText } from '#core/normalisation/text.ts'

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['hallo', 5],
    ['👩‍👩‍👧‍👦', 1],
    ['🇳🇱', 1],
    ['e\u0301', 1],
    ['\r\n', 1],
  ])('counts %j as %i, as people do', (text, length) => {
    expect(lengthOf(text)).toBe(length)
  })

  it('is that of its grapheme clusters, whichever characters stand in it', () => {
    const unit = fc.oneof(
      fc.integer({ min: 0, max: 0x2ff }).map((code) => String.fromCharCode(code)),
      fc.string({ unit: 'grapheme', maxLength: 2 }),
      fc.constantFrom('\r\n', 'e\u0301', '👩‍👩‍👧‍👦', '🇳🇱'),
    )
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        const text = units.join('')
        expect(lengthOf(text)).toBe([...new Intl.Segmenter().segment(text)].length)
      }),
      { numRuns: 2_000 },
    )
  })

  it('adds up over words, whatever they are made of', () => {
    const word = fc.stringMatching(/^[a-zé]{1,10}$/)
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const letters = words.reduce((sum, each) => sum + lengthOf(each), 0)
        expect(lengthOf(words.join(' '))).toBe(letters + Math.max(0, words.length - 1))
      }),
    )
  })
})

describe('a normalised text', () => {
  it('is trimmed, with plain line ends, and one way to write each letter', () => {
    expect(normalizeText('  a\r\nb \n')).toBe('a\nb')
    expect(normalizeText('e\u0301')).toBe('é')
  })

  it('does not change when it is normalised again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => normalizeText(normalizeText(text)) === normalizeText(text),
      ),
    )
  })
})

describe('a text that shows nothing', () => {
  it.each([
    '',
    ' \t\n',
    '\u200b',
    '\u200d',
    '\u2800',
    '\u3164',
    '\ufe0f',
    '\u202e',
    '\u0000',
    '\ud83d',
  ])('is blank: %j', (text) => {
    expect(isBlank(text)).toBe(true)
    expect(normalizeText(text)).toBe('')
  })

  it.each(['a', '.', '\u0301', '👍', '❤️', '👩🏽‍🚀', '🇳🇱', 'نور', 'שלום', '中', '\u200bhoi'])(
    'is not blank when a reader sees something: %j',
    (text) => {
      expect(isBlank(text)).toBe(false)
    },
  )
})
