import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed } from '../kernel/curves.ts'
import { last, type Point, points } from '../kernel/points.ts'
import { stroke, tube } from '../kernel/strokes.ts'
import { type Cloth, clothIn } from '../kernel/tones.ts'
import type { Sitter } from '../sitter.ts'
import type { Top } from '../who/traits.ts'
import { hasBareArms } from './arms.ts'
import { shadedCloth } from './cloth.ts'
import type { Torso } from './torso.ts'

const COATS: Top[] = ['coat', 'trench']

export type Dressed = { sitter: Sitter; torso: Torso; trousers: Cloth; hip: number }

export const shoe = ({ sitter: { brush, palette } }: Dressed, x: number, y: number) => {
  const leather = mix('#1B1416', palette.shade, 0.4)
  const outline = points`${x - 26} ${y - 34} ${x + 14} ${y - 34} ${x + 34} ${y - 16} ${x + 56} ${y - 8}
    ${x + 58} ${y + 6} ${x - 28} ${y + 6}`
  const rim = mix(leather, palette.light, 0.5)
  return brush.form(closed(outline, 0.5), { fill: leather, rim, width: 3 })
}

const arm = ({ sitter }: Dressed, line: Point[]) => {
  const { brush, palette, tones, traits } = sitter
  const bare = hasBareArms(sitter)
  const cloth = clothIn(palette, traits.cloth)
  const [wristX, wristY] = last(line)
  const wrist = points`${line[line.length - 2] as Point} ${wristX} ${wristY + 26}`
  const skin = () => brush.shaded(tones.lit, tones.middle, tones.dark)
  const hand = brush.form(tube(wrist, 16, 13), { fill: skin(), rim: tones.rim, width: 4 })
  const [elbowX, elbowY] = line[1] as Point
  const fold = points`${elbowX - 20} ${elbowY} ${elbowX + 20} ${elbowY + 8}`
  const sleeve = brush.form(tube(line, 24, 19, { parts: 12, round: true }), {
    fill: bare ? skin() : shadedCloth(sitter, cloth),
    rim: bare ? tones.rim : cloth.rim,
    width: 3.5,
    inside: bare ? '' : brushed(fold, 7, cloth.fold, 0.5),
  })
  return hand + sleeve
}

export const hangingArms = (dressed: Dressed, walks: boolean) => {
  const { halfWidth: half } = dressed.torso
  const left = points`${-half + 25} 136 ${-half - 4} 190 ${-half - 14} 300
    ${-half - (walks ? -14 : 4)} 424`
  const right = points`${half - 25} 136 ${half + 4} 190 ${half + 16} 300
    ${half + (walks ? 34 : 2)} 418`
  return arm(dressed, left) + arm(dressed, right)
}

const trouserLeg = (hip: number, side: number, step: number, bend: number) =>
  closed(
    points`${side * hip * 0.04} 376 ${side * hip * 0.98} 376
      ${side * hip * 0.9 + step * 0.3} 540 ${side * hip * 0.64 + step * 0.6 + bend} 700
      ${side * hip * 0.5 + step} 940 ${side * hip * 0.5 - side * 44 + step} 940
      ${side * hip * 0.36 - side * 40 + step * 0.55 + bend} 720 ${side * hip * 0.06} 560`,
    0.8,
  )

