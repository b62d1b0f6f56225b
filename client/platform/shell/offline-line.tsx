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

const AsOf = ({ at }: { at: number }) => {
  const { t, i18n } = useTranslation()
  const [key, moment] = momentOf(i18n.language, at)
  return t(key, { moment })
}

/** Says that there is no connection, and by when the page had loaded all that it shows. */
export const OfflineLine = () => {
  const { t } = useTranslation()
  const at = useAsOf()
  if (at === null) return null
  return (
    <p className={styles.notice}>
      <strong>{t('offline.title')}.</strong> <AsOf at={at} /> {t('offline.text')}
    </p>
  )
}
