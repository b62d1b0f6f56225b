import { brushed } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed, open } from '../kernel/curves.ts'
import { drawn, type Point, points, steps } from '../kernel/points.ts'
import { clothIn } from '../kernel/tones.ts'
import { fold, shadedCloth, type Wearing } from './cloth.ts'

export const turtleneck = ({ sitter, torso, fabric }: Wearing) => {
  const { brush, light } = sitter
  const { body, neckHalf, neckX, view } = torso
  const wide = 8 + Math.max(0, neckHalf - 22) * 0.5 + body.trapezius * 0.3
  const isSide = view === 'profile'
  const left = isSide ? -50 : neckX - neckHalf - 5
  const right = isSide ? 14 : neckX + neckHalf + 5
  const middle = (left + right) / 2
  const outline = closed(
    points`${left + 2} 60 ${left + 10} 66 ${middle} 70 ${right - 9} 66 ${right - 1} 58
      ${right + 2} 70 ${right + wide} ${100 - body.neckShort * 0.4} ${middle} ${118 - body.neckShort * 0.5} ${left - wide - 2} ${100 - body.neckShort * 0.4} ${left - 1} 72`,
  )
  const roll = (y: number, colour: string) =>
    brushed(points`${left} ${y} ${middle} ${y + 8} ${right + 4} ${y - 2}`, 4, colour, 0.45)
  const fill = shadedCloth(sitter, fabric)
  const cast = brush.spot(fabric.fold, 0.8, [neckX - 9 * light, 62], [42, 19])
  const inside = cast + roll(74, fabric.fold) + roll(83, fabric.shine)
  return brush.form(outline, { fill, rim: fabric.rim, width: 2, inside })
}

const BUTTONS = {
  polo: { from: 176, to: 210, step: 24 },
  shirt: { from: 182, to: 400, step: 46 },
}

export const collar = ({ sitter, torso, fabric }: Wearing, kind: 'polo' | 'shirt') => {
  const { brush, light } = sitter
  const { base, dark, rim, shine } = fabric
  const flap = (side: number) => {
    const outline = torso.side(side, points`34 84 43 92 58 110 36 142 4 156 22 118`)
    const crease = torso.side(side, points`36 92 44 116 30 140`)
    return brush.form(closed(outline, 0.35), {
      fill: side === light ? mix(base, shine, 0.55) : mix(base, dark, 0.12),
      rim,
      width: 1.6,
      inside: brushed(crease, 2.5, fabric.fold, 0.35),
    })
  }
  const seam = brushed(torso.all(points`2 152 3 260 5 440`), 3.4, fabric.fold, 0.5, {
    start: 0.8,
    end: 0.9,
    mid: 0.5,
  })
  const { from, to, step } = BUTTONS[kind]
  const buttons = steps(from, to, step).map((y) => {
    const [x, buttonY] = torso.at(4 + (y - 150) * 0.008, y)
    return `<circle cx="${x}" cy="${buttonY}" r="2.8" fill="${shine}"/><circle cx="${x}" cy="${buttonY + 0.6}" r="1" fill="${fabric.fold}"/>`
  })
  return seam + buttons.join('') + flap(-1) + flap(1)
}

/** Of a dress that is wrapped. */
export const overlap = (wearing: Wearing) => {
  const { all } = wearing.torso
  const edge = all(points`40 104 18 146 -12 196 -58 276`)
  return [
    fold(wearing, all(points`44 96 24 136 -6 186 -56 262`), 5, 0.5),
    brushed(edge, 3, wearing.fabric.shine, 0.5),
    fold(wearing, all(points`30 190 0 226 -50 270`), 5, 0.5),
    fold(wearing, all(points`56 200 10 250 -50 282`), 5, 0.5),
  ].join('')
}

export const hood = ({ sitter, torso, fabric }: Wearing) => {
  const outline = torso.all(points`-66 118 -70 84 -46 58 -20 62 20 62 46 58 70 84 66 118 0 136`)
  const fill = mix(fabric.base, fabric.dark, 0.6)
  return sitter.brush.form(closed(outline), { fill, rim: fabric.rim, width: 2.4 })
}

export const hoodFromBehind = ({ sitter, torso, fabric }: Wearing) => {
  const outline = torso.all(points`-62 92 -30 82 30 82 62 92 54 140 0 176 -54 140`)
  const fill = shadedCloth(sitter, fabric)
  const inside = brushed(torso.all(points`-40 100 0 140 40 100`), 6, fabric.fold, 0.4)
  return sitter.brush.form(closed(outline), { fill, rim: fabric.rim, width: 2.4, inside })
}

export const cords = ({ torso, fabric }: Wearing) => {
  const colour = mix(fabric.base, '#FFF4E6', 0.7)
  const cord = (side: number) => {
    const line = torso.all(points`${side * 17} 116 ${side * 19} 150 ${side * 16} ${186 + side * 6}`)
    return brushed(line, 3.4, colour, undefined, { start: 0.8, end: 0.8 })
  }
  return cord(-1) + cord(1)
}

/** In the second cloth of the figure, over the first. */
export const scarf = ({ sitter, torso }: Wearing) => {
  const { brush, palette, traits } = sitter
  const { neckX: x, neckHalf: half } = torso
  const wool = clothIn(palette, traits.innerCloth)
  const fill = shadedCloth(sitter, wool)
  const dark = (line: Point[], width: number) => brushed(line, width, wool.fold, 0.3)
  const light = (line: Point[], width: number) => brushed(line, width, wool.shine, 0.4)
  const tail = closed(
    points`${x + 2} 112 ${x + 34} 106 ${x + 42} 160 ${x + 38} 214 ${x + 46} 262 ${x + 8} 268
      ${x + 10} 216 ${x} 168`,
  )
  const tailFolds =
    dark(points`${x + 14} 124 ${x + 20} 190 ${x + 18} 262`, 5) +
    light(points`${x + 26} 120 ${x + 32} 190 ${x + 34} 260`, 4)
  const fringe = drawn(8, (index) => {
    const line = points`${x + 10 + index * 4.8} 264 ${x + 10 + index * 5} 280`
    return brushed(line, 2.6, wool.base, undefined, { start: 0.9 })
  })
  const around = closed(
    points`${x - half - 18} 76 ${x - half - 2} 66 ${x} 76 ${x + half + 4} 64 ${x + half + 22} 76
      ${x + half + 28} 98 ${x + half + 8} 120 ${x - 6} 130 ${x - half - 18} 118 ${x - half - 30} 96`,
  )
  const folds = [
    dark(points`${x - 52} 84 ${x - 10} 104 ${x + 50} 80`, 6),
    light(points`${x - 50} 98 ${x - 6} 116 ${x + 50} 98`, 4),
    dark(points`${x - 40} 110 ${x} 126 ${x + 40} 112`, 5),
    dark(points`${x + 10} 70 ${x + 24} 96 ${x + 14} 124`, 4),
  ].join('')
  return (
    brush.form(tail, { fill, rim: wool.rim, width: 2, inside: tailFolds }) +
    fringe +
    brush.form(around, { fill, rim: wool.rim, width: 2.4, inside: folds })
  )
}

export const chain = ({ sitter: { palette }, torso }: Wearing) => {
  const gold = mix('#E7B95A', palette.light, 0.5)
  const line = open(torso.all(points`-33 98 -22 120 0 131 22 120 33 98`))
  const [x, y] = torso.at(0, 134)
  return `<path d="${line}" stroke="${gold}" stroke-width="1.7" fill="none"/><circle cx="${x}" cy="${y}" r="3.2" fill="${gold}"/>`
}
