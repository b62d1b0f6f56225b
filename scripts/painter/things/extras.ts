import { fold, shadedCloth, type Wearing } from '../body/cloth.ts'
import type { Torso } from '../body/torso.ts'
import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed } from '../kernel/curves.ts'
import { drawn, type Point, points } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import { material } from './material.ts'

/** `behind` lies under the body, `over` on its clothes. */
type Layers = { behind: string; over: string }
type Dresser = { sitter: Sitter; torso: Torso; colour: string }

const apron = ({ sitter, torso, colour }: Dresser): Layers => {
  const cloth = material(sitter, colour)
  const { all, halfWidth: half, body } = torso
  const side = half * Math.min(0.84, body.waist)
  const bib = points`-46 158 0 163 46 158 54 206 ${side * 0.94} 262 ${side} 330 ${side + 8} 450
    ${-side - 8} 450 ${-side} 330 ${-side * 0.94} 262 -54 206`
  const strap = (which: number) =>
    brushed(torso.side(which, points`42 166 46 128 40 92`), 12, cloth.base, undefined, {
      start: 0.95,
      end: 0.95,
    })
  const wearing = {
    sitter,
    torso,
    fabric: { ...cloth, pattern: undefined, onto: colour },
  } as Wearing
  const pocket = closed(all(points`-38 286 38 286 36 348 0 354 -36 348`), 0.25)
  const inside = [
    fold(wearing, all(points`-20 200 -30 260 -26 360`), 8, 0.3),
    fold(wearing, all(points`34 210 44 270 52 380`), 9, 0.3),
    brushed(all(points`-46 164 0 169 46 164`), 3, cloth.shine, 0.6, { start: 0.8, end: 0.8 }),
    sitter.brush.form(pocket, {
      fill: mix(cloth.base, cloth.lit, 0.4),
      rim: cloth.rim,
      width: 1.6,
    }),
  ].join('')
  const band = brushed(all(points`${-side} 258 0 272 ${side} 258`), 10, cloth.fold, 0.5, {
    start: 0.9,
    end: 0.9,
  })
  const form = sitter.brush.form(closed(all(bib), 0.55), {
    fill: cloth.fill,
    rim: cloth.rim,
    width: 2.4,
    inside: inside + band,
  })
  return { behind: '', over: strap(-1) + strap(1) + form }
}

const rucksack = ({ sitter, torso, colour }: Dresser): Layers => {
  const cloth = material(sitter, colour)
  const { halfWidth: half, body } = torso
  const up = body.neckShort
  const bag = closed(
    points`${-half * 0.66} ${150 - up} ${-half * 0.62} ${70 - up} ${-half * 0.36} ${46 - up} 0 ${42 - up}
      ${half * 0.36} ${46 - up} ${half * 0.62} ${70 - up} ${half * 0.66} ${150 - up}`,
    0.7,
  )
  const roll = material(sitter, '#8A9A6A')
  const mat = closed(
    points`${-half * 0.7} ${52 - up} ${-half * 0.66} ${36 - up} ${half * 0.66} ${36 - up} ${half * 0.7} ${52 - up}
      ${half * 0.66} ${66 - up} ${-half * 0.66} ${66 - up}`,
    0.5,
  )
  const strap = (which: number) => {
    const at = half * 0.5
    const outline = closed(
      torso.side(
        which,
        points`${at - 13} 88 ${at + 13} 96 ${at + 17} 150 ${at + 20} 230 ${at + 14} 300
          ${at - 4} 300 ${at - 2} 230 ${at - 8} 150`,
      ),
      0.7,
    )
    const seam = brushed(
      torso.side(which, points`${at + 2} 100 ${at + 5} 160 ${at + 9} 280`),
      3,
      cloth.shine,
      0.5,
    )
    return sitter.brush.form(outline, { fill: cloth.fill, rim: cloth.rim, width: 2, inside: seam })
  }
  const chest = brushed(
    torso.all(points`${-half * 0.5} 186 0 192 ${half * 0.5} 186`),
    7,
    cloth.dark,
    undefined,
    { start: 0.9, end: 0.9 },
  )
  const behind =
    sitter.brush.form(mat, { fill: roll.fill, rim: roll.rim, width: 2.4 }) +
    sitter.brush.form(bag, { fill: cloth.fill, rim: cloth.rim, width: 2.6 })
  return { behind, over: strap(-1) + strap(1) + chest }
}

