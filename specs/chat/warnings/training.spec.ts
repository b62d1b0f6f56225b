import { describe, expect, it } from 'vitest'
import { readModel } from '#core/chat/warnings/model.ts'
import { compileLexicon } from '../../../scripts/warnings/compile-lexicon.ts'
import { readCorpus } from '../../../scripts/warnings/corpus.ts'
import { examplesOf, train } from '../../../scripts/warnings/train.ts'
import { loadWeights } from '../../../scripts/warnings/weights-file.ts'
import { writeModel } from '../../../scripts/warnings/write-model.ts'

const lexicon = compileLexicon()
const A_FEW = 120

describe('the training of the warnings', () => {
  it('gives the same bytes for the same messages', () => {
    const messages = readCorpus().slice(0, A_FEW)
    const trainOnce = () =>
      writeModel(
        train(
          lexicon,
          messages.flatMap((message) => examplesOf(lexicon, message)),
        ),
      )
    expect(Buffer.from(trainOnce()).equals(Buffer.from(trainOnce()))).toBe(true)
  })

  it('is repeated when a lexicon changes: the weights have the lexicons of the repository', () => {
    const { hashes, entries } = loadWeights().lexicon
    expect(Buffer.from(hashes.buffer).equals(Buffer.from(lexicon.hashes.buffer))).toBe(true)
    expect(Buffer.from(entries.buffer).equals(Buffer.from(lexicon.entries.buffer))).toBe(true)
  })

  it('writes at most 1 MB', () => {
    expect(writeModel(loadWeights()).length).toBeLessThanOrEqual(1_000_000)
  })
})

describe('a file of weights', () => {
  it('is refused when it is anything else', () => {
    expect(() => readModel(new ArrayBuffer(64))).toThrow('no weights of the warnings')
    expect(() => readModel(new ArrayBuffer(3))).toThrow('no weights of the warnings')
  })
})
