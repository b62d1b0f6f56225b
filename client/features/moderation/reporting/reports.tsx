import { call } from '#client/platform/api/call.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { ReportView } from '#core/moderation/reporting/contract.ts'
import { Objection } from './objection.tsx'
import styles from './safety.module.css'
import { refetchSafety } from './safety-loaded.ts'

const askAgain = (id: string) => async (words: string, idempotencyKey: string) => {
  await call('POST /api/appeal.php', { body: { id, words }, idempotencyKey })
  await refetchSafety()
}

const Report = ({ report }: { report: ReportView }) => {
  const { t } = useTranslation('safety')
  const { date } = useFormat()
  const { number, at, subject, reason, outcome, is_asked, may_appeal } = report
  return (
    <li className={styles.report}>
      <p className={styles.line}>
        <span>{t('mine.number', { number })}</span>
        <time dateTime={at}>{date(at)}</time>
      </p>
      <h3>
        {t(`subject.${subject}`)}: {t(`reason.${reason}`)}
      </h3>
      <p>
        <strong>{t(`mine.outcome.${outcome}`)}.</strong>{' '}
        {is_asked ? t('mine.asked') : t(`mine.means.${outcome}`)}
      </p>
      {may_appeal && (
        <Objection
          about={report.id}
          words={{ open: t('mine.ask'), ask: t('mine.askWords'), send: t('mine.askSend') }}
          send={askAgain(report.case)}
        />
      )}
    </li>
  )
}

/** What a member reported, the newest first, and what came of it (PRF-09). */
export const Reports = ({ reports }: { reports: ReportView[] }) => (
  <ul className={styles.reports}>
    {reports.map((report) => (
      <Report key={report.id} report={report} />
    ))}
  </ul>
)
