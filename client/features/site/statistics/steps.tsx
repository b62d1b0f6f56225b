import styles from './plots.module.css'
import { scaleFor } from './scale.ts'

type Props = {
  label: string
  points: readonly { name: string; value: number }[]
  format: (value: number) => string
}

const SIDE = 100

/** A balance from day to day: it stays as it was until it changes. */
const pathOf = (values: readonly number[], top: number) => {
  const x = (nth: number) => (nth / values.length) * SIDE
  const y = (value: number) => SIDE - (value / top) * SIDE
  return values.map((value, nth) => `V${y(value)}H${x(nth + 1)}`).join('')
}

export const Steps = ({ label, points, format }: Props) => {
  const values = points.map(({ value }) => value)
  const { top, lines } = scaleFor(Math.max(...values))
  const path = pathOf(values, top)
  const start = SIDE - ((values[0] ?? 0) / top) * SIDE
  return (
    <figure className={styles.figure}>
      <div className={styles.frame} role="img" aria-label={label}>
        {lines.map((value) => (
          <span key={value} className={styles.line} style={{ bottom: `${(value / top) * 100}%` }}>
            <span className={styles.value}>{format(value)}</span>
          </span>
        ))}
        <svg
          className={styles.steps}
          viewBox={`0 0 ${SIDE} ${SIDE}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.under} d={`M0 ${SIDE}V${start}${path}V${SIDE}Z`} />
          <path className={styles.over} d={`M0 ${start}${path}`} />
        </svg>
        <div className={styles.ends}>
          <span>{points[0]?.name}</span>
          <span>{points.at(-1)?.name}</span>
        </div>
      </div>
    </figure>
  )
}
