import { lengthOf } from '#core/normalisation/text.ts'
import { NAME_LENGTH_MAX, NAME_LENGTH_MIN } from './rules.ts'

/** UTF-16 units of one grapheme cluster, on average: an emoji of several people has eleven. */
const UNITS_PER_CLUSTER = 4

/** A name is counted in grapheme clusters, as people count. */
export const hasNameLength = (name: string): boolean => {
  const length = lengthOf(name)
  const isShort = length <= NAME_LENGTH_MAX && name.length <= NAME_LENGTH_MAX * UNITS_PER_CLUSTER
  return isShort && length >= NAME_LENGTH_MIN
}
