import { useMemo } from 'react'
import { Drawing } from '#client/parts/charts/drawing.tsx'
import { useChartWords } from '#client/parts/charts/words.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { describe } from '#core/charts/describe.ts'
import { marksOf } from '#core/charts/drawing.ts'
import { accountChart } from '#core/charts/of/account.ts'
import { activeAt } from '#core/charts/walk.ts'
import type { MemberFileView } from '#core/moderation/support/contract.ts'
import styles from './support.module.css'

const description = describe(accountChart)
const marks = marksOf(description, Object.keys(accountChart.lifecycle.events))

const useMeaning = () => {
  const { t } = useTranslation('desk')
  const { of } = useChartWords()
  return (event: string) => {
    if (event === 'begin') return t('member.began')
    const words =
      accountChart.lifecycle.events[event] ??
      description.deadlines.find(({ name }) => name === event)?.words
    return words ? of(words) : event
  }
}

/** The life of an account on its chart: where it is now is lit, and so is the way that led there. */
export const Life = ({ life }: { life: NonNullable<MemberFileView['life']> }) => {
  const { t } = useTranslation('desk')
  const { moment } = useFormat()
  const meaning = useMeaning()
  const active = useMemo(
    () => activeAt(accountChart, { state: life.state, context: {} } as never),
    [life.state],
  )
  const walked = useMemo(() => new Set(life.steps.map(({ event }) => event)), [life.steps])
  return (
    <section className={styles.part}>
      <h2>{t('member.life')}</h2>
      <Drawing
        chart={accountChart}
        description={description}
        active={active}
        walked={walked}
        marking={{ marks, meaning, canCome: () => false, press: () => undefined }}
      />
      <ol className={styles.steps} reversed>
        {life.steps.toReversed().map(({ event, at }) => (
          <li key={`${at} ${event}`}>
            <span className={styles.at}>{moment(at)}</span> {meaning(event)}
          </li>
        ))}
      </ol>
    </section>
  )
}
