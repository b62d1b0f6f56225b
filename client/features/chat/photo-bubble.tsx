import { useMutation } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { openPhoto } from '#client/parts/chat/message-changes.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { EyeIcon } from '#client/ui/icons.tsx'
import { lazyPart } from '#client/ui/lazy-part.ts'
import { useWhenOnline } from '#client/ui/online.ts'
import { showMessage } from '#client/ui/toasts.ts'
import type { Message } from '#core/chat/contract.ts'
import { chatImageOf } from '#core/photo/views.ts'
import { useMessageActions } from './message-actions.tsx'
import styles from './photo.module.css'

const OnePhoto = lazyPart(async () => (await import('#client/parts/photo/one-photo.tsx')).OnePhoto)

type Props = { message: Message; own: boolean; name: string }

/** Of a photo that one got and has not opened: its colours, and the way to open it. */
const Closed = ({ message: { id, seq }, name }: Omit<Props, 'own'>) => {
  const { t } = useTranslation()
  const { conversation } = useMessageActions()
  const open = useMutation({
    mutationFn: () => openPhoto(conversation.id, { id, seq }),
    onError: () => void showMessage(t('chatPhoto.openFailed')),
  })
  return (
    <span className={styles.frame}>
      <img src={chatImageOf(id).blurred} alt={t('chatPhoto.from', { name })} loading="lazy" />
      <PlainButton className={styles.open} disabled={open.isPending} onClick={() => open.mutate()}>
        <EyeIcon size={20} />
        {t('chatPhoto.open')}
      </PlainButton>
      <span className={styles.foot}>{t('chatPhoto.onlyYou')}</span>
    </span>
  )
}

/** One's own, or one that was opened: a touch shows it large. Without a connection nothing is gone. */
const Open = ({ message: { id }, own, name }: Props) => {
  const { t } = useTranslation()
  const [isLarge, setIsLarge] = useState(false)
  const [isGone, setIsGone] = useState(false)
  const [tries, setTries] = useState(0)
  useWhenOnline(() => setTries(tries + 1))
  const words = own ? t('chatPhoto.fromYou') : t('chatPhoto.from', { name })
  if (isGone) return <span className={styles.gone}>{t('chatPhoto.gone')}</span>
  return (
    <>
      <PlainButton
        className={styles.frame}
        aria-label={t('chatPhoto.larger', { photo: words })}
        aria-haspopup="dialog"
        onClick={() => setIsLarge(true)}
      >
        <img
          key={tries}
          src={chatImageOf(id).thumb}
          alt=""
          loading="lazy"
          onError={() => navigator.onLine && setIsGone(true)}
        />
      </PlainButton>
      {isLarge && (
        <Suspense fallback={null}>
          <OnePhoto path={chatImageOf(id).full} name={words} onClose={() => setIsLarge(false)} />
        </Suspense>
      )}
    </>
  )
}

/** A photo among the messages, and what was said with it. */
export const PhotoBubble = ({ words, ...props }: Props & { words: ReactNode }) => {
  const { message, own } = props
  return (
    <span className={styles.bubble}>
      {own || message.opened ? <Open {...props} /> : <Closed {...props} />}
      {words && <span className={styles.body}>{words}</span>}
    </span>
  )
}
