import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { DeskCaseView } from '#core/moderation/desk/contract.ts'
import styles from './case.module.css'

/** What is counted of somebody's first messages; their words are shown to nobody (MOD-05). */
export const Signs = ({ signs }: { signs: NonNullable<DeskCaseView['signs']> }) => {
  const { t } = useTranslation('desk')
  const messages = (count: number) => t('signs.messages', { count })
  const counted = [
    [t('signs.held'), messages(signs.held)],
    ...signs.shown.map((one) => [t(`signs.${one.sign}`), messages(one.messages)]),
    [t('signs.begun'), String(signs.begun_in_day)],
    [t('signs.reported'), String(signs.reported)],
  ]
  return (
    <section>
      <h2 className={styles.heading}>{t('signs.title')}</h2>
      <dl className={styles.facts}>
        {counted.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t('signs.goes')}</p>
      <p className={styles.quiet}>{t('signs.text')}</p>
    </section>
  )
}
