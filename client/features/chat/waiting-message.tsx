import { UnstyledButton } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Waiting } from '#client/parts/chat/outbox.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { ClockIcon } from '#client/ui/member-icons.tsx'
import styles from './conversation.module.css'

/** A message that the server does not have yet, with what its chart allows. */
export const WaitingMessage = ({ actor }: { actor: Waiting }) => {
  const { t } = useTranslation()
  const { refusal } = useWords()
  const at = useSelector(actor, (snapshot) => snapshot)
  const { body, why } = at.context
  const canRetry = at.can({ type: 'retry' })
  const canDiscard = at.can({ type: 'discard' })
  return (
    <li className={`${styles.message} ${styles.mine}`}>
      <span className={styles.body}>{body}</span>
      <span className={styles.meta} role="status">
        <ClockIcon size={14} />
        {t(`outbox.${at.value}`)}
      </span>
      {why && <span role="alert">{refusal({ error: why })}</span>}
      {(canRetry || canDiscard) && (
        <span className={styles.problem}>
          {canRetry && (
            <UnstyledButton onClick={() => actor.send({ type: 'retry' })}>
              {t('outbox.retry')}
            </UnstyledButton>
          )}
          {canDiscard && (
            <UnstyledButton onClick={() => actor.send({ type: 'discard' })}>
              {t('outbox.discard')}
            </UnstyledButton>
          )}
        </span>
      )}
    </li>
  )
}
