import type { KeyboardEvent } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { HeartIcon } from '#client/ui/icons.tsx'
import { MoreIcon } from '#client/ui/member-icons.tsx'
import type { Message } from '#core/chat/contract.ts'
import { useMessageActions } from './message-actions.tsx'
import styles from './message-extras.module.css'

/** The keyboard comes to one of them, the latest, and goes on to the others by its arrows. */
const toNext = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!step) return
  const all = [...document.querySelectorAll<HTMLElement>('[data-options]')]
  const next = all[all.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

type Props = { message: Message; own: boolean; isLatest: boolean }

/** The heart that a message was given, and the button of its menu. */
export const MessageExtras = ({ message, own, isLatest }: Props) => {
  const { t } = useTranslation()
  const { openMenu } = useMessageActions()
  if (message.state === 'removed') return null
  return (
    <>
      {message.hearted && (
        <span className={styles.heart}>
          <HeartIcon size={14} />
          <span className="visually-hidden">{t(own ? 'said.gotHeart' : 'said.gaveHeart')}</span>
        </span>
      )}
      <PlainButton
        className={styles.options}
        data-options
        tabIndex={isLatest ? 0 : -1}
        aria-haspopup="dialog"
        aria-label={t('said.menu')}
        onKeyDown={toNext}
        onClick={() => openMenu(message)}
      >
        <MoreIcon size={20} />
      </PlainButton>
    </>
  )
}
