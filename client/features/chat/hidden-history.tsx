import { useSettings } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { Conversation } from '#core/chat/contract.ts'
import styles from './hidden-history.module.css'

/** Where the messages end that a free member is shown: how many there are before, and why. */
export const HiddenHistory = ({ conversation }: { conversation: Conversation }) => {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { chat_history_messages } = useSettings()
  const { hidden_by_limit, older } = conversation
  if (hidden_by_limit === 0 || older) return null
  return (
    <p className={styles.hidden}>
      <Link to={paths.premium()}>{t('chat.hidden', { count: hidden_by_limit })}</Link>
      {chat_history_messages !== undefined && (
        <span>{t('chat.hiddenWhy', { shown: number(chat_history_messages) })}</span>
      )}
    </p>
  )
}