/** The second colour of a club's scarf. */
export const stripeColour = (sitter: Sitter) => mix('#FBF3E4', sitter.palette.light, 0.2)

const fringe = ([x, y]: Point, width: number, colour: string) =>
  drawn(7, (index) => {
    const at = x + (index / 6 - 0.5) * width
    return brushed(points`${at} ${y - 4} ${at + 0.6} ${y + 16}`, 3, colour, undefined, {
      start: 0.9,
    })
  })

const scarfTail = (sitter: Sitter, colour: string, x: number, to: number, striped: boolean) => {
  const wool = material(sitter, colour)
  const out = Math.sign(x)
  const outline = closed(
    points`${x - 17} 104 ${x + 17} 104 ${x + 20 + out * 3} ${to * 0.6 + 40} ${x + 19 + out * 5} ${to}
      ${x - 19 + out * 5} ${to} ${x - 19 + out * 3} ${to * 0.6 + 40}`,
    0.6,
  )
  const bands = striped
    ? [0.3, 0.6, 0.9]
        .map((share) => {
          const y = 104 + (to - 104) * share
          return filled(
            `M${x - 60},${y - 12}H${x + 60}V${y + 8}H${x - 60}Z`,
            stripeColour(sitter),
            0.92,
          )
        })
        .join('')
    : ''
  const folds = brushed(
    points`${x - 5} 110 ${x - 3} ${to * 0.7} ${x - 2 + out * 4} ${to}`,
    5,
    wool.fold,
    0.4,
  )
  const form = sitter.brush.form(outline, {
    fill: wool.fill,
    rim: wool.rim,
    width: 2.2,
    inside: bands + folds,
  })
  return fringe([x + out * 5, to], 34, striped ? stripeColour(sitter) : wool.base) + form
}

/** A scarf that hangs open, once around the neck. */
const looseScarf = ({ sitter, torso, colour }: Dresser, striped: boolean): Layers => {
  const wool = material(sitter, colour)
  const { neckX: x, neckHalf: half, body } = torso
  const low = 126 - body.neckShort * 0.7
  const around = closed(
    points`${x - half - 14} ${low - 54} ${x - half - 2} ${low - 60} ${x} ${low - 50} ${x + half + 4} ${low - 60}
      ${x + half + 18} ${low - 54} ${x + half + 24} ${low - 22} ${x + half} ${low + 4} ${x} ${low + 10}
      ${x - half - 8} ${low + 2} ${x - half - 26} ${low - 22}`,
  )
  const bands = striped
    ? [-34, 14, 52]
        .map((at) =>
          brushed(
            points`${x + at - 6} ${low - 70} ${x + at} ${low - 20} ${x + at - 4} ${low + 20}`,
            15,
            stripeColour(sitter),
            0.92,
            { start: 0.9, end: 0.9 },
          ),
        )
        .join('')
    : ''
  const folds = [
    brushed(
      points`${x - half - 24} ${low - 34} ${x} ${low - 22} ${x + half + 22} ${low - 36}`,
      6,
      wool.fold,
      0.45,
    ),
    brushed(
      points`${x - half - 18} ${low - 14} ${x} ${low - 4} ${x + half + 16} ${low - 14}`,
      4.5,
      wool.shine,
      0.45,
    ),
  ].join('')
  const look = { fill: wool.fill, rim: wool.rim, width: 2.4, inside: bands + folds }
  const over = [
    scarfTail(sitter, colour, x + 24, 262, striped),
    scarfTail(sitter, colour, x - 26, 232, striped),
    sitter.brush.form(around, look),
  ].join('')
  return { behind: '', over }
}

