import { useChartWords } from '#client/parts/charts/words.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { mails as mailWords } from '#core/charts/causes.ts'
import type { MailTemplate } from '#core/kernel/jobs.ts'
import type { MemberFileView } from '#core/moderation/support/contract.ts'
import { numberOf } from '#core/moderation/views.ts'
import styles from './support.module.css'
import type { Help } from './support-queries.ts'

type Mail = NonNullable<MemberFileView['mails']>[number]

const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(mailWords, name)

/** Which mail, when, and whether it went: never what it says, nor where its link leads. */
export const Mails = ({ mails, help }: { mails: Mail[]; help: (asked: Help) => void }) => {
  const { t } = useTranslation('desk')
  const { of } = useChartWords()
  const { moment } = useFormat()
  return (
    <section className={styles.part}>
      <h2>{t('member.mails')}</h2>
      {mails.length === 0 && <p className={styles.quiet}>{t('member.noMails')}</p>}
      <ul className={styles.rows}>
        {mails.map(({ id, template, at, done, state }) => (
          <li key={id}>
            <span className={styles.at}>{moment(at)}</span>
            <span>{isTemplate(template) ? of(mailWords[template]) : template}</span>
            <span className={styles.end} data-bad={state === 'failed' ? true : undefined}>
              {t(`member.mail.${state}`, { at: done ? moment(done) : '' })}
            </span>
            {state === 'failed' && (
              <Button
                variant="default"
                size="sm"
                onClick={() => help({ act: 'retry_mail', mail: id })}
              >
                {t('member.retry_mail')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Consents = ({ consents }: { consents: NonNullable<MemberFileView['consents']> }) => {
  const { t } = useTranslation('desk')
  const { moment } = useFormat()
  return (
    <div>
      <dt>{t('member.consents')}</dt>
      <dd>
        {consents.length === 0 && t('member.noConsents')}
        {consents.map(({ version, given, withdrawn }) => (
          <p key={given}>
            {withdrawn
              ? t('member.withdrawn', { version, withdrawn: moment(withdrawn) })
              : t('member.consent', { version, given: moment(given) })}
          </p>
        ))}
      </dd>
    </div>
  )
}

export const Cases = ({ cases }: { cases: NonNullable<MemberFileView['cases']> }) => {
  const { t } = useTranslation('desk')
  const { moment } = useFormat()
  return (
    <section className={styles.part}>
      <h2>{t('member.cases')}</h2>
      {cases.length === 0 && <p className={styles.quiet}>{t('member.noCases')}</p>}
      <ul className={styles.rows}>
        {cases.map(({ id, at, decision }) => (
          <li key={id}>
            <span className={styles.at}>{moment(at)}</span>
            <Link to={laterPaths.deskCase(id)}>{numberOf(id)}</Link>
            <span className={styles.end}>{decision && t(`words.decision.${decision}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is left to know: how many devices, and what was agreed to. */
export const More = ({ devices, consents }: Pick<MemberFileView, 'devices' | 'consents'>) => {
  const { t } = useTranslation('desk')
  return (
    <section className={styles.part}>
      <h2>{t('member.more')}</h2>
      <dl className={styles.facts}>
        {devices !== null && (
          <div>
            <dt>{t('member.devices')}</dt>
            <dd>{devices}</dd>
          </div>
        )}
        {consents && <Consents consents={consents} />}
      </dl>
    </section>
  )
}
