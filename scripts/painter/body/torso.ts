import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { onwards, open } from '../kernel/curves.ts'
import { clamp, lerp, mirrored, type Point, points, reversed } from '../kernel/points.ts'
import type { Sitter, View } from '../sitter.ts'
import type { Pose, Traits } from '../who/traits.ts'
import { type Body, bodyOf } from './body-type.ts'

/** Neck, shoulders and arms to below the frame; clothes are cut from the same points. */
export type Torso = {
  view: View
  body: Body
  /** Half the width of the shoulders. */
  halfWidth: number
  neckX: number
  neckHalf: number
  build: number
  /** Places on the body as it is turned. */
  at: (x: number, y: number) => Point
  all: (line: readonly Point[]) => Point[]
  /** The same for what is written for the right side. */
  side: (side: number, line: readonly Point[]) => Point[]
  arm: (side: number) => Point[]
  skin: string
  /** A garment: the body a little larger, cut off at a neckline from left to right. */
  shell: (neck: readonly Point[], ease: number) => string
}

const FREE_ARMS: Pose[] = ['busy', 'hair', 'neck']

/** The torso ends at its own sides, because the arms are drawn apart from it. */
export const hasFreeArms = ({ full, pose }: Pick<Traits, 'full' | 'pose'>) =>
  full !== undefined || FREE_ARMS.includes(pose)

const neckXOf = (view: View) => {
  if (view === 'profile') return -16
  return view === 'threeQuarter' ? -5 : 0
}

/** Turned away from the viewer the far shoulder is shorter. */
const turnOf = (view: View) => {
  if (view === 'profile') return { near: 0.86, far: 0.8, shift: -10 }
  if (view === 'threeQuarter') return { near: 1, far: 0.88, shift: -3 }
  return { near: 1, far: 1, shift: 0 }
}

const armOf = ({ traits }: Sitter, body: Body) => {
  const { shoulder: half, drop, trapezius, arm, belly, waist } = body
  const top = 92 + drop
  const shoulder = points`38 92 ${half * 0.6} ${94 + drop * 0.42 - trapezius * 0.3}
    ${half - 15} ${top}`
  if (!hasFreeArms(traits)) {
    return points`${shoulder} ${half + arm * 0.4} ${top + 21} ${half + 6 + arm} ${top + 64}
      ${half + 7 + arm + belly * 0.2} 250 ${half + 10 + arm + belly * 0.5} 330 ${half + 12 + arm + belly * 0.7} 440`
  }
  return points`${shoulder} ${half - 4} ${top + 21}
    ${half * (waist + 0.14)} 180 ${half * waist + belly * 0.5} 262 ${half * (waist + 0.06) + belly * 0.5} 330
    ${half * (waist + 0.16) + belly * 0.3} 440`
}

/** Down to `low`, where the shoulders begin. */
const neckEdges = (view: View, x: number, half: number, low: number) => {
  const foot = low - 4
  const [throat, nape] = [lerp(44, foot, 0.5), lerp(40, foot, 0.55)]
  if (view === 'profile') {
    const wide = (half - 19) * 0.5
    return {
      left: points`${-28 - wide} 14 ${-31 - wide} 36 ${-34 - wide} ${nape} ${-39 - wide} ${foot - 2}`,
      right: points`${6 + wide} ${foot} ${5 + wide} ${throat} ${8 + wide} 44 12 10`,
    }
  }
  return {
    left: points`${x - half} 8 ${x - half + 1.5} 40 ${x - half - 1} ${throat} ${x - half - 7} ${foot}`,
    right: points`${x + half + 7} ${foot} ${x + half + 1} ${throat} ${x + half - 1.5} 40 ${x + half} 8`,
  }
}

/** Where a neck is `38` wide at its foot in what is written, this body may be wider or higher. */
const aroundNeck =
  ({ neckHalf, trapezius }: Body) =>
  (x: number, y: number): Point => {
    const across = Math.abs(x)
    const close = clamp(1 - Math.abs(y - 90) / 60) * clamp(1 - (across - 46) / 50)
    const lift = trapezius * 0.7 * clamp(across / 34)
    return [x * (1 + ((neckHalf + 13) / 38 - 1) * close), y - lift * close]
  }

