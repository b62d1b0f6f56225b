import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { DeskCaseView } from '#core/moderation/desk/contract.ts'
import styles from './case.module.css'

/** What was decided on this case and what was objected to it, in the order in which it came. */
export const History = ({ one: { statements, appeals } }: { one: DeskCaseView }) => {
  const { t } = useTranslation('desk')
  const { moment } = useFormat()
  if (statements.length === 0 && appeals.length === 0) return null
  const told = [
    ...statements.map((statement) => ({
      at: statement.at,
      title: t(`words.decision.${statement.decision}`),
      more: [
        statement.days === null ? '' : t('history.days', { count: statement.days }),
        statement.rule ? t(`words.rule.${statement.rule}`) : '',
      ],
      words: statement.facts,
    })),
    ...appeals.map(({ at, party, words }) => ({
      at,
      title: t('history.objection'),
      more: [t(`history.${party}`)],
      words,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at))
  return (
    <section>
      <h2 className={styles.heading}>{t('history.title')}</h2>
      <ol className={styles.history}>
        {told.map(({ at, title, more, words }) => (
          <li key={`${at} ${title}`}>
            <p className={styles.told}>{title}</p>
            <p className={styles.quiet}>
              {[...more.filter((part) => part !== ''), moment(at)].join(', ')}
            </p>
            {words !== '' && (
              <blockquote className={styles.said} dir="auto">
                {words}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
