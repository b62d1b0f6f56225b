import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { Message } from '#core/chat/contract.ts'
import type { Found } from '#core/chat/warnings/values.ts'
import styles from './conversation.module.css'
import { GiftBubble } from './gift-bubble.tsx'
import { PhotoBubble } from './photo-bubble.tsx'
import { Quoted } from './quoted.tsx'
import { usePress } from './use-press.ts'
import { Words } from './words.tsx'

/** `name`: of the other member; `found`: what one does well to look at twice. */
type SaidProps = { message: Message; own: boolean; name: string; found: readonly Found[] }

/** What was said: words, a gift, a photo, or that it was taken away; a press on it asks what to do with it. */
export const Said = ({ message, own, name, found }: SaidProps) => {
  const { t } = useTranslation()
  const press = usePress(message)
  const { state, type, gift, body, reply_to, quoted } = message
  if (state === 'removed')
    return <span className={`${styles.body} ${styles.removed}`}>{t('gone.removed')}</span>
  const words = body && <Words text={body} found={found} />
  if (gift !== null) {
    const told = own ? t('gift.fromYou') : t('gift.from', { name })
    return (
      <span {...press}>
        <GiftBubble gift={gift} words={words} own={own} told={told} />
      </span>
    )
  }
  if (type === 'photo') {
    return (
      <span {...press}>
        <PhotoBubble message={message} own={own} name={name} words={words} />
      </span>
    )
  }
  return (
    <span className={styles.body} dir="auto" {...press}>
      {reply_to !== undefined && <Quoted seq={reply_to} quoted={quoted} />}
      {words}
    </span>
  )
}
