import { useSelector } from '@xstate/react'
import type { Draft, Waiting } from '#client/parts/chat/outbox.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { ClockIcon } from '#client/ui/member-icons.tsx'
import motion from '#client/ui/motion.module.css'
import { useOnline } from '#client/ui/online.ts'
import { messageCost } from '#core/chat/selectors.ts'
import styles from './conversation.module.css'
import { GiftBubble } from './gift-bubble.tsx'
import { Quoted } from './quoted.tsx'
import { WaitingPhoto } from './waiting-photo.tsx'

/** That it is safe, what will be done, and what it will cost. */
const Kept = ({ gift, photo }: Pick<Draft, 'gift' | 'photo'>) => {
  const { t } = useTranslation()
  const count = messageCost(useSettings(), { gift, photo })
  return (
    <span className={styles.kept}>
      {t('outbox.kept')} {count > 0 && t('outbox.keptCost', { price: t('credits', { count }) })}
    </span>
  )
}

/** A message that the server does not have yet, with what its chart allows. */
export const WaitingMessage = ({ actor }: { actor: Waiting }) => {
  const { t } = useTranslation()
  const { refusal } = useWords()
  const online = useOnline()
  const at = useSelector(actor, (snapshot) => snapshot)
  const { id, body, gift, photo, why, replyTo } = at.context
  const canDiscard = at.can({ type: 'discard' })
  const waits = at.value === 'waiting'
  /** Without a connection it is sent as soon as there is one, and not before. */
  const canRetry = at.can({ type: 'retry' }) && (online || !waits)
  /** With a connection it is the site that is waited for. */
  const state = waits && online ? 'unanswered' : at.value
  return (
    <li
      className={`${styles.message} ${styles.mine} ${styles.waiting} ${motion.arrives}`}
      data-ends="true"
    >
      {photo && <WaitingPhoto id={id} />}
      {gift ? (
        <GiftBubble gift={gift} words={body} own told={t('gift.fromYou')} />
      ) : photo ? null : (
        <span className={styles.body} dir="auto">
          {replyTo !== undefined && <Quoted seq={replyTo} />}
          {body}
        </span>
      )}
      <span className={styles.meta} role="status" data-state={at.value}>
        <ClockIcon size={16} />
        {t(`outbox.${state}`)}
      </span>
      {waits && <Kept gift={gift} photo={photo} />}
      {why && <span role="alert">{refusal({ error: why })}</span>}
      {(canRetry || canDiscard) && (
        <span className={styles.problem}>
          {canRetry && (
            <PlainButton onClick={() => actor.send({ type: 'retry' })}>
              {t('outbox.retry')}
            </PlainButton>
          )}
          {canDiscard && (
            <PlainButton onClick={() => actor.send({ type: 'discard' })}>
              {t('outbox.discard')}
            </PlainButton>
          )}
        </span>
      )}
    </li>
  )
}
