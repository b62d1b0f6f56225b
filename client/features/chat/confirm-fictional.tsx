import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './composer.module.css'

type Props = { name: string; price: string; onYes: () => void; onNo: () => void }

/** Asked once, before the first message that is paid for to a fictional profile. */
export const ConfirmFictional = ({ name, price, onYes, onNo }: Props) => {
  const { t } = useTranslation()
  return (
    <div
      className={styles.composer}
      role="alertdialog"
      aria-label={t('chat.confirmTitle', { name })}
      onKeyDown={({ key }) => key === 'Escape' && onNo()}
    >
      <p>
        <strong>{t('chat.confirmTitle', { name })}.</strong> {t('chat.confirmText', { price })}
      </p>
      <div className={styles.answers}>
        <Button onClick={onYes} autoFocus>
          {t('chat.confirmYes')}
        </Button>
        <Button variant="default" onClick={onNo}>
          {t('chat.confirmNo')}
        </Button>
      </div>
    </div>
  )
}
