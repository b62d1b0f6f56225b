import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import styles from '#client/ui/sheet.module.css'
import { Sheet } from '#client/ui/sheet.tsx'

type Props = { onYes?: () => void; onNo?: () => void; onClose: () => void }

/**
 * Shown to a member who names addresses to avoid, before the first like of each person: the like
 * arrives and makes the member visible to that person (MOD-07). The swipe game shows it once, when it
 * opens, because each like there goes to a new person. The words do not depend on the person.
 */
export const ReachNotice = ({ onYes, onNo, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <Sheet aria-label={t('avoided.reachTitle')} onClose={onClose}>
      {(close) => (
        <div className={styles.words}>
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
