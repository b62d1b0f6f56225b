import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markedRuns } from '#core/chat/marked.ts'
import { warningsOf } from '#core/chat/warnings/find.ts'

const textOf = (runs: ReturnType<typeof markedRuns>) =>
  runs.map(({ marked, parts }) => {
    const text = parts.map((part) => part.text).join('')
    return marked ? `[${text}]` : text
  })

describe('the marked text of a message', () => {
  it('has the passages that its warning names, and the rest as it was', () => {
    const body = 'Dag! Kun je 150 euro voorschieten? Bel 06 01 23 45 67 maar.'
    const money = { kind: 'money' as const, from: 5, to: 34 }
    const found = [money, ...warningsOf(null, { body, seq: 1 })]
    expect(textOf(markedRuns(body, found)).join('')).toBe(
      'Dag! [Kun je 150 euro voorschieten?] Bel [06 01 23 45 67] maar.',
    )
  })

  it('is one run where nothing is marked, and none where there is no text', () => {
    expect(textOf(markedRuns('Dag, tot zo', []))).toEqual(['Dag, tot zo'])
    expect(markedRuns('', [])).toEqual([])
  })

  it('marks an address whole, wherever in it a passage begins or ends', () => {
    const text = 'Zie https://a.nl/b en kom'
    expect(textOf(markedRuns(text, [{ from: 6, to: 10 }]))).toEqual([
      'Zie ',
      '[https://a.nl/b]',
      ' en kom',
    ])
    expect(textOf(markedRuns(text, [{ from: 0, to: 10 }]))).toEqual([
      '[Zie https://a.nl/b]',
      ' en kom',
    ])
  })

  it('marks what two passages share once', () => {
    const passages = [
      { from: 4, to: 8 },
      { from: 2, to: 6 },
      { from: 3, to: 5 },
    ]
    expect(textOf(markedRuns('abcdefghij', passages))).toEqual(['ab', '[cdef]', '[gh]', 'ij'])
  })

  it('is the whole text, in order, with every passage in it, whatever is in both', () => {
    const words = fc.constantFrom('https://a.nl', 'www.b.nl/x,', ' ', 'hoi', 'geld', '.', '\n')
    const text = fc.array(words, { maxLength: 12 }).map((list) => list.join(''))
    const spans = fc.array(fc.tuple(fc.nat(40), fc.nat(12)), { maxLength: 4 })
    fc.assert(
      fc.property(text, spans, (said, wanted) => {
        const passages = wanted.map(([from, length]) => ({
          from: Math.min(from, said.length),
          to: Math.min(from + length, said.length),
        }))
        const runs = markedRuns(said, passages)
        expect(runs.flatMap(({ parts }) => parts.map((part) => part.text)).join('')).toBe(said)
        const isMarked = runs.flatMap(({ marked, parts }) =>
          parts.flatMap((part) => Array.from(part.text, () => marked)),
        )
        for (const { from, to } of passages)
          for (let at = from; at < to; at += 1) expect(isMarked[at]).toBe(true)
      }),
    )
  })
})
