import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#client/ui/sheet.tsx'
import styles from './confirm-sheet.module.css'
import { Resend } from './resend.tsx'

/** The reminder to confirm, before anything else on the screen of a phone. */
export const ConfirmSheet = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <Sheet aria-label={t('activate.reminderTitle')} onClose={onClose}>
      {(close) => (
        <div className={styles.inner}>
          <h2>{t('activate.reminderTitle')}</h2>
          <p>{t('reminder.lead', { email })}</p>
          <p>{t('reminder.text')}</p>
          <Button onClick={close}>{t('reminder.understood')}</Button>
          <Resend />
        </div>
      )}
    </Sheet>
  )
}
