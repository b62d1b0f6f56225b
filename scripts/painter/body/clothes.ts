import type { Sitter } from '../sitter.ts'
import type { Top } from '../who/traits.ts'
import { fabricOf, neckBand, necklines, shell, type Wearing } from './cloth.ts'
import {
  chain,
  collar,
  cords,
  hood,
  hoodFromBehind,
  overlap,
  scarf,
  turtleneck,
} from './collars.ts'
import { jacket, jacketOf } from './jackets.ts'
import { offShoulder, straps } from './straps.ts'
import type { Torso } from './torso.ts'

/** `back` lies behind the neck. */
type Layers = { back: string; front: string }

const CUTS: Partial<Record<Top, keyof typeof necklines>> = {
  polo: 'v',
  shirt: 'v',
  wrap: 'deep',
  scoop: 'scoop',
  boat: 'boat',
  square: 'square',
  dress: 'round',
}

const cutOf = ({ sitter: { traits }, torso }: Wearing) => {
  if (torso.view !== 'behind') return necklines[CUTS[traits.top] ?? 'crew']
  return ['scoop', 'square'].includes(traits.top) ? necklines.low : necklines.behind
}

const garment = (wearing: Wearing) => {
  const { top } = wearing.sitter.traits
  if (top === 'strap') return straps(wearing)
  if (top === 'off') return offShoulder(wearing)
  const open = wearing.torso.view === 'behind' ? null : jacketOf(top)
  return open ? jacket(wearing, open) : shell(wearing, cutOf(wearing))
}

const aroundNeck = (wearing: Wearing) => {
  const { top } = wearing.sitter.traits
  if (top === 'turtle') return turtleneck(wearing)
  if (top === 'crew' || top === 'knit') return neckBand(wearing, necklines.crew)
  if (top === 'shirt' || top === 'polo') return collar(wearing, top)
  if (top === 'wrap') return overlap(wearing)
  return top === 'scarf' ? scarf(wearing) : ''
}

/** What is worn on the body. */
export const clothes = (sitter: Sitter, torso: Torso): Layers => {
  const { top } = sitter.traits
  const wearing = { sitter, torso, fabric: fabricOf(sitter) }
  const worn = garment(wearing)
  if (torso.view === 'behind') {
    return { back: '', front: worn + (top === 'hoodie' ? hoodFromBehind(wearing) : '') }
  }
  const jewel = () => (sitter.traits.necklace && top !== 'scarf' ? chain(wearing) : '')
  if (top !== 'hoodie') return { back: '', front: worn + aroundNeck(wearing) + jewel() }
  const band = neckBand(wearing, necklines.crew)
  const back = hood(wearing)
  return { back, front: worn + band + cords(wearing) + jewel() }
}
