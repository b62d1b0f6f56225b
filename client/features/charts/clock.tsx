import { Mark, type Marking } from '#client/parts/charts/marks.tsx'
import { useChartWords } from '#client/parts/charts/words.ts'
import layout from '#client/ui/layout.module.css'
import type { Description } from '#core/charts/describe.ts'
import { durationWords } from '#core/charts/durations.ts'
import { currentEntry, untilNext, type Walk } from '#core/charts/walk.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import styles from './charts.module.css'
import { Step } from './step.tsx'

type Props = {
  walk: Walk
  description: Description
  marking: Marking
  wait: (ms: number) => void
}

/** The deadlines that run, and a clock that can be moved on. */
export const ChartClock = ({ walk, description, marking, wait }: Props) => {
  const { t, of } = useChartWords()
  const { now, running } = currentEntry(walk)
  const next = untilNext(walk)
  return (
    <section className={layout.stack}>
      <h2>{t('clock')}</h2>
      <p className={layout.numbers}>
        {now === 0 ? t('elapsedNone') : t('elapsed', { time: of(durationWords(now)) })}
      </p>
      {running.length === 0 && <p className={layout.dimmed}>{t('noDeadline')}</p>}
      {running.length > 0 && (
        <ul className={styles.deadlines}>
          {running.map(({ name, dueAt }) => {
            const due = description.deadlines.find((deadline) => deadline.name === name)
            return (
              <li key={name}>
                <Mark event={name} mark={marking.marks.get(name) ?? ''} can />
                <span>
                  {due && of(due.words)},{' '}
                  <strong>{t('in', { time: of(durationWords(dueAt - now)) })}</strong>
                </span>
              </li>
            )
          })}
        </ul>
      )}
      <div className={styles.buttons}>
        <Step onClick={() => wait(MINUTE_MS)}>{t('minute')}</Step>
        <Step onClick={() => wait(HOUR_MS)}>{t('hour')}</Step>
        <Step onClick={() => wait(DAY_MS)}>{t('day')}</Step>
        <Step isOff={next === null} onClick={() => wait(next ?? 0)}>
          {t('next')}
        </Step>
      </div>
    </section>
  )
}
