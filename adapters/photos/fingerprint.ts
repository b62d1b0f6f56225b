import sharp from 'sharp'
import type { Fingerprint } from '#core/photo/fingerprint.ts'

const SIDE = 32
const KEPT = 8
/** Of so little contrast, in steps of grey, any two pictures are alike. */
const FLAT = 4

/** `cosines[k][x]`: a wave of k half periods over the side. */
const cosines = Array.from({ length: KEPT }, (_, k) =>
  Array.from({ length: SIDE }, (_, x) => Math.cos(((2 * x + 1) * k * Math.PI) / (2 * SIDE))),
)

/** The lowest waves of a picture of grey, across and down. */
const wavesOf = (grey: Uint8Array) => {
  const across = Array.from({ length: SIDE }, (_, y) =>
    cosines.map((wave) =>
      wave.reduce((sum, cosine, x) => sum + cosine * (grey[y * SIDE + x] ?? 0), 0),
    ),
  )
  return cosines.flatMap((wave) =>
    cosines.map((_, k) => wave.reduce((sum, cosine, y) => sum + cosine * (across[y]?.[k] ?? 0), 0)),
  )
}

/** Which waves are stronger than most; the first is the light of all of it, and says nothing. */
const bitsOf = (waves: readonly number[]) => {
  const sorted = waves.slice(1).toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  return waves.map((wave, nth) => (nth > 0 && wave > median ? '1' : '0')).join('')
}

/** In the mirror the waves that are odd across change their sign. */
const mirroredOf = (waves: readonly number[]) =>
  waves.map((wave, nth) => ((nth % KEPT) % 2 === 1 ? -wave : wave))

/** A hash of what a picture looks like, and of its mirror; null for one that is all one colour. */
export const fingerprintOf = async (picture: Uint8Array): Promise<Fingerprint | null> => {
  const grey = await sharp(picture).resize(SIDE, SIDE, { fit: 'fill' }).greyscale().raw().toBuffer()
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length
  const spread = grey.reduce((sum, value) => sum + Math.abs(value - mean), 0) / grey.length
  if (spread < FLAT) return null
  const waves = wavesOf(grey)
  return { hash: bitsOf(waves), mirrored: bitsOf(mirroredOf(waves)) }
}
