import type { ReactNode } from 'react'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { StatementView } from '#core/moderation/reporting/contract.ts'
import type { ObjectionState } from '#core/moderation/reporting/objection.ts'
import { creditRuleOf, isUndelivered } from '#core/moderation/selectors.ts'
import { Objection } from './objection.tsx'
import styles from './safety.module.css'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd dir="auto">{children}</dd>
  </div>
)

/** For how long it holds; nothing where it restricts nothing. */
const Term = ({ restricts, holds, until }: StatementView) => {
  const { t } = useTranslation('safety')
  const { moment } = useFormat()
  if (restricts === null) return null
  const words = () => {
    if (!holds) return t('about.ended')
    return until ? t('about.until', { until: moment(until) }) : t('about.always')
  }
  return <Fact name={t('about.lasts')}>{words()}</Fact>
}

/** What becomes of the credits of who is kept out: they can withdraw here without logging in. */
const Credits = (statement: StatementView) => {
  const { t } = useTranslation('safety')
  const rule = creditRuleOf(statement)
  if (!rule) return null
  return (
    <p className={styles.small}>
      {t(`credits.${rule}`)} {t('credits.withdraw')}{' '}
      <Link to={paths.withdrawByMail()}>{t('credits.withdrawHere')}</Link>
    </p>
  )
}

type Props = {
  statement: StatementView
  objection: ObjectionState
  /** What is said of an objection that was made, where its answer cannot be seen. */
  waiting?: string
  object: (words: string, idempotencyKey: string) => Promise<unknown>
  /** It is all there is on the page. */
  isAlone?: boolean
}

/** How one can object, or what became of it; and who else can be asked. */
const Objecting = ({ statement, objection, waiting, object, isAlone }: Props) => {
  const { t } = useTranslation('safety')
  const { date } = useFormat()
  const { appeal_until: until, appealed_at: madeAt } = statement
  if (objection === 'none') return null
  if (objection !== 'open') {
    const told = objection === 'waiting' ? waiting : undefined
    return (
      <div role="status">
        {madeAt && <p className={styles.small}>{t('about.madeAt', { date: date(madeAt) })}</p>}
        <p>{told ?? t(`about.state.${objection}`)}</p>
      </div>
    )
  }
  return (
    <div className={styles.objecting} data-alone={isAlone || undefined}>
      <div>
        <h4>{t('about.object')}</h4>
        {until && <p>{t('about.objectText', { until: date(until) })}</p>}
      </div>
      <p className={styles.small}>{t('about.elsewhere')}</p>
      <div className={styles.dock}>
        <Objection
          about={statement.id}
          words={{
            open: t('about.objectButton'),
            ask: t('about.objectWords'),
            send: t('about.objectSend'),
          }}
          isMain={isAlone ?? false}
          send={object}
        />
      </div>
    </div>
  )
}

/** What was decided about somebody, why, and what they can do about it (MOD-01). */
export const Statement = (props: Props) => {
  const { t } = useTranslation('safety')
  const { date } = useFormat()
  const { statement } = props
  const { decision, rule, facts, found_by, number, at, is_new, subject } = statement
  return (
    <article className={styles.statement} aria-labelledby={statement.id}>
      <p className={styles.line}>
        <span>{t('about.number', { number })}</span>
        <time dateTime={at}>{date(at)}</time>
      </p>
      <div>
        <h3 id={statement.id} className={styles.decision}>
          {t(`decision.${decision}`)}
          {is_new && <span className={styles.fresh}>{t('about.fresh')}</span>}
        </h3>
        <p className={styles.small}>
          {t(isUndelivered(statement) ? 'undelivered' : `means.${decision}`)}
        </p>
      </div>
      <dl className={styles.facts}>
        <Fact name={`${t('about.facts')} · ${t(`subject.${subject}`)}`}>{facts}</Fact>
        {rule && (
          <Fact name={t('about.rule')}>
            <Link to={{ pathname: laterPaths.rules(), hash: rule }}>{t(`rule.${rule}`)}</Link>
          </Fact>
        )}
        <Fact name={t('about.found')}>{t(`found.${found_by}`)}</Fact>
        <Term {...statement} />
      </dl>
      <Credits {...statement} />
      <Objecting {...props} />
    </article>
  )
}
