import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed } from '../kernel/curves.ts'
import { points } from '../kernel/points.ts'
import { stroke, tube } from '../kernel/strokes.ts'
import { clothIn } from '../kernel/tones.ts'
import type { Sitter } from '../sitter.ts'
import { shadedCloth } from './cloth.ts'
import { type Dressed, restingArms, shoe, standing } from './legs.ts'
import type { Torso } from './torso.ts'

/** From the back to the front, with the body between `under` and `over`. */
type Layers = { under: string; legs: string; over: string }

const wall = ({ palette }: Sitter) => {
  const { light, shade, sky } = palette
  const joint = (x: number) =>
    `<path d="M${x},510V980" stroke="${shade}" stroke-width="5" opacity=".25"/>`
  return [
    filled('M-460,470H600V980H-460Z', mix(sky[0], shade, 0.35)),
    filled('M-460,470H600V500H-460Z', mix(sky[1], light, 0.3)),
    filled('M-460,500H600V510H-460Z', shade, 0.4),
    ...[-300, -80, 150, 380].map(joint),
  ].join('')
}

const skirtOver = ({ hip: w, sitter, trousers }: Dressed, cloth: string) => {
  const outline = points`${-w * 0.9} 370 ${w * 0.9} 372 ${w + 96} 404 ${w + 130} 470 ${w + 96} 540
    ${w * 0.4} 522 ${-w} 500`
  const folds =
    stroke(points`-20 400 ${w * 0.6} 470 ${w + 60} 520`, 9) +
    stroke(points`10 390 ${w} 430 ${w + 110} 470`, 8)
  const inside = filled(folds, trousers.fold, 0.4)
  return sitter.brush.form(closed(outline), { fill: cloth, rim: trousers.rim, width: 5, inside })
}

/** On a wall, a little from the side: the thighs come forward, one ankle over the other. */
const sitting = (dressed: Dressed): Layers => {
  const { sitter, torso, trousers, hip: w } = dressed
  const { brush, male, tones, traits } = sitter
  const cloth = shadedCloth(sitter, trousers)
  const skin = brush.shaded(tones.lit, tones.middle, tones.dark)
  const inSkirt = !male && traits.legs === 'skirt'
  const look = { fill: inSkirt ? skin : cloth, rim: trousers.rim, width: 5 }
  const thigh = { parts: 10, round: true }
  const { build } = torso
  const farThigh = points`${w * 0.3} 430 ${w + 40} 436 ${w + 128} 446`
  const farShin = points`${w + 130} 446 ${w + 118} 600 ${w + 84} 742`
  const nearThigh = points`${-w * 0.12} 424 ${w * 0.6} 444 ${w + 74} 462`
  const nearShin = points`${w + 76} 466 ${w + 84} 610 ${w + 112} 752`
  const thighFold = points`${w * 0.2} 480 ${w * 0.7} 486 ${w + 60} 480`
  const shinFold = points`${w + 60} 500 ${w + 70} 600 ${w + 96} 740`
  const far = [
    brush.form(tube(farThigh, 58 * build, 46, thigh), look),
    brush.form(tube(farShin, 45, 26), look),
    shoe(dressed, w + 88, 790),
  ]
  const near = [
    brush.form(tube(nearThigh, 66 * build, 50, thigh), {
      ...look,
      inside: brushed(thighFold, 9, trousers.fold, 0.5),
    }),
    brush.form(tube(nearShin, 48, 27), {
      ...look,
      inside: brushed(shinFold, 12, trousers.fold, 0.4),
    }),
    shoe(dressed, w + 118, 800),
  ]
  const skirt = inSkirt ? skirtOver(dressed, cloth) : ''
  const legs = [...far, ...near, skirt].join('')
  return { under: wall(sitter), legs, over: restingArms(dressed) }
}

/** The bust as it is, with legs that stand, walk or sit. */
export const fullLength = (sitter: Sitter, torso: Torso): Layers => {
  const { palette, traits } = sitter
  if (!traits.full) return { under: '', legs: '', over: '' }
  const trousers = clothIn(palette, mix(palette.shade, traits.cloth, 0.3))
  const dressed = { sitter, torso, trousers, hip: torso.halfWidth * 0.86 }
  return traits.full === 'sit' ? sitting(dressed) : standing(dressed)
}
