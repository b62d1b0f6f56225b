import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { forgetMember } from '#client/platform/api/session.ts'
import { useForm } from '#client/platform/form/form.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Choice } from '#client/ui/choice.tsx'
import styles from '#client/ui/form.module.css'
import { Page } from '#client/ui/page.tsx'
import { Notice } from '#client/ui/states.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import { leavingForm } from '#core/account/contract.ts'
import { type LeavingReason, leavingReasons } from '#core/account/leaving/rules.ts'
import { DELETION_GRACE_DAYS } from '#core/account/rules.ts'
import { isUnconfirmed } from '#core/account/selectors.ts'
import type { User } from '#core/contract/shapes.ts'
import { CurrentPasswordField } from '../credentials/current-password-field.tsx'
import leaving from './leave.module.css'
import { LeavingSolution } from './leaving-solution.tsx'
import { loadStayOffer } from './stay-offer.tsx'

export const loader = async () => {
  await loadStayOffer()
  return null
}

type FormValues = { reason: LeavingReason | ''; password: string }
const blank: FormValues = { reason: '', password: '' }

const useLeaving = (user: User) => {
  const navigate = useNavigate()
  const keyOf = useActionKey()
  return useForm({
    initial: blank,
    check: (typed) => errorsOf(leavingForm, typed),
    send: async ({ reason, password }) => {
      const body = { reason: reason as LeavingReason, password }
      const idempotencyKey = keyOf(body)
      const { until } = await call('DELETE /api/user.php', { body, idempotencyKey })
      await forgetMember(user.id)
      const state = { until, paid: user.paid_user }
      await navigate(paths.accountDeleted(), { replace: true, state })
    },
  })
}

/** What leaving means: nobody who has not confirmed an address can be written to. */
const Meaning = ({ user }: { user: User }) => {
  const { t } = useTranslation()
  if (isUnconfirmed(user.lifecycle)) {
    return (
      <>
        <p>{t('leaving.atOnce')}</p>
        <p>{t('leaving.creditsAtOnce')}</p>
      </>
    )
  }
  const days = { days: DELETION_GRACE_DAYS }
  return (
    <ol className={leaving.course}>
      <li>
        <strong>{t('leaving.today')}</strong>
        <p>{t('leaving.todayText')}</p>
      </li>
      <li>
        <strong>{t('leaving.grace', days)}</strong>
        <p>{t('leaving.graceText')}</p>
      </li>
      <li>
        <strong>{t('leaving.after')}</strong>
        <p>
          {t('leaving.afterText')} {t('leaving.credits')}
        </p>
      </li>
    </ol>
  )
}

/** A reason, one offer that may help, and the way out just as near (promise H4). */
export const Component = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const user = useMember()
  const { values, errorOf, set, submit, sending, failure, ref } = useLeaving(user)
  return (
    <Page width="narrow">
      <TaskHead title={t('leaving.title')} to={paths.settings()} back={t('security.back')} />
      <form ref={ref} className={`${styles.form} ${leaving.form}`} onSubmit={submit} noValidate>
        <Choice
          shape="chips"
          legend={t('leaving.why')}
          name="reason"
          options={leavingReasons.map((value) => ({ value, text: t(`leaving.reason.${value}`) }))}
          value={values.reason}
          error={errorOf('reason')}
          onChange={(value) => set('reason', value)}
        />
        {values.reason && <LeavingSolution reason={values.reason} />}
        <h2 className={leaving.how}>{t('leaving.how')}</h2>
        {user.credits > 0 && (
          <p>
            <strong>
              {t('leaving.creditsLeft', { credits: t('credits', { count: user.credits }) })}
            </strong>
          </p>
        )}
        <Meaning user={user} />
        <p>
          {t('withdrawal.leaving')} <Link to={paths.withdraw()}>{t('withdrawal.here')}</Link>
        </p>
        <CurrentPasswordField
          value={values.password}
          error={errorOf('password')}
          onChange={(event) => set('password', event.currentTarget.value)}
        />
        {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
        <div className={leaving.ways}>
          <Button component={Link} to={paths.settings()} size="lg" variant="default">
            {t('leaving.stay')}
          </Button>
          <Button type="submit" size="lg" variant="default" loading={sending}>
            {t('leaving.submit')}
          </Button>
        </div>
      </form>
    </Page>
  )
}
