import { brushed } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed, disc, open, straight } from '../kernel/curves.ts'
import { type Point, points, radians, steps } from '../kernel/points.ts'
import { along, stroke } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'
import { crown } from './crown.ts'
import { hairline } from './hairlines.ts'
import { type HairLayers, noHair } from './layers.ts'
import { roots } from './strands.ts'

type Lock = { x: number; y: number; radius: number }
/** Locks in front of the face's edge, and those that lie behind. */
type Locks = { front: Lock[]; rear: Lock[] }

/** A round lock: shade on one side of it and light on the other, a little turned. */
const spiral = ({ light, random, tones }: Sitter, { x, y, radius }: Lock) => {
  const turn = (light > 0 ? 2.2 : 0.9) + (random() - 0.5) * 1.5
  const at = (angle: number, share: number): Point => [
    x + Math.cos(turn + angle) * radius * share,
    y + Math.sin(turn + angle) * radius * share,
  ]
  const dark = points`${at(-1.5, 0.86)} ${at(-0.6, 0.88)} ${at(0.4, 0.84)} ${at(1.3, 0.66)} ${at(2, 0.4)}`
  const lit = points`${at(2.4, 0.66)} ${at(3.2, 0.62)} ${at(4, 0.58)}`
  return (
    brushed(dark, radius * 0.34, tones.hair.dark, 0.24, { parts: 9, mid: 0.5 }) +
    brushed(lit, radius * 0.2, tones.hair.lit, 0.26, { parts: 6, mid: 0.5 })
  )
}

const isLong = ({ traits }: Sitter) => traits.style === 'curls'

const lockIn = ({ random }: Sitter, x: number, y: number, radius: number): Lock => ({
  x: x + (random() - 0.5) * 5,
  y: y + (random() - 0.5) * 5,
  radius: radius * (0.8 + random() * 0.45),
})

const onCrown = (sitter: Sitter): Lock[] => {
  const { person, skull, traits, view } = sitter
  const isSide = view === 'profile'
  const size = person.hairVolume * (traits.cover ? 0.6 : 1)
  const [x, wide] = isSide ? [-9, 52] : [skull.centre, skull.halfWidth]
  const outermost = (isLong(sitter) ? 13 : 8) * size
  // Short curls lie close above the ears, and none hangs before the far eye.
  const first = skull.sin > 0.3 ? 20 : -8
  const locks: Lock[] = []
  for (const angle of steps(isSide ? 40 : first, isSide ? 214.5 : 190, 10)) {
    const [across, up] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
    const close = isLong(sitter) || isSide ? 1 : 0.3 + 0.7 * Math.max(0, up)
    const edge = outermost * close
    for (const [out, radius] of points`${edge} ${7 + 3 * close} ${edge - 12} 11 ${edge - 26} 11`) {
      const isOnFace = out < -2 && (angle < 28 || angle > (isSide ? 210 : 152))
      if (isOnFace) continue
      const lockX = x + (wide + out) * across
      const lockY = -17 - (51 + out + 4) * up
      locks.push(lockIn(sitter, lockX, lockY, radius * size))
    }
  }
  return locks
}

const lineOf = (sitter: Sitter): Point[] => {
  if (sitter.view === 'profile') return points`8 -8 13 -26 24 -40 36 -50`
  if (sitter.view === 'behind') return points`-30 40 0 46 30 40`
  return hairline(sitter, isLong(sitter) ? 'curtain' : 'round')
}

const alongLine = (sitter: Sitter, line: Point[]): Lock[] => {
  const { person, traits, view } = sitter
  if (view === 'behind') {
    const rows = steps(-40, 44, 13)
    return rows.flatMap((y) => steps(-44, 45, 14).map((x) => lockIn(sitter, x, y, 11)))
  }
  const size = person.hairVolume * (traits.cover ? 0.6 : 1)
  const edge = steps(0, sitter.skull.sin > 0.3 ? 9 : 11, 1).map((index) => {
    const [x, y] = along(line, index / 10)
    return lockIn(sitter, x, y - 5 + (index % 2) * 3, 7.5 * size)
  })
  if (view !== 'profile') return edge
  const above = points`-50 12 -40 26 -56 -4 -34 6 -34 -20 -46 -30 -20 -34 -4 -40 -26 -50`
  return [...edge, ...above.map(([x, y]) => lockIn(sitter, x, y, 11))]
}

