import { useAsOf } from '#client/platform/api/as-of.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import styles from './offline.module.css'

/** When it was: by the time of today, or by the day as well. */
const momentOf = (language: string, at: number) => {
  const moment = new Date(at)
  return moment.toDateString() === new Date().toDateString()
    ? (['offline.asOf', moment.toLocaleTimeString(language, { timeStyle: 'short' })] as const)
    : (['offline.asOfDay', moment.toLocaleDateString(language, { dateStyle: 'long' })] as const)
}

/** Says that there is no connection and how old the page is: in one line, on a phone in few words. */
export const OfflineLine = () => {
  const { t, i18n } = useTranslation()
  const at = useAsOf()
  if (at === null) return null
  const [key, moment] = momentOf(i18n.language, at)
  return (
    <p className={styles.notice}>
      <strong>{t('offline.title')}.</strong>{' '}
      <span className={styles.short} aria-hidden="true">
        {t('offline.short', { moment })}
      </span>
      <span className={styles.long}>
        {t(key, { moment })} {t('offline.text')}
      </span>
    </p>
  )
}
