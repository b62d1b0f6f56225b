import { useTranslation } from 'react-i18next'
import { useMember } from '#client/platform/api/hooks.ts'
import type { SendRequest } from '#core/chat/rules.ts'
import styles from './composer.module.css'
import { useLeastPrice } from './least-price.ts'

const SHOW_LEFT_AT = 50

/** Characters that are left, once it begins to matter. */
const CharactersLeft = ({ length, lengthMax }: SendRequest) => {
  const { t } = useTranslation()
  const left = lengthMax - length
  if (left > SHOW_LEFT_AT) return null
  return (
    <span className={left < 0 ? styles.over : ''} role="status">
      {left < 0 ? t('chat.over', { count: -left }) : t('chat.left', { count: left })}
    </span>
  )
}

/** What one has and what it costs, where one looks before sending. */
export const Balance = ({ facts }: { facts: SendRequest }) => {
  const { t } = useTranslation()
  const { credits } = useMember()
  const price = useLeastPrice()
  return (
    <p className={styles.balance}>
      <span>{t('chat.balance', { credits: t('credits', { count: credits }) })}</span>
      {price && facts.cost > 0 && <span className={styles.euro}>{t('chat.euro', { price })}</span>}
      <CharactersLeft {...facts} />
    </p>
  )
}
