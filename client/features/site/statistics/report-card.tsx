import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { findings } from '#core/moderation/values.ts'
import { putReportTogether } from '#core/site/statistics/rules.ts'
import styles from './card.module.css'
import { Card } from './card.tsx'
import type { Period } from './statistics.tsx'

const appealKinds = ['lodged', 'upheld', 'overturned'] as const

/** What a yearly report on notices and decisions counts, for the periods that are shown. */
export const Report = ({ periods }: { periods: readonly Period[] }) => {
  const { t } = useTranslation('desk')
  const { number } = useFormat()
  const { reports, decisions, appeals } = putReportTogether(periods)
  const found = (one: (typeof findings)[number]) => t(`statistics.report.found.${one}`)
  const lines: (readonly [string, number])[] = [
    ...reports.map(
      ({ reason, times }) =>
        [`${t('statistics.report.reports')}: ${t(`words.reason.${reason}`)}`, times] as const,
    ),
    ...decisions.map(
      ({ decision, found: by, times }) =>
        [
          `${t('statistics.report.decisions')}: ${t(`words.decision.${decision}`)}, ${found(by)}`,
          times,
        ] as const,
    ),
    ...appealKinds.map(
      (kind) =>
        [
          `${t('statistics.report.appeals')}: ${t(`statistics.report.${kind}`)}`,
          appeals[kind],
        ] as const,
    ),
  ]
  const total = reports.reduce((sum, { times }) => sum + times, 0)
  return (
    <Card
      title={t('statistics.report.title')}
      figure={number(total)}
      note={t('statistics.report.reports')}
      table={{ head: [t('statistics.report.title'), t('statistics.total')], rows: lines }}
      name="report"
      format={(cell) => (typeof cell === 'number' ? number(cell) : '')}
      wide
    >
      <dl className={styles.rows}>
        {lines.map(([name, times]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number(times)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.below}>{t('statistics.report.text')}</p>
    </Card>
  )
}
