import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import { useMessageActions } from './message-actions.tsx'
import styles from './reply-strip.module.css'

/** What one is replying to, above what one writes, with a way to drop it. */
export const ReplyStrip = () => {
  const { t } = useTranslation()
  const { conversation, replyTo, reply } = useMessageActions()
  if (!replyTo) return null
  const { member } = conversation
  const isTheirs = replyTo.from === member.id
  return (
    <div className={styles.strip}>
      <span className={styles.words}>
        <span className={styles.name}>
          {isTheirs ? t('said.replyTo', { name: member.name }) : t('said.replyToSelf')}
        </span>
        <span className={styles.text} dir="auto">
          {replyTo.body || t('gone.removed')}
        </span>
      </span>
      <PlainButton
        className={styles.drop}
        aria-label={t('said.dropReply')}
        onClick={() => reply(null)}
      >
        <CloseIcon size={20} />
      </PlainButton>
    </div>
  )
}
