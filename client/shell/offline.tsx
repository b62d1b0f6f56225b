import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './offline.module.css'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

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
