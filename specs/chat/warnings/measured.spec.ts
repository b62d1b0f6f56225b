import { describe, expect, it } from 'vitest'
import { findWarnings } from '#core/chat/warnings/find.ts'
import { readCorpus, readTests } from '../../../scripts/warnings/corpus.ts'
import { measure, type Share } from '../../../scripts/warnings/measure.ts'
import { loadWeights } from '../../../scripts/warnings/weights-file.ts'

const model = loadWeights()
const tests = readTests()
const batches = [...new Set(tests.map(({ batch }) => batch))]
const shareOf = ({ found, all }: Share) => found / all

describe.each(batches)('the sealed test batch %s', (batch) => {
  const messages = tests.filter((message) => message.batch === batch)
  const measured = measure(model, messages)

  it('has at least 300 suspicious and 500 harmless messages, of which few trained the model', () => {
    expect(measured.suspicious.all).toBeGreaterThanOrEqual(300)
    expect(measured.harmless.all).toBeGreaterThanOrEqual(500)
    // Two writers may write the same short question, such as "heb je kinderen?".
    const trained = new Set(readCorpus().map(({ text }) => text))
    const known = messages.filter(({ text }) => trained.has(text))
    const suspicious = known.filter(({ kinds }) => kinds.length > 0)
    expect(suspicious.length / measured.suspicious.all).toBeLessThan(0.01)
    expect((known.length - suspicious.length) / measured.harmless.all).toBeLessThan(0.1)
  })

  it('is found in at least 65 of 100 suspicious messages (CHT-19)', () => {
    expect(shareOf(measured.suspicious)).toBeGreaterThanOrEqual(0.65)
  })

  it('is warned of in at most 1.2 of 100 harmless messages (CHT-19)', () => {
    expect(measured.harmless.warned / measured.harmless.all).toBeLessThanOrEqual(0.012)
  })

  it('is found in at least 45 of 100 messages of each kind and each language (CHT-19)', () => {
    const groups = [...Object.entries(measured.byKind), ...Object.entries(measured.byLanguage)]
    expect(groups).toHaveLength(8 + 11)
    for (const [name, share] of groups) {
      expect(shareOf(share), name).toBeGreaterThanOrEqual(0.45)
    }
  })

  it.each(['phone', 'mail', 'bank_account'])(
    'is found in at least 85 of 100 messages of kind %s (CHT-19)',
    (kind) => {
      expect(
        shareOf(measured.byKind[kind] ?? { found: 0, named: 0, all: 1 }),
      ).toBeGreaterThanOrEqual(0.85)
    },
  )
})

describe('the model', () => {
  it('reads a message in less than a millisecond', () => {
    const runs = Array.from({ length: 3 }, () => {
      const start = performance.now()
      for (const { text } of tests) findWarnings(model, text)
      return (performance.now() - start) / tests.length
    })
    expect(Math.min(...runs)).toBeLessThan(1)
  })
})
