import { CONCEPT_BITS, type Lexicon } from '../../core/chat/warnings/lexicon.ts'
import { HEADER_WORDS, type WarningModel, WEIGHTS_MAGIC } from '../../core/chat/warnings/model.ts'

const SEVEN_BITS = 0x80
const LARGEST = 127

const lexiconBytes = ({ hashes, entries }: Lexicon): Uint8Array => {
  const bytes: number[] = []
  let last = 0
  hashes.forEach((hash, nth) => {
    let step = hash - last
    last = hash
    while (step >= SEVEN_BITS) {
      bytes.push((step % SEVEN_BITS) + SEVEN_BITS)
      step = Math.floor(step / SEVEN_BITS)
    }
    const entry = entries[nth] ?? 0
    const languages = entry >>> CONCEPT_BITS
    bytes.push(step, entry & 0xff, languages & 0xff, languages >>> 8)
  })
  return Uint8Array.from(bytes)
}

/** The scale, and each weight as a signed byte of it. */
const blockOf = (weights: Float32Array): Uint8Array => {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = largest / LARGEST || 1
  const bytes = new Uint8Array(4 + weights.length)
  new DataView(bytes.buffer).setFloat32(0, scale)
  new Int8Array(bytes.buffer, 4).set(
    Int8Array.from(weights, (weight) => Math.round(weight / scale)),
  )
  return bytes
}

/** The file that `readModel` of `core/chat/warnings/model.ts` reads. */
export const writeModel = (model: WarningModel): Uint8Array => {
  const lexicon = lexiconBytes(model.lexicon)
  const header = new DataView(new ArrayBuffer(HEADER_WORDS * 4))
  const words = [
    WEIGHTS_MAGIC,
    model.lexicon.hashes.length,
    lexicon.length,
    model.bits,
    model.networks.length,
  ]
  words.forEach((word, nth) => {
    header.setUint32(nth * 4, word)
  })
  header.setFloat32(words.length * 4, model.threshold)
  return Buffer.concat([
    new Uint8Array(header.buffer),
    lexicon,
    blockOf(model.linear),
    ...model.networks.flatMap(({ input, output }) => [blockOf(input), blockOf(output)]),
  ])
}
