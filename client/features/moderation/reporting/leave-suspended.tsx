import { useState } from 'react'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { useForm } from '#client/platform/form/form.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Button } from '#client/ui/button.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { Notice } from '#client/ui/states.tsx'
import { leavingByLinkForm } from '#core/account/contract.ts'
import { DELETION_GRACE_DAYS } from '#core/account/rules.ts'
import type { SuspendedAccount } from '#core/moderation/reporting/contract.ts'
import styles from './safety.module.css'

type Props = { token: string; account: SuspendedAccount }

const useLeaving = ({ token, account: { paid } }: Props) => {
  const navigate = useNavigate()
  const keyOf = useActionKey()
  return useForm({
    initial: { password: '' },
    check: ({ password }) => errorsOf(leavingByLinkForm, { token, password }),
    send: async ({ password }) => {
      const body = { token, password }
      const { until } = await call('DELETE /api/user.php?link=1', {
        body,
        idempotencyKey: keyOf(body),
      })
      const state = { until, paid, isSuspended: true }
      await navigate(paths.accountDeleted(), { replace: true, state })
    },
  })
}

const LeavingForm = ({ close, ...props }: Props & { close: () => void }) => {
  const { t } = useTranslation('safety')
  const { t: inGeneral } = useTranslation()
  const { of } = useWords()
  const { values, errorOf, set, submit, sending, failure, ref } = useLeaving(props)
  return (
    <form ref={ref} className={styles.objection} onSubmit={submit} noValidate>
      <PasswordField
        label={inGeneral('form.password')}
        autoComplete="current-password"
        value={values.password}
        error={errorOf('password')}
        onChange={({ currentTarget }) => set('password', currentTarget.value)}
      />
      {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
      <div className={styles.ways}>
        <Button type="submit" variant="default" tall loading={sending}>
          {t('leave.title')}
        </Button>
        <Button variant="subtle" tall onClick={close}>
          {t('about.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** A suspended member cannot log in, and leaves here: what is lost, and what stays of the case. */
export const LeaveSuspended = ({ token, account }: Props) => {
  const { t } = useTranslation('safety')
  const { t: inGeneral } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { standing, credits } = account
  const what =
    standing === 'unconfirmed' ? t('leave.atOnce') : t('leave.text', { days: DELETION_GRACE_DAYS })
  return (
    <section className={styles.section} aria-labelledby="leave">
      <h2 id="leave">{t('leave.title')}</h2>
      {standing === 'leaving' ? (
        <p>{t('leave.leaving')}</p>
      ) : (
        <>
          <p>{what}</p>
          {credits > 0 && (
            <p>
              <strong>
                {t('leave.credits', { credits: inGeneral('credits', { count: credits }) })}
              </strong>
            </p>
          )}
          <p>{t('leave.case')}</p>
          {isOpen ? (
            <LeavingForm token={token} account={account} close={() => setIsOpen(false)} />
          ) : (
            <Button
              className={styles.leave ?? ''}
              variant="default"
              tall
              onClick={() => setIsOpen(true)}
            >
              {t('leave.title')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
