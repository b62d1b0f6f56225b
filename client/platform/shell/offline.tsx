import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useOnline } from '#client/ui/online.ts'
import styles from './offline.module.css'

export const OfflineNotice = () => {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice}>
          <strong>{t('offline.title')}.</strong> {t('offline.text')}
        </p>
      )}
    </div>
  )
}
