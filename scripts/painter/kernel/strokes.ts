import { closed, polygon } from './curves.ts'
import { lerp, type Point } from './points.ts'

/** The point at `share` of the curve through points. */
export const along = (through: readonly Point[], share: number): Point => {
  const count = through.length - 1
  const index = Math.min(count - 1, Math.max(0, Math.floor(share * count)))
  const u = share * count - index
  const [b, c] = [through[index] as Point, through[index + 1] as Point]
  const [a, d] = [through[index - 1] ?? b, through[index + 2] ?? c]
  const on = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * u +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * u * u +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * u ** 3)
  return [on(0), on(1)]
}

type Edges = { left: Point[]; right: Point[] }

/** Both edges of a line that is `halfWidth` wide to either side; the right one runs back. */
const edgesOf = (
  through: readonly Point[],
  parts: number,
  halfWidth: (share: number) => number,
): Edges => {
  const edges: Edges = { left: [], right: [] }
  for (let part = 0; part <= parts; part++) {
    const share = part / parts
    const [x, y] = along(through, share)
    const [toX, toY] = along(through, Math.min(1, share + 0.02))
    const [fromX, fromY] = along(through, Math.max(0, share - 0.02))
    const length = Math.hypot(toX - fromX, toY - fromY) || 1
    const half = halfWidth(share)
    const [acrossX, acrossY] = [((toY - fromY) / length) * half, ((toX - fromX) / length) * half]
    edges.left.push([x - acrossX, y + acrossY])
    edges.right.unshift([x + acrossX, y - acrossY])
  }
  return edges
}

/** `start` and `end`: the share of the width there; `mid`: where it is widest. */
export type Pressure = { start?: number; end?: number; mid?: number; parts?: number }

/**
 * A stroke of the brush: thin, thick, thin again. Strands, lids, brows and folds are all of these,
 * because an even line looks like a diagram.
 */
export const stroke = (
  through: readonly Point[],
  width: number,
  { start = 0.12, end = 0.05, mid = 0.4, parts = 12 }: Pressure = {},
) => {
  const { left, right } = edgesOf(through, parts, (share) => {
    const pressure =
      share < mid
        ? lerp(start, 1, Math.sin(((share / mid) * Math.PI) / 2))
        : lerp(end, 1, Math.cos((((share - mid) / (1 - mid)) * Math.PI) / 2))
    return (width / 2) * pressure
  })
  return polygon([...left, ...right])
}

const beyond = (end: Point, inside: Point, width: number): Point => {
  const length = Math.hypot(end[0] - inside[0], end[1] - inside[1]) || 1
  return [
    end[0] + ((end[0] - inside[0]) / length) * width * 0.95,
    end[1] + ((end[1] - inside[1]) / length) * width * 0.95,
  ]
}

/** A limb or finger with a round tip; `round` rounds its start too (shoulder, elbow). */
export const tube = (
  through: readonly Point[],
  fromWidth: number,
  toWidth: number,
  { parts = 10, round = false } = {},
) => {
  const { left, right } = edgesOf(through, parts, (share) => lerp(fromWidth, toWidth, share))
  const tip = beyond(along(through, 1), along(through, 0.96), toWidth)
  const heel = round ? [beyond(through[0] as Point, along(through, 0.04), fromWidth)] : []
  return closed([...heel, ...left, tip, ...right], 0.9)
}
