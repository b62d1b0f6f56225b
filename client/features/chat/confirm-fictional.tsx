import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import type { Card } from '#core/contract/shapes.ts'
import styles from './composer.module.css'

type Props = {
  member: Pick<Card, 'name' | 'answered_by'>
  text: string
  onYes: () => void
  onNo: () => void
}

/**
 * Asked once, before the first that is paid for to a fictional profile: who answers, what it costs,
 * which `text` says, and what comes back where nobody does.
 */
export const ConfirmFictional = ({ member, text, onYes, onNo }: Props) => {
  const { t } = useTranslation()
  const { name, answered_by: by = 'staff' } = member
  return (
    <div
      className={styles.composer}
      role="alertdialog"
      aria-label={t('chat.confirmTitle', { name })}
      onKeyDown={({ key }) => key === 'Escape' && onNo()}
    >
      <p>
        <strong>{t('chat.confirmTitle', { name })}.</strong> {t(`chat.confirmBy.${by}`)} {text}{' '}
        {t('chat.confirmBack')}
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
