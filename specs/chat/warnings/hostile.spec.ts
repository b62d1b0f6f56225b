import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MESSAGE_LENGTH_MAX } from '#core/chat/values.ts'
import { findWarnings } from '#core/chat/warnings/find.ts'
import { readCorpus } from '../../../scripts/warnings/corpus.ts'
import { loadWeights } from '../../../scripts/warnings/weights-file.ts'

const LONGEST = 5_000
const model = loadWeights()
const corpus = readCorpus()
const findIn = (text: string) => findWarnings(model, text)
const bits = [
  'kan je ',
  'stuur ',
  '1 ',
  'een',
  'nl91 ',
  'a@',
  'a.b.',
  'btc je ',
  'http:/',
  '@aa',
  '0️⃣',
  'double ',
  '. ',
  ' ',
  '\u200b',
  'b i ',
  '€ ',
  'ﷺ',
  '😀',
  '\ud800',
  'is je ',
  'punt nl ',
  'twintig',
  '(at)',
  'gmail',
  '+31 ',
  'O6',
  '12:30 ',
  'leen me ',
  'ik ',
  'naar insta ',
]

/** The quickest of some runs, which other work on the machine slows least. */
const quickest = (text: string): number => {
  const runs = Array.from({ length: 5 }, () => {
    const start = performance.now()
    findIn(text)
    return performance.now() - start
  })
  return Math.min(...runs)
}

describe('whatever is written', () => {
  it('is looked at without a fault, and each passage lies inside of it', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(fc.constantFrom(...bits), { maxLength: 60 }).map((parts) => parts.join('')),
      fc.constantFrom(...corpus.map(({ text }) => text)),
    )
    fc.assert(
      fc.property(anything, anything, (one, other) => {
        const text = one + other
        for (const { from, to } of findIn(text)) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(text.length)
        }
      }),
      { numRuns: 500 },
    )
  })

  it.each(bits)('takes no time that one would notice when it is "%s" over and over', (bit) => {
    const text = bit.repeat(Math.ceil(LONGEST / bit.length)).slice(0, LONGEST)
    expect(quickest(text)).toBeLessThan(100)
  })

  it('takes no time that one would notice when it is long and usual', () => {
    const text = corpus
      .map(({ text }) => text)
      .join(' ')
      .slice(0, Math.max(LONGEST, MESSAGE_LENGTH_MAX))
    expect(quickest(text)).toBeLessThan(100)
  })
})
