import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './composer.module.css'

type Props = { name: string; text: string; onYes: () => void; onNo: () => void }

/** Asked once, before the first that is paid for to a fictional profile; `text` says what it costs. */
export const ConfirmFictional = ({ name, text, onYes, onNo }: Props) => {
  const { t } = useTranslation()
  return (
    <div
      className={styles.composer}
      role="alertdialog"
      aria-label={t('chat.confirmTitle', { name })}
      onKeyDown={({ key }) => key === 'Escape' && onNo()}
    >
      <p>
        <strong>{t('chat.confirmTitle', { name })}.</strong> {text}
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
