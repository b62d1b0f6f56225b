import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import type { Message } from '#core/chat/contract.ts'
import { useMessageActions } from './message-actions.tsx'
import styles from './quoted.module.css'

type Props = { seq: number; quoted?: Message['quoted'] }

/** Some of what is replied to, as it is now where it is on the page; a touch goes there. */
export const Quoted = ({ seq, quoted }: Props) => {
  const { t } = useTranslation()
  const { conversation, goTo } = useMessageActions()
  const { member, messages } = conversation
  const shown = messages.find((one) => one.seq === seq)
  const said = shown ?? quoted
  if (!said) return null
  const name = said.from === member.id ? member.name : t('said.you')
  const given = said.gift && t(`gift.names.${said.gift}`)
  const isPhoto = shown ? shown.type === 'photo' && shown.state !== 'removed' : quoted?.photo
  const text = said.body || given || (isPhoto ? t('chatPhoto.quoted') : t('gone.removed'))
  const words = (
    <>
      <span className="visually-hidden">{t('said.repliedTo')}</span>{' '}
      <bdi className={styles.name}>{name}</bdi> <bdi className={styles.text}>{text}</bdi>
    </>
  )
  return shown || conversation.older ? (
    <PlainButton className={styles.quoted} dir="ltr" onClick={() => goTo(seq)}>
      {words}
    </PlainButton>
  ) : (
    <span className={styles.quoted} dir="ltr">
      {words}
    </span>
  )
}
