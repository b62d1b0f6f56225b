import { useSettings } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { loadTexts } from '#client/platform/i18n/i18n.ts'
import { rulebook as texts } from '#client/platform/i18n/page-texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import {
  anchorOf,
  type Consequence,
  RULEBOOK_VERSION,
  type RuleGroup,
  type RuleId,
  ruleGroups,
  rulesOf,
} from '#core/moderation/rulebook.ts'
import styles from './rulebook.module.css'

export const loader = () => loadTexts(texts, 'rulebook')

/** Its place is named as statements of reasons name it, for as long as the rule is there. */
const Rule = ({ rule, consequence }: { rule: RuleId; consequence: Consequence }) => {
  const { t } = useTranslation('rulebook')
  return (
    <section id={anchorOf(rule)} className={styles.rule} aria-labelledby={rule}>
      <h3 id={rule}>{t(`rules.${rule}.title`)}</h3>
      <p>{t(`rules.${rule}.text`)}</p>
      <p className={`${layout.dimmed} ${layout.small}`}>
        <span className="visually-hidden">{t('outcome')}: </span>
        {t(`consequences.${consequence}`)}
      </p>
    </section>
  )
}

const Group = ({ group }: { group: RuleGroup }) => {
  const { t } = useTranslation('rulebook')
  return (
    <section className={styles.group} aria-labelledby={group}>
      <h2 id={group}>{t(`groups.${group}`)}</h2>
      {rulesOf(group).map(([rule, consequence]) => (
        <Rule key={rule} rule={rule} consequence={consequence} />
      ))}
    </section>
  )
}

/** How a decision comes about, and what one can do about it or about somebody else. */
const Afterwards = () => {
  const { t } = useTranslation('rulebook')
  const { support_email: email } = useSettings()
  return (
    <section className={styles.after}>
      <h2 id="decide">{t('after.decideTitle')}</h2>
      <p>{t('after.decide')}</p>
      <h2 id="object">{t('after.objectTitle')}</h2>
      <p>{t('after.object')}</p>
      <h2 id="report">{t('after.reportTitle')}</h2>
      <p>{t('after.report')}</p>
      <p>
        <a href={`mailto:${email}`}>{t('after.write', { email })}</a>
      </p>
    </section>
  )
}

/** The rules of the site, for everybody to read, with a place for each (LND-04). */
export const Component = () => {
  const { t } = useTranslation('rulebook')
  const { date } = useFormat()
  return (
    <Page width="reading">
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p className={`${layout.dimmed} ${layout.small}`}>
          {t('version', { date: date(`${RULEBOOK_VERSION}T12:00:00Z`) })}
        </p>
      </header>
      <nav className={styles.contents} aria-label={t('contents')}>
        {ruleGroups.map((group) => (
          <a key={group} href={`#${group}`}>
            {t(`groups.${group}`)}
          </a>
        ))}
        <a href="#object">{t('after.objectTitle')}</a>
      </nav>
      {ruleGroups.map((group) => (
        <Group key={group} group={group} />
      ))}
      <Afterwards />
      <PlainButton className={styles.print ?? ''} onClick={() => window.print()}>
        {t('print')}
      </PlainButton>
    </Page>
  )
}
