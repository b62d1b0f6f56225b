import { useSettings } from '#client/platform/api/hooks.ts'
import { formats } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { productNow } from '#client/platform/product-clock.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { DeskCaseView } from '#core/moderation/desk/contract.ts'
import { APPEAL_DAYS } from '#core/moderation/rules.ts'
import { creditRuleOf } from '#core/moderation/selectors.ts'
import { restrictionOf } from '#core/moderation/values.ts'
import { asksRule, type Choice, isReview, restricts } from './choices.ts'
import styles from './decide.module.css'
import type { Deciding } from './use-decision.ts'

const inDays = (days: number) => new Date(productNow() + days * DAY_MS).toISOString()

/** Whom it is about hears of what holds for them, and of their own objection. */
const isTold = ({ accused, appeal_by }: DeskCaseView, choice: Choice) => {
  if (!accused || choice === 'nothing_found') return false
  return !isReview(choice) || appeal_by === 'accused'
}

type Shown = Pick<Deciding, 'days' | 'rule' | 'facts' | 'letters' | 'language'> & { choice: Choice }

const rowsOf = (one: DeskCaseView, { choice, days, rule, facts, letters, language }: Shown) => {
  const { statement: said, moderationWords: words } = letters.mails
  const lasts = () => {
    if (!restricts(choice)) return said.lasts.nothing
    return days === null
      ? said.lasts.always
      : said.lasts.until({ until: formats(language).date(inDays(days)) })
  }
  return [
    [said.rows.facts, facts],
    [said.rows.rule, asksRule(choice) && rule ? words.rule[rule] : ''],
    [said.rows.found, words.found[one.found_by]],
    [said.rows.lasts, lasts()],
  ].filter(([, value]) => value !== '')
}

/** What the member will read, in their own language and the words of the letter itself. */
export const Preview = ({ one, shown }: { one: DeskCaseView; shown: Shown }) => {
  const { t } = useTranslation('desk')
  const site = useSettings().index_title
  const { choice, letters, language } = shown
  const { statement: said, moderationWords: words } = letters.mails
  if (!isTold(one, choice)) return <p className={styles.quiet}>{t('decide.quiet')}</p>
  const name = one.accused?.name ?? ''
  const credits = isReview(choice)
    ? null
    : creditRuleOf({
        restricts: restrictionOf[choice],
        holds: true,
        until: shown.days === null ? null : inDays(shown.days),
      })
  return (
    <section className={styles.preview} aria-label={t('decide.preview', { name })}>
      <p className={styles.quiet}>{t('decide.preview', { name })}</p>
      <div lang={language} className={styles.letter}>
        <p className={styles.subject}>
          {said.heading({ name, site, decision: words.decision[choice] })}
        </p>
        <p>{words.means[choice]}</p>
        <dl>
          {rowsOf(one, shown).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {credits && <p>{words.credits[credits]}</p>}
        {!isReview(choice) && (
          <p>{said.object({ until: formats(language).date(inDays(APPEAL_DAYS)) })}</p>
        )}
      </div>
      <p className={styles.quiet}>{t('decide.toReporter')}</p>
    </section>
  )
}
