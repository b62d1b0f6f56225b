import { FictionalLabel } from '#client/parts/discovery/fictional-label.tsx'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { productNow } from '#client/platform/product-clock.ts'
import { Link } from '#client/platform/router/link.tsx'
import { ageOn } from '#core/account/rules.ts'
import type { DeskCaseView } from '#core/moderation/desk/contract.ts'
import { isolate } from '#core/normalisation/direction.ts'
import styles from './case.module.css'

type Member = NonNullable<DeskCaseView['accused']>

/** Somebody's name and age, and the label of a profile that is invented. */
export const Named = ({ member }: { member: Member }) => {
  const today = new Date(productNow()).toISOString().slice(0, 'yyyy-mm-dd'.length)
  return (
    <p className={styles.named}>
      {isolate(member.name)}, {ageOn(today, member.born)} {member.fictional && <FictionalLabel />}
    </p>
  )
}

const Facts = ({ member }: { member: Member }) => {
  const { t } = useTranslation('desk')
  const { date } = useFormat()
  const said = (is: boolean) => (is ? t('who.yes') : t('who.no'))
  const facts = [
    [t('who.town'), member.town],
    [t('who.since'), date(member.since)],
    [t('who.language'), member.language.toUpperCase()],
    [t('who.premium'), said(member.premium)],
    [t('who.suspended'), said(member.suspended)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** `none`: what is said where nothing was; without it there is nothing then. */
type Decided = Pick<DeskCaseView, 'earlier'> & { none?: string }

/** What was decided on somebody before, each with the way to its case. */
export const Earlier = ({ earlier, none }: Decided) => {
  const { t } = useTranslation('desk')
  const { date } = useFormat()
  if (earlier.length === 0 && !none) return null
  return (
    <>
      <h3 className={styles.heading}>{t('who.earlier')}</h3>
      {earlier.length === 0 && <p className={styles.quiet}>{none}</p>}
      <ul className={styles.earlier} hidden={earlier.length === 0}>
        {earlier.map((one) => (
          <li key={`${one.case} ${one.at}`}>
            <Link to={laterPaths.deskCase(one.case)}>{t(`words.decision.${one.decision}`)}</Link>
            <span className={styles.quiet}>
              {[one.rule ? t(`words.rule.${one.rule}`) : '', date(one.at)]
                .filter((part) => part !== '')
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whom it is about, and what was decided on them before. */
export const Who = ({ one: { accused, earlier } }: { one: DeskCaseView }) => {
  const { t } = useTranslation('desk')
  return (
    <section>
      <h2 className={styles.heading}>{t('who.title')}</h2>
      {accused ? (
        <>
          <Named member={accused} />
          <Facts member={accused} />
          <Earlier earlier={earlier} none={t('who.earlierNone')} />
        </>
      ) : (
        <p>{t('who.nobody')}</p>
      )}
    </section>
  )
}
