import { useMemo } from 'react'
import { Drawing } from '#client/parts/charts/drawing.tsx'
import { useChartWords } from '#client/parts/charts/words.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { Chart } from '#core/charts/chart.ts'
import { describe } from '#core/charts/describe.ts'
import { marksOf } from '#core/charts/drawing.ts'
import { accountChart } from '#core/charts/of/account.ts'
import { paymentChart } from '#core/charts/of/payment.ts'
import { activeAt } from '#core/charts/walk.ts'
import type { MemberFileView } from '#core/moderation/support/contract.ts'
import styles from './support.module.css'

const drawn = (chart: Chart) => {
  const description = describe(chart)
  return { chart, description, marks: marksOf(description, Object.keys(chart.lifecycle.events)) }
}
type Drawn = ReturnType<typeof drawn>
const account = drawn(accountChart)
const payment = drawn(paymentChart)

type Walked = NonNullable<MemberFileView['life']>

/** `began`: how it began, in words. */
const useMeaning = ({ chart, description }: Drawn, began: string) => {
  const { of } = useChartWords()
  return (event: string) => {
    if (event === 'begin') return began
    const words =
      chart.lifecycle.events[event] ??
      description.deadlines.find(({ name }) => name === event)?.words
    return words ? of(words) : event
  }
}

/** Where it is now is lit on its chart; the way that led there stands beneath. */
const OnChart = ({ of, life, began }: { of: Drawn; life: Walked; began: string }) => {
  const { moment } = useFormat()
  const meaning = useMeaning(of, began)
  const { chart, description, marks } = of
  const active = useMemo(
    () => activeAt(chart, { state: life.state, context: {} } as never),
    [chart, life.state],
  )
  return (
    <>
      <Drawing
        chart={chart}
        description={description}
        active={active}
        marking={{ marks, meaning, canCome: () => false, press: () => undefined }}
      />
      <ol className={styles.steps} reversed>
        {life.steps.toReversed().map(({ event, at }) => (
          <li key={`${at} ${event}`}>
            <span className={styles.at}>{moment(at)}</span> {meaning(event)}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The life of an account on its chart. */
export const Life = ({ life }: { life: Walked }) => {
  const { t } = useTranslation('desk')
  return (
    <section className={`${styles.part} ${styles.life}`}>
      <h2>{t('member.life')}</h2>
      <OnChart of={account} life={life} began={t('member.began')} />
    </section>
  )
}

/** The life of one order on its chart, which is that of every payment. */
export const OrderLife = ({ order }: { order: Walked }) => {
  const { t } = useTranslation('desk')
  return <OnChart of={payment} life={order} began={t('member.state.loading')} />
}
