import { useId } from 'react'
import drawing from '#client/parts/charts/drawing.module.css'
import { Town } from '#client/parts/charts/town.tsx'
import { useChartWords } from '#client/parts/charts/words.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { Chart } from '#core/charts/chart.ts'
import { describe } from '#core/charts/describe.ts'
import { bundlesOf } from '#core/charts/drawing.ts'
import { GLIMPSE, glimpseOf, type Pane } from '#core/charts/glimpse.ts'
import styles from './tiles.module.css'

type Size = { width: number; height: number }

/** A window with a round top, about its middle. */
const pathOf = ({ x, y }: Pane, { width, height }: Size) => {
  const foot = y + height
  return `M${x - width} ${foot}V${y - height + width}a${width} ${width} 0 0 1 ${2 * width} 0V${foot}z`
}

/** The windows of a lifecycle from afar: the one that it begins in is lit. */
const Glimpse = ({ chart }: { chart: Chart }) => {
  const glow = useId()
  const description = describe(chart)
  const { panes, first, half } = glimpseOf(description)
  const lit = panes.get(first)
  return (
    <svg
      className={styles.glimpse}
      viewBox={`0 0 ${GLIMPSE.width} ${GLIMPSE.height}`}
      aria-hidden="true"
    >
      {bundlesOf(description).map(({ id, from, to }) => {
        const [a, b] = [panes.get(from), panes.get(to)]
        return a && b && <path key={id} className={styles.way} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      })}
      <radialGradient id={glow}>
        <stop offset="0.1" stopColor="#f9be74" stopOpacity="0.75" />
        <stop offset="1" stopColor="#f9be74" stopOpacity="0" />
      </radialGradient>
      {lit && <circle fill={`url(#${glow})`} cx={lit.x} cy={lit.y} r={3 * half.height} />}
      {[...panes].map(([path, pane]) => (
        <path
          key={path}
          className={path === first ? styles.lit : styles.dark}
          d={pathOf(pane, half)}
        />
      ))}
    </svg>
  )
}

/** A lifecycle to choose. */
export const Tile = ({ chart, to }: { chart: Chart; to: string }) => {
  const { of } = useChartWords()
  return (
    <Link to={to} className={styles.tile}>
      <span className={drawing.place} data-chart={chart.lifecycle.name}>
        <Town />
        <Glimpse chart={chart} />
        <span className={styles.words}>
          <span className={styles.title}>{of(chart.title)}</span>{' '}
          <span className={styles.about}>{of(chart.about)}</span>
        </span>
      </span>
    </Link>
  )
}
