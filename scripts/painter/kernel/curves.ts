import type { Point } from './points.ts'

const tenth = (value: number) => Math.round(value * 10) / 10
const pair = (x: number, y: number) => `${tenth(x)},${tenth(y)}`
const start = ([x, y]: Point) => `M${pair(x, y)}`

/** From `from` to `to`, with the neighbours of both: Catmull-Rom, as SVG writes a curve. */
const curve = (before: Point, from: Point, to: Point, after: Point, tension: number) => {
  const leaving = pair(
    from[0] + ((to[0] - before[0]) * tension) / 6,
    from[1] + ((to[1] - before[1]) * tension) / 6,
  )
  const arriving = pair(
    to[0] - ((after[0] - from[0]) * tension) / 6,
    to[1] - ((after[1] - from[1]) * tension) / 6,
  )
  return `C${leaving} ${arriving} ${pair(to[0], to[1])} `
}

/** The curve through points, for a path that is there already. */
export const spline = (through: readonly Point[], tension = 1) => {
  let path = ''
  for (let index = 0; index < through.length - 1; index++) {
    const [from, to] = [through[index] as Point, through[index + 1] as Point]
    path += curve(through[index - 1] ?? from, from, to, through[index + 2] ?? to, tension)
  }
  return path
}

export const open = (through: readonly Point[], tension = 1) =>
  start(through[0] as Point) + spline(through, tension)

/** The same curve, which goes on from another one. */
export const onwards = (through: readonly Point[], tension = 1) =>
  open(through, tension).replace('M', 'L')

/** What two open lines enclose: along the first, then along the second. */
export const between = (there: readonly Point[], back: readonly Point[], tension = 1) =>
  `${open(there, tension)}${onwards(back, tension)}Z`

export const closed = (through: readonly Point[], tension = 1) => {
  const count = through.length
  const at = (index: number) => through[(index + count) % count] as Point
  const curves = through.map((from, index) =>
    curve(at(index - 1), from, at(index + 1), at(index + 2), tension),
  )
  return `${start(at(0))}${curves.join('')}Z`
}

export const polygon = (corners: readonly Point[]) =>
  `M${corners.map(([x, y]) => pair(x, y)).join('L')}Z`

/** Straight lines from where a path is, in full precision. */
export const straight = (through: readonly Point[]) =>
  `L${through.map((point) => point.join(',')).join('L')}`

export const straightInTenths = (through: readonly Point[]) =>
  `L${through.map((point) => point.map((value) => value.toFixed(1)).join(',')).join('L')}`

export const disc = (x: number, y: number, radius: number, high = radius) => {
  const half = `a${tenth(radius)},${tenth(high)} 0 1 0`
  return `M${pair(x - radius, y)}${half} ${tenth(2 * radius)},0${half} ${tenth(-2 * radius)},0Z`
}
