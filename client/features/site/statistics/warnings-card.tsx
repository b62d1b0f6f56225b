import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { verdicts, warningKinds } from '#core/chat/warnings/values.ts'
import styles from './card.module.css'
import { Card } from './card.tsx'
import type { Period } from './statistics.tsx'

/** How often receivers called a warning harmless or right, per kind, in the periods shown. */
export const Warnings = ({ periods }: { periods: readonly Period[] }) => {
  const { t } = useTranslation('desk')
  const { number } = useFormat()
  const counted = periods.flatMap(({ warnings }) => warnings)
  const sum = (rows: Period['warnings']) => rows.reduce((all, { times }) => all + times, 0)
  const total = sum(counted)
  const rows = warningKinds.map((kind) => ({
    kind,
    times: verdicts.map((verdict) =>
      sum(counted.filter((row) => row.kind === kind && row.verdict === verdict)),
    ),
  }))
  const names = verdicts.map((verdict) => t(`statistics.warnings.${verdict}`))
  return (
    <Card
      title={t('statistics.warnings.title')}
      figure={number(total)}
      note={t('statistics.warnings.note')}
      table={{
        head: [t('statistics.warnings.kind'), ...names],
        rows: rows.map(({ kind, times }) => [t(`statistics.warnings.kinds.${kind}`), ...times]),
      }}
      name="warnings"
      format={(cell) => (typeof cell === 'number' ? number(cell) : '')}
    >
      {total === 0 ? (
        <p className={styles.below}>{t('statistics.warnings.nothing')}</p>
      ) : (
        <dl className={styles.rows}>
          {rows.map(({ kind, times }) => (
            <div key={kind}>
              <dt>{t(`statistics.warnings.kinds.${kind}`)}</dt>
              <dd>{times.map((one, nth) => `${names[nth]}: ${number(one)}`).join(' · ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