const inSkirt = (dressed: Dressed, step: number) => {
  const { sitter, trousers, hip: w } = dressed
  const { brush, light, tones } = sitter
  const cloth = shadedCloth(sitter, trousers)
  const skin = brush.shaded(tones.lit, tones.middle, tones.dark)
  const bare = { fill: skin, rim: tones.rim, width: 5 }
  const outline = points`${-w - 6} 370 ${w + 6} 370 ${w + 34} 540 ${w + 66} 720 ${w * 0.4} 748
    ${-w * 0.4} 742 ${-w - 66} 724 ${-w - 34} 540`
  const folds = [-60, -14, 40].map((x, index) => {
    const line = points`${x * 0.5} 384 ${x} 560 ${x * 1.7} 744`
    return brushed(line, 14, index % 2 ? trousers.shine : trousers.fold, 0.4)
  })
  const shade = `M${-light * 30},360L${-light * 60},760L${-light * 300},760V360Z`
  return [
    brush.form(trouserLeg(w, -1, -step, 0), bare),
    brush.form(trouserLeg(w, 1, step, 0), bare),
    shoe(dressed, -w * 0.5 + 22 - step, 962),
    shoe(dressed, w * 0.5 - 22 + step, 962),
    brush.form(closed(outline), {
      fill: cloth,
      rim: trousers.rim,
      width: 6,
      inside: folds.join('') + filled(shade, trousers.dark, 0.5),
    }),
  ].join('')
}

const coatTails = ({ sitter, hip: w }: Dressed, step: number) => {
  const { brush, light, palette, traits } = sitter
  const coat = clothIn(palette, traits.cloth)
  const outline = points`${-w - 8} 366 ${w + 8} 366 ${w + 22} 500 ${w + 34 + step * 0.3} 650
    ${w * 0.2} 666 ${-w - 30} 650 ${-w - 22} 500`
  const folds = stroke(points`8 372 10 520 16 664`, 8) + stroke(points`-50 400 -58 520 -70 650`, 10)
  const shade = `M${-light * 20},360L${-light * 40},680L${-light * 300},680V360Z`
  return brush.form(closed(outline), {
    fill: shadedCloth(sitter, coat),
    rim: coat.rim,
    width: 6,
    inside: filled(folds, coat.fold, 0.5) + filled(shade, coat.dark, 0.5),
  })
}

const inTrousers = (dressed: Dressed, step: number) => {
  const { sitter, trousers, hip: w } = dressed
  const { brush, light, traits } = sitter
  const cloth = shadedCloth(sitter, trousers)
  const walks = step > 30
  const fold = (x: number, by: number) =>
    brushed(points`${x} 400 ${x + by * 0.4} 600 ${x + by} 900`, 9, trousers.fold, 0.45)
  const back = mix(trousers.base, trousers.dark, light > 0 ? 0.6 : 0)
  const rim = { rim: trousers.rim, width: 5 }
  const hasCoat = traits.full === 'coat' || COATS.includes(traits.top)
  return [
    brush.form(trouserLeg(w, -1, -step, walks ? 10 : 0), {
      fill: back,
      ...rim,
      inside: fold(-w * 0.4, -step),
    }),
    shoe(dressed, -w * 0.5 + 22 - step, 962),
    brush.form(trouserLeg(w, 1, step, walks ? 14 : 0), {
      fill: cloth,
      ...rim,
      inside: fold(w * 0.4, step),
    }),
    shoe(dressed, w * 0.5 - 22 + step, 962),
    hasCoat ? coatTails(dressed, step) : '',
  ].join('')
}

/** Standing or walking: small in the picture, so that silhouette and ground shadow do the work. */
export const standing = (dressed: Dressed) => {
  const { light, palette, traits } = dressed.sitter
  const walks = traits.full === 'walk'
  const step = walks ? 52 : 18
  const ground = `<ellipse cx="${-light * 70}" cy="968" rx="230" ry="20" fill="${palette.shade}" opacity="0.5"/>`
  const isBare = traits.full === 'skirt' || traits.full === 'dress'
  const legs = isBare ? inSkirt(dressed, step) : inTrousers(dressed, step)
  return { under: '', legs: ground + legs, over: hangingArms(dressed, walks) }
}

/** Of the sitting one, whose hands rest beside the knees. */
export const restingArms = (dressed: Dressed) => {
  const { torso, hip } = dressed
  const half = torso.halfWidth
  const left = points`${-half + 25} 136 ${-half - 6} 200 ${-half - 14} 300 ${-half + 26} 424`
  const right = points`${half - 25} 136 ${half + 6} 200 ${half + 30} 306 ${hip + 34} 404`
  return arm(dressed, left) + arm(dressed, right)
}
