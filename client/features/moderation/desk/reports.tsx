import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { DeskCaseView } from '#core/moderation/desk/contract.ts'
import styles from './case.module.css'
import { Earlier, Named } from './who.tsx'

type Report = DeskCaseView['reports'][number]

/** Who reported it, how often what they reported before came to something, and what was decided on them. */
const Reporter = ({ report: { reporter, name } }: { report: Report }) => {
  const { t } = useTranslation('desk')
  if (!reporter) return <p className={styles.named}>{name || t('reports.stranger')}</p>
  const { found, unfounded, earlier } = reporter
  return (
    <>
      <Named member={reporter} />
      <p className={styles.quiet}>
        {found + unfounded === 0 ? t('who.first') : t('who.before', { found, unfounded })}
      </p>
      <Earlier earlier={earlier} />
    </>
  )
}

/** Everything that was reported of it, the first report first. */
export const Reports = ({ one: { reports, found_by } }: { one: DeskCaseView }) => {
  const { t } = useTranslation('desk')
  const { moment } = useFormat()
  if (reports.length === 0)
    return (
      <p className={styles.quiet}>{t(found_by === 'machine' ? 'case.machine' : 'case.staff')}</p>
    )
  return (
    <section>
      <h2 className={styles.heading}>{t('reports.title', { count: reports.length })}</h2>
      <ul className={styles.reports}>
        {reports.map((report) => (
          <li key={report.id}>
            <p className={styles.told}>{t(`words.reason.${report.reason}`)}</p>
            <p className={styles.quiet}>
              {report.about === 'content' ? null : `${t(`reports.about.${report.about}`)} · `}
              {moment(report.at)}
            </p>
            <blockquote className={styles.said} dir="auto">
              {report.words === '' ? t('reports.wordless') : report.words}
            </blockquote>
            {report.passage !== '' && (
              <p>
                <span className={styles.quiet}>{t('reports.passage')}</span>{' '}
                <mark className={styles.passage} dir="auto">
                  {report.passage}
                </mark>
              </p>
            )}
            {report.place !== '' && (
              <p>
                <span className={styles.quiet}>{t('reports.place')}</span> {report.place}
              </p>
            )}
            <p className={`${styles.quiet} ${styles.by}`}>{t('reports.by')}</p>
            <Reporter report={report} />
          </li>
        ))}
      </ul>
    </section>
  )
}
