import { useSettings } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { type Allowance, plan } from '#core/kernel/plan.ts'
import styles from './plan-table.module.css'

const useAllowance = () => {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { message_credits, chat_history_messages } = useSettings()
  return (allowance: Allowance) => {
    if (typeof allowance === 'number') return number(allowance)
    if (allowance === 'message_credits') return t('credits', { count: message_credits })
    if (allowance === 'history') {
      if (chat_history_messages === undefined) return t('premium.plan.unlimited')
      return t('premium.plan.latest', { number: number(chat_history_messages) })
    }
    return t(`premium.plan.${allowance}`)
  }
}

/** What is free and what is Premium, feature by feature, as the rules have it. */
export const PlanTable = () => {
  const { t } = useTranslation()
  const words = useAllowance()
  return (
    <table className={styles.plan}>
      <caption>{t('premium.plan.title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('premium.plan.feature')}</span>
          </th>
          <th scope="col">{t('premium.plan.free')}</th>
          <th scope="col">{t('premium.title')}</th>
        </tr>
      </thead>
      <tbody>
        {plan.map(({ feature, free, premium }) => (
          <tr key={feature} data-differs={words(free) !== words(premium)}>
            <th scope="row">{t(`premium.plan.of.${feature}`)}</th>
            <td>{words(free)}</td>
            <td>{words(premium)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