const fallingFromSide = (sitter: Sitter, y: number): Lock[] =>
  [0, 16, 32, 47].map((offset) => lockIn(sitter, -62 + offset - y * 0.06, y, 11))

const fallingBeside = (sitter: Sitter, y: number, side: 1 | -1): Locks => {
  const { person, skull, traits } = sitter
  const size = person.hairVolume
  const isFar = skull.sin > 0.3 && side > 0
  const edge = (side < 0 ? skull.left : skull.right)(Math.min(y, 30))
  const offsets = traits.cover ? [2, 13] : [-2, 11]
  const belly = (traits.cover ? 4 : 10) * Math.sin((Math.max(0, y + 6) / 84) * Math.PI * 0.7)
  const locks = offsets.map((offset) => {
    const x = edge + side * ((isFar ? 2 : 13) * size - offset + belly)
    return lockIn(sitter, x, y, 12.5 * size)
  })
  const inside =
    y > 4 ? [20, 38].map((out) => lockIn(sitter, skull.centre + side * out, y, 14)) : []
  return isFar ? { front: [], rear: [...locks, ...inside] } : { front: locks, rear: inside }
}

const falling = (sitter: Sitter): Locks => {
  const all: Locks = { front: [], rear: [] }
  if (!isLong(sitter)) return all
  for (const y of steps(-6, 70, 11)) {
    if (sitter.view === 'profile') {
      all.front.push(...fallingFromSide(sitter, y))
      continue
    }
    for (const side of [-1, 1] as const) {
      const { front, rear } = fallingBeside(sitter, y, side)
      all.front.push(...front)
      all.rear.push(...rear)
    }
  }
  return all
}

const underneath = (sitter: Sitter, line: Point[]) => {
  if (sitter.view === 'profile') {
    return `${open(crown(sitter, [40, 214], 2))}L-30,20L-26,-8L-14,-17L-4,-8L2,4L12,-22L36,-50Z`
  }
  if (sitter.view === 'behind') return `${open(crown(sitter, [-30, 210], 2))}Z`
  return `${open(crown(sitter, [-2, 182], 3))}${straight(line)}Z`
}

/** Fills the room between long curls and the neck. */
const behindNeck = ({ skull: { centre, halfWidth } }: Sitter) =>
  closed(
    points`${centre - halfWidth - 6} -30 ${centre - halfWidth - 8} 20 ${centre - halfWidth + 4} 74
      ${centre} 84 ${centre + halfWidth - 6} 74 ${centre + halfWidth} 20 ${centre + halfWidth} -30`,
  )

/** Between the locks that fall on one side nothing shows through. */
const columns = (beside: Lock[], centre: number) =>
  [-1, 1].flatMap((side) => {
    const through = beside.filter(({ x }) => Math.sign(x - centre) === side)
    return through.length > 2 ? [stroke(everySecond(through), 26, { start: 0.8, end: 0.5 })] : []
  })

const everySecond = (locks: Lock[]): Point[] =>
  locks.slice(1).flatMap(({ x, y }, index): Point[] => {
    const before = locks[index] as Lock
    return index % 2 ? [] : [[(x + before.x) / 2, (y + before.y) / 2]]
  })

const discs = (locks: Lock[]) => locks.map(({ x, y, radius }) => disc(x, y, radius))

/** A crowd of round locks, down both sides when they are long: one lumpy outline reads as a hat. */
export const curls = (sitter: Sitter): HairLayers => {
  const { brush, hairPaint, tones, view } = sitter
  const line = lineOf(sitter)
  const onHead = [...onCrown(sitter), ...alongLine(sitter, line)]
  const { front: beside, rear } = falling(sitter)
  const front = [...onHead, ...beside]
  const isFront = view === 'front' || view === 'threeQuarter'
  const under = isFront ? columns(beside, sitter.skull.centre) : []
  const whole = [...discs(front), ...under, underneath(sitter, line)]
  const spirals = (locks: Lock[]) => locks.map((lock) => spiral(sitter, lock)).join('')
  const shade = mix(tones.hair.base, tones.hair.dark, 0.6)
  const behind =
    rear.length > 0
      ? brush.form([behindNeck(sitter), ...discs(rear)], { fill: shade, inside: spirals(rear) })
      : ''
  const mass = brush.form(whole, { ...hairPaint, width: 1.6, inside: spirals(front) })
  const cast = whole.join('')
  if (view === 'behind') return { ...noHair, behind, last: mass, cast }
  return { ...noHair, behind, over: mass, cast, soft: roots(sitter, line) }
}
