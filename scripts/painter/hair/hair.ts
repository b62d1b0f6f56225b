import type { Sitter } from '../sitter.ts'
import type { HairStyle } from '../who/traits.ts'
import { afro } from './afro.ts'
import { curls } from './curls.ts'
import { type HairLayers, noHair } from './layers.ts'
import { longHair } from './long.ts'
import { plait } from './plait.ts'
import { ropes } from './ropes.ts'
import { shortHair } from './short.ts'
import { wreath } from './wreath.ts'

const FALLS = ['wavy', 'long', 'bob', 'lob', 'half', 'shag'] as const
const COVERS_EARS: HairStyle[] = [
  'wavy',
  'long',
  'bob',
  'lob',
  'shag',
  'curls',
  'locs',
  'boxbraids',
]

export const coversEars = (style: HairStyle) => COVERS_EARS.includes(style)

/**
 * What falls behind the neck, sits on the head and falls in front. Each style is a silhouette, a
 * hairline and a direction: the direction keeps it from being a helmet.
 */
export const hair = (sitter: Sitter): HairLayers => {
  const { cover, style } = sitter.traits
  if (style === 'bald' || cover === 'hijab') return noHair
  if (style === 'afro') return afro(sitter)
  if (style === 'curls' || style === 'curly') return curls(sitter)
  if (style === 'locs' || style === 'boxbraids') return ropes(sitter)
  if (style === 'balding') return wreath(sitter)
  const falling = FALLS.find((name) => name === style)
  if (falling) return longHair(sitter, falling)
  const tidy = shortHair(sitter)
  return style === 'braid' ? { ...tidy, last: plait(sitter) } : tidy
}
