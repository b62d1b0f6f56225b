import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import styles from './reach-notice.module.css'

type Props = { onYes?: () => void; onNo?: () => void; onClose: () => void }

/**
 * Shown before the first like of anybody by a member who names addresses to avoid: what they do
 * arrives, and shows them to that person (MOD-07). The swipe game, where each like goes to somebody
 * new, shows it once when it opens. It is the same whoever it is.
 */
export const ReachNotice = ({ onYes, onNo, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <Sheet aria-label={t('avoided.reachTitle')} onClose={onClose}>
      {(close) => (
        <div className={styles.inner}>
          <h2>{t('avoided.reachTitle')}</h2>
          <p>{t('avoided.reachText')}</p>
          <Button
            onClick={() => {
              onYes?.()
              close()
            }}
          >
            {t('avoided.reachYes')}
          </Button>
          <Button
            variant="subtle"
            onClick={() => {
              close()
              onNo?.()
            }}
          >
            {t('avoided.reachNo')}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
