import styles from './plots.module.css'
import { scaleFor } from './scale.ts'

export type Bar = { name: string; parts: readonly number[] }

type Props = {
  /** What is seen, in one sentence; all of it stands in the table. */
  label: string
  bars: readonly Bar[]
  series: readonly string[]
  format: (value: number) => string
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Which names stand below: the first, the last and some between. */
const NAMES = 5
const isNamed = (nth: number, of: number) => nth % Math.max(1, Math.ceil(of / NAMES)) === 0

/** Bars of parts on one another, each over its name. */
export const Bars = ({ label, bars, series, format }: Props) => {
  const { top, lines } = scaleFor(Math.max(...bars.map(({ parts }) => sum(parts))))
  return (
    <figure className={styles.figure}>
      <div className={styles.frame} role="img" aria-label={label}>
        {lines.map((value) => (
          <span key={value} className={styles.line} style={{ bottom: `${(value / top) * 100}%` }}>
            <span className={styles.value}>{format(value)}</span>
          </span>
        ))}
        <div className={styles.bars}>
          {bars.map(({ name, parts }, nth) => (
            <span key={name} className={styles.bar}>
              <span className={styles.parts}>
                {parts.map((part, which) => (
                  <span
                    key={series[which]}
                    className={styles.part}
                    data-series={which % 4}
                    style={{ height: `${(part / top) * 100}%` }}
                  />
                ))}
              </span>
              {isNamed(nth, bars.length) && <span className={styles.name}>{name}</span>}
            </span>
          ))}
        </div>
      </div>
      <ul className={styles.legend}>
        {series.map((name, which) => (
          <li key={name}>
            <span className={styles.key} data-series={which % 4} />
            {name}
          </li>
        ))}
      </ul>
    </figure>
  )
}
