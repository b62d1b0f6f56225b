import styles from './drawing.module.css'

type Point = [number, number]
const CORNER = 8
const HEAD = 7

const pointTowards = ([x, y]: Point, [toX, toY]: Point, far: number): Point => {
  const length = Math.hypot(toX - x, toY - y)
  const part = length === 0 ? 0 : Math.min(far, length / 2) / length
  return [x + (toX - x) * part, y + (toY - y) * part]
}

/** A line along points, its corners rounded. */
const pathAlong = (points: Point[]): string =>
  points
    .map((point, i) => {
      const [before, after] = [points[i - 1], points[i + 1]]
      if (!before) return `M ${point.join(' ')}`
      if (!after) return `L ${point.join(' ')}`
      const [into, out] = [pointTowards(point, before, CORNER), pointTowards(point, after, CORNER)]
      return `L ${into.join(' ')} Q ${point.join(' ')} ${out.join(' ')}`
    })
    .join(' ')

/** The head of an arrow at its last point, which a line reaches straight up, down or sideways. */
const headAt = (points: Point[]): string => {
  const [end, before] = [points.at(-1), points.at(-2)]
  if (!end || !before) return ''
  const [x, y] = end
  const [dx, dy] = [Math.sign(x - before[0]), Math.sign(y - before[1])]
  const back: Point = [x - dx * HEAD, y - dy * HEAD]
  const side = HEAD * 0.55
  const corners: Point[] = [
    end,
    [back[0] + dy * side, back[1] + dx * side],
    [back[0] - dy * side, back[1] - dx * side],
  ]
  return `M ${corners.map((corner) => corner.join(' ')).join(' L ')} Z`
}

/** From the dot with which a group begins to its first state. */
export const Start = ({ points }: { points: Point[] }) => {
  const [first] = points
  if (!first) return null
  return (
    <g className={styles.start}>
      <circle cx={first[0]} cy={first[1] - 5} r="5" />
      <path d={pathAlong(points)} />
      <path className={styles.head} d={headAt(points)} />
    </g>
  )
}

/** What leads from a state to another. */
export const ChartLine = ({ points, isOpen }: { points: Point[]; isOpen: boolean }) => (
  <g className={isOpen ? styles.lineOpen : styles.line}>
    <path d={pathAlong(points)} />
    <path className={styles.head} d={headAt(points)} />
  </g>
)