const cameraStrap = ({ sitter, torso, colour }: Dresser): Layers => {
  const strap = material(sitter, mix(colour, '#3A2A22', 0.45))
  const line = (which: number) =>
    brushed(torso.side(which, points`40 94 46 150 44 228`), 8, strap.base, undefined, {
      start: 0.95,
      end: 0.95,
    }) + brushed(torso.side(which, points`42 94 48 150 46 228`), 2, strap.rim, 0.6)
  return { behind: '', over: line(-1) + line(1) }
}

const towel = ({ sitter, torso }: Dresser): Layers => {
  const cloth = material(sitter, '#F4ECE0')
  const half = (which: number) => {
    const outline = closed(
      torso.side(which, points`26 90 42 84 56 100 60 150 58 214 26 216 24 150 24 116`),
      0.6,
    )
    const hem = brushed(
      torso.side(which, points`26 200 42 202 58 200`),
      4,
      sitter.traits.accent ?? cloth.fold,
      0.7,
      { start: 0.9, end: 0.9 },
    )
    return sitter.brush.form(outline, {
      fill: shadedCloth(sitter, cloth),
      rim: cloth.rim,
      width: 2,
      inside: hem,
    })
  }
  return { behind: '', over: half(-1) + half(1) }
}

const extras = {
  apron,
  rucksack,
  cameraStrap,
  towel,
  shawl: (dresser: Dresser) => looseScarf(dresser, false),
  clubScarf: (dresser: Dresser) => looseScarf(dresser, true),
}

/** What somebody wears over their clothes. */
export const extra = (sitter: Sitter, torso: Torso): Layers => {
  const { traits, palette } = sitter
  if (!traits.extra || torso.view === 'behind') return { behind: '', over: '' }
  return extras[traits.extra]({ sitter, torso, colour: traits.accent ?? palette.cloth[2] })
}

/** Held up by both hands, between `left` and `right`. */
export const spreadScarf = (sitter: Sitter, [left, right]: readonly [Point, Point]) => {
  const colour = sitter.traits.accent ?? sitter.palette.cloth[2]
  const wool = material(sitter, colour)
  const [middleX, sag] = [(left[0] + right[0]) / 2, 16]
  const upper = points`${left} ${middleX} ${left[1] + sag} ${right}`
  const lower = points`${right[0]} ${right[1] + 44} ${middleX} ${left[1] + sag + 46} ${left[0]} ${left[1] + 44}`
  const bands = drawn(5, (index) => {
    const x = left[0] + 26 + index * ((right[0] - left[0] - 52) / 4)
    return brushed(
      points`${x} ${left[1] - 10} ${x} ${left[1] + 80}`,
      19,
      stripeColour(sitter),
      0.92,
      { start: 0.95, end: 0.95 },
    )
  })
  const tail = (x: number, y: number) => {
    const outline = closed(
      points`${x - 19} ${y} ${x + 19} ${y} ${x + 21} ${y + 92} ${x - 21} ${y + 92}`,
      0.3,
    )
    const band = filled(
      `M${x - 40},${y + 56}H${x + 40}V${y + 76}H${x - 40}Z`,
      stripeColour(sitter),
      0.92,
    )
    const form = sitter.brush.form(outline, {
      fill: wool.fill,
      rim: wool.rim,
      width: 2.2,
      inside: band,
    })
    return fringe([x, y + 94], 36, stripeColour(sitter)) + form
  }
  const folds = brushed(
    points`${left[0]} ${left[1] + 20} ${middleX} ${left[1] + 38} ${right[0]} ${right[1] + 18}`,
    6,
    wool.fold,
    0.35,
  )
  const look = { fill: wool.fill, rim: wool.rim, width: 2.4, inside: bands + folds }
  return (
    tail(left[0], left[1] + 4) +
    tail(right[0], right[1] + 4) +
    sitter.brush.form(closed([...upper, ...lower], 0.4), look)
  )
}
