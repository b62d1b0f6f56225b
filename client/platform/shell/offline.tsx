import { lazy, type ReactNode, Suspense } from 'react'
import { isFromDevice } from '#client/platform/api/from-device.ts'
import { loadAllTexts } from '#client/platform/i18n/i18n.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useIsLater } from '#client/ui/leisure.ts'
import { useOnline } from '#client/ui/online.ts'
import styles from './offline.module.css'

/** For a connection that is lost before the words for it have come: those that every page has. */
const Bare = (): ReactNode => {
  const { t } = useTranslation()
  return useOnline() ? null : <p className={styles.notice}>{t('error.unreachable')}</p>
}

const load = async (): Promise<{ default: () => ReactNode }> => {
  const [{ OfflineLine }] = await Promise.all([import('./offline-line.tsx'), loadAllTexts()])
  return { default: OfflineLine }
}

const Line = lazy(() => load().catch(() => ({ default: Bare })))

/** It comes before it is needed: without a connection it could not. */
export const OfflineNotice = () => {
  const isLater = useIsLater()
  const isOnline = useOnline()
  return (
    <div role="status">
      <Suspense>{(isLater || isFromDevice() || !isOnline) && <Line />}</Suspense>
    </div>
  )
}
