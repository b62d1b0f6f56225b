import { useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { CloseIcon } from '#client/ui/icons.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import styles from './gallery.module.css'

type Props = { path: string; name: string; onClose: () => void }

/** One photo in full. Where it is gone by now, it says so. */
export const OnePhoto = ({ path, name, onClose }: Props) => {
  const { t } = useTranslation()
  const [isGone, setIsGone] = useState(false)
  return (
    <Sheet aria-label={name} onClose={onClose} className={styles.viewer}>
      {(close) => (
        <div className={styles.stage}>
          {isGone ? (
            <p role="alert">{t('chatPhoto.gone')}</p>
          ) : (
            <img src={path} alt={name} onError={() => setIsGone(true)} />
          )}
          <button
            type="button"
            className={styles.close}
            aria-label={t('action.dismiss')}
            onClick={close}
          >
            <CloseIcon size={24} />
          </button>
        </div>
      )}
    </Sheet>
  )
}
