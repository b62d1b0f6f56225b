import { type Features, INPUTS, sentenceFeatures } from '../../core/chat/warnings/features.ts'
import { findExactly } from '../../core/chat/warnings/find.ts'
import type { Lexicon } from '../../core/chat/warnings/lexicon.ts'
import {
  HIDDEN,
  type Network,
  OUTPUTS,
  runHidden,
  runOutput,
  type WarningModel,
} from '../../core/chat/warnings/model.ts'
import { sentencesOf } from '../../core/chat/warnings/sentences.ts'
import { warningKinds } from '../../core/chat/warnings/values.ts'
import type { LabelledMessage } from './corpus.ts'

/** A sentence with what it should score: 1 or 0 for each kind, and last for any. */
export type Example = { features: Features; targets: Float32Array; weight: number }

const BITS = 17
const NETWORKS = 2
const linearRun = { epochs: 30, rate: 0.1, decay: 1e-5, floor: 0.05 }
const networkRun = { epochs: 60, rate: 0.05, decay: 1e-4, floor: 0.01 }
const DROPPED = 0.2
const KIND_WEIGHT = 0.7
const START = 0.15
const SEED = 7

/** A sentence of a suspicious message outside its passage may be harmless or not. */
const UNSURE = 0.1

/** The sentences of a message as examples, in their order. */
export const examplesOf = (lexicon: Lexicon, message: LabelledMessage): Example[] => {
  const { text, passage, kinds } = message
  const sentences = sentencesOf(text)
  const features = sentenceFeatures(lexicon, text, sentences, findExactly(text))
  const from = passage === '' ? -1 : text.indexOf(passage)
  return sentences.map((sentence, nth): Example => {
    const asks = from >= 0 && sentence.from < from + passage.length && from < sentence.to
    const targets = new Float32Array(OUTPUTS)
    if (asks) {
      for (const kind of kinds) targets[warningKinds.indexOf(kind)] = 1
      targets[OUTPUTS - 1] = 1
    }
    const weight = asks || kinds.length === 0 ? 1 : UNSURE
    return { features: features[nth] ?? { hashes: [], values: [], inputs: [] }, targets, weight }
  })
}

/** Numbers from 0 to 1 that are the same in every run. */
const seeded = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const shuffled = <T>(items: readonly T[], random: () => number): T[] => {
  const copy = [...items]
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [copy[at], copy[other]]
    if (one !== undefined && two !== undefined) [copy[at], copy[other]] = [two, one]
  }
  return copy
}

const chanceOf = (score: number) => 1 / (1 + Math.exp(-score))

type Run = { rate: number; decay: number; floor: number }

/** A step of AdaGrad on one weight; `sums` has the squares of its gradients so far. */
const step = (weights: Float32Array, sums: Float32Array, at: number, slope: number, run: Run) => {
  const weight = weights[at] ?? 0
  const gradient = slope + run.decay * weight
  const sum = (sums[at] ?? 0) + gradient * gradient
  sums[at] = sum
  weights[at] = weight - (run.rate * gradient) / (Math.sqrt(sum) + run.floor)
}

const trainLinear = (examples: readonly Example[], random: () => number): Float32Array => {
  const mask = 2 ** BITS - 1
  const weights = new Float32Array(2 ** BITS)
  const sums = new Float32Array(2 ** BITS)
  for (let epoch = 0; epoch < linearRun.epochs; epoch += 1) {
    for (const { features, targets, weight } of shuffled(examples, random)) {
      const { hashes, values } = features
      let score = 0
      hashes.forEach((hash, nth) => {
        score += (weights[hash & mask] ?? 0) * (values[nth] ?? 0)
      })
      const error = (chanceOf(score) - (targets[OUTPUTS - 1] ?? 0)) * weight
      hashes.forEach((hash, nth) => {
        step(weights, sums, hash & mask, error * (values[nth] ?? 0), linearRun)
      })
    }
  }
  return weights
}

const randomWeights = (length: number, random: () => number) =>
  Float32Array.from({ length }, () => (random() * 2 - 1) * START)

/** How much each output is wrong; the kinds count for less than whether it is any. */
const errorsOf = (scores: Float32Array, { targets, weight }: Example): Float32Array =>
  scores.map((score, kind) => {
    const share = kind === OUTPUTS - 1 ? 1 : KIND_WEIGHT
    return (chanceOf(score) - (targets[kind] ?? 0)) * weight * share
  })

const learn = (network: Network, sums: Network, example: Example, inputs: readonly number[]) => {
  const hidden = runHidden(network, inputs)
  const errors = errorsOf(runOutput(network, hidden), example)
  const slopes = hidden.map((value, unit) => {
    const slope = errors.reduce(
      (sum, error, kind) => sum + error * (network.output[unit * OUTPUTS + kind] ?? 0),
      0,
    )
    return slope * (1 - value * value)
  })
  hidden.forEach((value, unit) => {
    errors.forEach((error, kind) => {
      step(network.output, sums.output, unit * OUTPUTS + kind, error * value, networkRun)
    })
  })
  for (const input of inputs) {
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      step(network.input, sums.input, input * HIDDEN + unit, slopes[unit] ?? 0, networkRun)
    }
  }
}

/** Concepts are left out at random, so that no sentence is known by a single one. */
const trainNetwork = (examples: readonly Example[], random: () => number): Network => {
  const network: Network = {
    input: randomWeights(INPUTS * HIDDEN, random),
    output: randomWeights((HIDDEN + 1) * OUTPUTS, random),
  }
  const sums: Network = {
    input: new Float32Array(network.input.length),
    output: new Float32Array(network.output.length),
  }
  for (let epoch = 0; epoch < networkRun.epochs; epoch += 1) {
    for (const example of shuffled(examples, random)) {
      const inputs = example.features.inputs.filter(() => random() > DROPPED)
      learn(network, sums, example, inputs)
    }
  }
  return { ...network, input: network.input.map((weight) => weight * (1 - DROPPED)) }
}

/** A model of these examples; the same examples give the same model. It has no threshold yet. */
export const train = (lexicon: Lexicon, examples: readonly Example[]): WarningModel => {
  const random = seeded(SEED)
  return {
    lexicon,
    bits: BITS,
    linear: trainLinear(examples, random),
    networks: Array.from({ length: NETWORKS }, () => trainNetwork(examples, random)),
    threshold: 0,
  }
}