export const torsoOf = (sitter: Sitter, view: View): Torso => {
  const body = bodyOf(sitter.traits)
  const { build } = sitter.traits
  const { shoulder: halfWidth, neckHalf, neckShort: up } = body
  const neckX = neckXOf(view)
  const { near, far, shift } = turnOf(view)
  const fitted = aroundNeck(body)
  const at = (writtenX: number, writtenY: number): Point => {
    const [x, y] = fitted(writtenX, writtenY)
    return [shift + x * (x < 0 ? near : far), y - up]
  }
  const all = (line: readonly Point[]) => line.map(([x, y]) => at(x, y))
  const side = (which: number, line: readonly Point[]) => all(mirrored(which, line))
  const right = armOf(sitter, body)
  const arm = (which: number) => side(which, right)
  const neck = neckEdges(view, neckX, neckHalf, 92 - up - body.trapezius * 0.7)
  const leftEdge = open([...neck.left, ...arm(-1)])
  const skin = `${leftEdge}${onwards([...reversed(arm(1)), ...neck.right])}Z`
  const within = ([x, y]: Point): Point =>
    at(Math.max(-halfWidth * 0.6, Math.min(halfWidth * 0.6, x)), y)
  const shell = (line: readonly Point[], ease: number) => {
    const eased = (which: number) =>
      arm(which)
        .slice(1)
        .map(
          ([x, y], index): Point => [
            x + which * ease * (0.4 + index * 0.22),
            y - (index < 2 ? ease * 0.4 : 0),
          ],
        )
    const [endX, endY] = line[line.length - 1] as Point
    const end = at(Math.min(halfWidth * 0.6, endX), endY)
    const left = open([...reversed(eased(-1)), ...line.map(within)], 0.9)
    return `${left}${onwards([end, ...eased(1)], 0.9)}Z`
  }
  return { view, body, halfWidth, neckX, neckHalf, build, at, all, side, arm, skin, shell }
}

/** The pit of the neck and the collarbones, only just seen. */
const creases = ({ brush, light, tones }: Sitter, { neckX: x, body, all }: Torso) => {
  const pit = 108 - body.neckShort
  const bone = (side: number) =>
    brushed(all(points`${side * 12} 109 ${side * 34} 104 ${side * 66} 108`), 3.2, tones.dark, 0.18)
  const lit = points`${light * 14} 112.5 ${light * 38} 107.5 ${light * 62} 111.5`
  return [
    brush.spot(tones.dark, 0.2, [x, pit], [10, 9]),
    bone(-1),
    bone(1),
    brushed(all(lit), 2.6, tones.rim, 0.2),
  ].join('')
}

const backCreases = ({ tones }: Sitter, { neckX: x, all }: Torso) =>
  brushed(points`${x} 30 ${x - 1} 70 ${x + 1} 110`, 5, tones.dark, 0.25) +
  brushed(all(points`-30 190 -20 220 -26 270`), 5, tones.dark, 0.24) +
  brushed(all(points`30 190 20 220 26 270`), 5, tones.dark, 0.24)

/** The side in shadow. */
export const skinShade = ({ light, tones }: Sitter, { all }: Torso) => {
  const edge = open(
    all(points`18 84 50 130 40 240 60 440`.map(([x, y]) => [-light * x, y] as const)),
  )
  return filled(`${edge}L${-light * 260},440L${-light * 260},70Z`, tones.dark, 0.42)
}

/** Skin of neck, chest and arms: the head's shadow, the cords of the neck, collarbones. */
export const skin = (sitter: Sitter, torso: Torso, head: { outline: string; placed: string }) => {
  const { brush, light, tones, traits } = sitter
  const { halfWidth } = torso
  const fall = `transform="translate(${-6 * light - 1},${traits.pose === 'laugh' ? 5 : 15})"`
  const depth = torso.view === 'profile' || traits.skin > 4 ? 0.45 : 0.62
  const soft = brush.fade(tones.deep, [0, 74], [0, 34], depth)
  const cast = `<path d="${head.outline}" ${fall} fill="${soft}"/>`
  const neck =
    torso.view === 'behind'
      ? backCreases(sitter, torso)
      : `<g transform="${head.placed}">${cast}</g>${creases(sitter, torso)}`
  const shade = skinShade(sitter, torso)
  // The upper arm stands apart from the chest.
  const half = halfWidth
  const inner = half - 24 - torso.body.arm
  const armpit = points`${inner} 150 ${inner - 3} 190 ${inner + 2 - torso.body.belly * 0.3} 300`
  const arms = [-1, 1].map((which) => brushed(torso.side(which, armpit), 4, tones.dark, 0.32))
  return brush.form(torso.skin, {
    fill: brush.shaded(tones.lit, tones.middle, mix(tones.middle, tones.dark, 0.7)),
    rim: tones.rim,
    width: 2.4,
    inside: neck + shade + arms.join(''),
  })
}
