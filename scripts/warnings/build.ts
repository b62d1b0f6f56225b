import type { Lexicon } from '../../core/chat/warnings/lexicon.ts'
import { OUTPUTS, scoresOf, type WarningModel } from '../../core/chat/warnings/model.ts'
import { compileLexicon } from './compile-lexicon.ts'
import { type LabelledMessage, readCorpus } from './corpus.ts'
import { type Example, examplesOf, train } from './train.ts'

/** The batch that is mixed as messages are in real life: its harmless ones set the threshold. */
const TYPICAL = 'd'

/** Share of the harmless messages of that batch that may be warned of. */
const FALSE_MAX = 0.008

type Labelled = { message: LabelledMessage; examples: Example[] }

const highestScore = (model: WarningModel, examples: readonly Example[]): number =>
  Math.max(...examples.map(({ features }) => scoresOf(model, features)[OUTPUTS - 1] ?? 0))

/** The threshold by a model that has not seen the typical batch. */
const chooseThreshold = (lexicon: Lexicon, corpus: readonly Labelled[]): number => {
  const others = corpus.filter(({ message }) => message.batch !== TYPICAL)
  const model = train(
    lexicon,
    others.flatMap(({ examples }) => examples),
  )
  const scores = corpus
    .filter(({ message }) => message.batch === TYPICAL && message.kinds.length === 0)
    .map(({ examples }) => highestScore(model, examples))
    .sort((one, other) => other - one)
  return scores[Math.floor(scores.length * FALSE_MAX)] ?? 0
}

/** The model of the whole corpus. Building it again gives the same weights. */
export const buildModel = (): WarningModel => {
  const lexicon = compileLexicon()
  const corpus = readCorpus().map(
    (message): Labelled => ({ message, examples: examplesOf(lexicon, message) }),
  )
  const threshold = chooseThreshold(lexicon, corpus)
  const model = train(
    lexicon,
    corpus.flatMap(({ examples }) => examples),
  )
  return { ...model, threshold }
}
