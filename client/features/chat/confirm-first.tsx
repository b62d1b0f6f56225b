import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import type { Card } from '#core/contract/shapes.ts'
import styles from './composer.module.css'

type Props = {
  member: Pick<Card, 'name' | 'answered_by' | 'fictional'>
  /** What it costs. */
  text: string
  onYes: () => void
  onNo: () => void
}

/**
 * Asked once, before the first message to a fictional profile that costs credits, and before the
 * first to anybody by a member who names addresses to avoid: it shows them to its recipient.
 */
export const ConfirmFirst = ({ member, text, onYes, onNo }: Props) => {
  const { t } = useTranslation()
  const { name, fictional, answered_by: by = 'staff' } = member
  const title = fictional ? t('chat.confirmTitle', { name }) : t('avoided.reachTitle')
  return (
    <div
      className={styles.composer}
      role="alertdialog"
      aria-label={title}
      onKeyDown={({ key }) => key === 'Escape' && onNo()}
    >
      <p>
        <strong>{title}.</strong>{' '}
        {fictional
          ? `${t(`chat.confirmBy.${by}`)} ${text} ${t('chat.confirmBack')}`
          : t('avoided.reachText')}
      </p>
      <div className={styles.answers}>
        <Button onClick={onYes} autoFocus>
          {fictional ? t('chat.confirmYes') : t('avoided.reachYes')}
        </Button>
        <Button variant="default" onClick={onNo}>
          {fictional ? t('chat.confirmNo') : t('avoided.reachNo')}
        </Button>
      </div>
    </div>
  )
}
