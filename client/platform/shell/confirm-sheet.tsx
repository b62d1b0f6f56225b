import { Resend } from '#client/parts/account/resend.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import styles from '#client/ui/sheet.module.css'
import { Sheet } from '#client/ui/sheet.tsx'
import type { User } from '#core/contract/shapes.ts'

/** The reminder to confirm, before anything else on the screen of a phone. */
export const ConfirmSheet = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const { t } = useTranslation()
  const email = user.email_pending ?? user.email
  return (
    <Sheet aria-label={t('around.confirm')} onClose={onClose}>
      {(close) => (
        <div className={styles.words}>
          <h2>{t('around.confirm')}</h2>
          <p>{t('reminder.lead', { email })}</p>
          <p>{t('reminder.text')}</p>
          <Button onClick={close}>{t('reminder.understood')}</Button>
          <Resend user={user} />
        </div>
      )}
    </Sheet>
  )
}
