import { describe, expect, it } from 'vitest'
import { findWarnings } from '#core/chat/warnings/find.ts'
import { warningKinds } from '#core/chat/warnings/values.ts'
import { readAsking, readHarmless } from './read-corpus.ts'

const LEAST = 0.9
const FALSE_MAX = 5

const heldOut = readAsking('held-out')
const isFound = ({ kind, text }: (typeof heldOut)[number]) =>
  findWarnings(text).some((found) => found.kind === kind)
const shareOf = (messages: typeof heldOut) => messages.filter(isFound).length / messages.length

/** Who mends a rule looks at `train.txt` alone: `held-out.txt` says how the rules do beyond it. */
describe('messages that no rule was made by', () => {
  it('are 300, each once, and none that the rules were made by', () => {
    const texts = new Set(heldOut.map(({ text }) => text))
    expect(texts.size).toBe(300)
    expect(readAsking('train').filter(({ text }) => texts.has(text))).toEqual([])
  })

  it('are named by what they ask, at least 90 in 100 of them (CHT-19)', () => {
    expect(shareOf(heldOut)).toBeGreaterThanOrEqual(LEAST)
  })

  it.each(warningKinds)('are named at least 90 in 100 where they are of kind %s', (kind) => {
    const ofKind = heldOut.filter((message) => message.kind === kind)
    expect(ofKind.length).toBeGreaterThanOrEqual(35)
    expect(shareOf(ofKind)).toBeGreaterThanOrEqual(LEAST)
  })
})

describe('messages that the rules were made by', () => {
  it('are named at least 95 in 100 of them', () => {
    expect(shareOf(readAsking('train'))).toBeGreaterThanOrEqual(0.95)
  })
})

describe('harmless messages', () => {
  it('are more than 500, and at most 5 of them are warned of, wrongly (CHT-19)', () => {
    const harmless = readHarmless()
    expect(new Set(harmless).size).toBeGreaterThanOrEqual(500)
    const warned = harmless.filter((text) => findWarnings(text).length > 0)
    expect(warned.length, warned.join('\n')).toBeLessThanOrEqual(FALSE_MAX)
  })

  it('are as harmless when one is written after another', () => {
    const harmless = readHarmless()
    const pairs = harmless.map((one, nth) => {
      const other = harmless[(nth * 7 + 13) % harmless.length] ?? ''
      return { together: `${one.replace(/[.!?]$/, '')}. ${other}`, apart: [one, other] }
    })
    const count = (text: string) => findWarnings(text).length
    const warned = pairs.filter(
      ({ together, apart }) => count(together) > apart.reduce((sum, one) => sum + count(one), 0),
    )
    const told = warned.map(({ together }) => together).join('\n')
    expect(warned.length, told).toBeLessThanOrEqual(FALSE_MAX)
  })
})
