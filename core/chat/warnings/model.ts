import { type Features, INPUTS, sentenceFeatures } from './features.ts'
import { CONCEPT_BITS, type Lexicon } from './lexicon.ts'
import { sentencesOf } from './sentences.ts'
import { type Found, type WarningKind, warningKinds } from './values.ts'

/** The outputs: each kind, and whether the sentence is of any kind. */
export const OUTPUTS = warningKinds.length + 1
export const HIDDEN = 32

/** A network of one hidden layer; its last unit is always on. Rows: inputs, units; columns: units, outputs. */
export type Network = { input: Float32Array; output: Float32Array }

/**
 * A linear model of hashed features, and networks whose outputs are averaged. A sentence with a
 * score above `threshold` is warned of.
 */
export type WarningModel = {
  lexicon: Lexicon
  bits: number
  linear: Float32Array
  networks: readonly Network[]
  threshold: number
}

export const runHidden = ({ input }: Network, inputs: readonly number[]): Float32Array => {
  const hidden = new Float32Array(HIDDEN + 1)
  for (const at of inputs) {
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      hidden[unit] = (hidden[unit] ?? 0) + (input[at * HIDDEN + unit] ?? 0)
    }
  }
  for (let unit = 0; unit < HIDDEN; unit += 1) hidden[unit] = Math.tanh(hidden[unit] ?? 0)
  hidden[HIDDEN] = 1
  return hidden
}

export const runOutput = ({ output }: Network, hidden: Float32Array): Float32Array => {
  const scores = new Float32Array(OUTPUTS)
  for (let unit = 0; unit <= HIDDEN; unit += 1) {
    for (let kind = 0; kind < OUTPUTS; kind += 1) {
      scores[kind] =
        (scores[kind] ?? 0) + (output[unit * OUTPUTS + kind] ?? 0) * (hidden[unit] ?? 0)
    }
  }
  return scores
}

/** The log-odds of a sentence for each kind, and last for any kind. */
export const scoresOf = (
  model: WarningModel,
  { hashes, values, inputs }: Features,
): Float32Array => {
  const scores = new Float32Array(OUTPUTS)
  for (const network of model.networks) {
    const output = runOutput(network, runHidden(network, inputs))
    output.forEach((score, kind) => {
      scores[kind] = (scores[kind] ?? 0) + score / model.networks.length
    })
  }
  const mask = 2 ** model.bits - 1
  hashes.forEach((hash, nth) => {
    scores[OUTPUTS - 1] =
      (scores[OUTPUTS - 1] ?? 0) + (model.linear[hash & mask] ?? 0) * (values[nth] ?? 0)
  })
  return scores
}

const bestKind = (scores: Float32Array): WarningKind => {
  const kinds = [...scores.subarray(0, warningKinds.length)]
  return warningKinds[kinds.indexOf(Math.max(...kinds))] ?? 'elsewhere'
}

/** The sentences that the model warns of, each with its most likely kind. */
export const findMeanings = (
  model: WarningModel,
  text: string,
  exact: readonly Found[],
): Found[] => {
  const sentences = sentencesOf(text)
  const features = sentenceFeatures(model.lexicon, text, sentences, exact)
  return sentences.flatMap((sentence, nth) => {
    const own = features[nth]
    if (!own) return []
    const scores = scoresOf(model, own)
    const isWarned = (scores[OUTPUTS - 1] ?? 0) > model.threshold
    return isWarned ? [{ ...sentence, kind: bestKind(scores) }] : []
  })
}

/** The first word of a file of weights, and how many words its header has. */
export const WEIGHTS_MAGIC = 0x57524e31
export const HEADER_WORDS = 8
const LANGUAGES_BYTES = 2
const BYTE = 8
const CONTINUES = 0x80

/** The lexicon as a list of steps from hash to hash (7 bits a byte), a concept and the languages. */
const readLexicon = (bytes: Uint8Array, count: number): Lexicon => {
  const hashes = new Uint32Array(count)
  const entries = new Uint32Array(count)
  let at = 0
  let hash = 0
  for (let nth = 0; nth < count; nth += 1) {
    let step = 0
    let scale = 1
    for (let byte = CONTINUES; byte >= CONTINUES; scale *= CONTINUES) {
      byte = bytes[at] ?? 0
      at += 1
      step += (byte % CONTINUES) * scale
    }
    hash += step
    hashes[nth] = hash
    const languages = (bytes[at + 1] ?? 0) | ((bytes[at + 2] ?? 0) << BYTE)
    entries[nth] = (bytes[at] ?? 0) | (languages << CONCEPT_BITS)
    at += 1 + LANGUAGES_BYTES
  }
  return { hashes, entries }
}

/**
 * The model in a file as `scripts/warnings/train.ts` writes it: a header of 32-bit words, the
 * lexicon, and the weights as signed bytes with a scale for each block.
 * @throws {Error} when the bytes are no such file.
 */
export const readModel = (buffer: ArrayBuffer): WarningModel => {
  const header = new DataView(buffer)
  if (buffer.byteLength < HEADER_WORDS * 4 || header.getUint32(0) !== WEIGHTS_MAGIC) {
    throw new Error('These are no weights of the warnings')
  }
  const [entries, lexiconBytes, bits, networks] = [4, 8, 12, 16].map((at) => header.getUint32(at))
  let at = HEADER_WORDS * 4 + (lexiconBytes ?? 0)
  const readBlock = (length: number): Float32Array => {
    const scale = header.getFloat32(at)
    const block = Float32Array.from(new Int8Array(buffer, at + 4, length), (byte) => byte * scale)
    at += 4 + length
    return block
  }
  return {
    lexicon: readLexicon(new Uint8Array(buffer, HEADER_WORDS * 4, lexiconBytes), entries ?? 0),
    bits: bits ?? 0,
    threshold: header.getFloat32(20),
    linear: readBlock(2 ** (bits ?? 0)),
    networks: Array.from({ length: networks ?? 0 }, () => ({
      input: readBlock(INPUTS * HIDDEN),
      output: readBlock((HIDDEN + 1) * OUTPUTS),
    })),
  }
}
