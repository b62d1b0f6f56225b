import { useMutation } from '@tanstack/react-query'
import { DemoMail } from '#client/parts/account/demo-mail.tsx'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { useForm } from '#client/platform/form/form.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { EmailField } from '#client/ui/email-field.tsx'
import styles from '#client/ui/form.module.css'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Notice } from '#client/ui/states.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import { mailChangeForm } from '#core/account/credentials/contract.ts'
import { MAIL_CHANGE_LINK_HOURS, MAIL_CHANGE_MAILS_PER_DAY } from '#core/account/rules.ts'
import { isUnconfirmed } from '#core/account/selectors.ts'
import { CurrentPasswordField } from './current-password-field.tsx'

/** Null: none waits any more. */
const showPending = (email: string | null) =>
  queryClient.setQueryData(userQuery.queryKey, (user) => {
    if (!user) return user
    const { email_pending: _before, ...rest } = user
    return email === null ? rest : { ...rest, email_pending: email }
  })

/** The new address that waits for its owner: its mail again, or leave it. */
const PendingEmail = ({ email }: { email: string }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const resend = useMutation({ mutationFn: () => call('POST /api/mail-change.php?resend=1') })
  const cancel = useMutation({
    mutationFn: () => call('DELETE /api/mail-change.php'),
    onSuccess: () => showPending(null),
  })
  const error = resend.error ?? cancel.error
  return (
    <>
      <Notice tone="good">
        <p>{t('mailChange.pending', { email, hours: MAIL_CHANGE_LINK_HOURS })}</p>
        <p className={layout.small}>{t('mailChange.limit', { max: MAIL_CHANGE_MAILS_PER_DAY })}</p>
        {resend.isSuccess && <p>{t('mailChange.resent')}</p>}
      </Notice>
      {error && <Notice tone="bad">{of(error)}</Notice>}
      <DemoMail />
      <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
        {t('mailChange.resend')}
      </Button>
      <Button variant="subtle" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        {t('mailChange.cancel')}
      </Button>
    </>
  )
}

const EmailForm = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const keyOf = useActionKey()
  const { values, errorOf, failure, sending, ref, set, submit } = useForm({
    initial: { email: '', password: '' },
    check: (typed) => errorsOf(mailChangeForm, typed),
    send: async (body) => {
      await call('POST /api/mail-change.php', { body, idempotencyKey: keyOf(body) })
      showPending(mailChangeForm.parse(body).email)
    },
  })
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      <EmailField
        label={t('mailChange.email')}
        autoComplete="email"
        value={values.email}
        error={errorOf('email')}
        onType={(email) => set('email', email)}
      />
      <CurrentPasswordField
        label={t('changePassword.old')}
        value={values.password}
        error={errorOf('password')}
        onChange={(event) => set('password', event.currentTarget.value)}
      />
      {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
      <Button type="submit" size="lg" loading={sending}>
        {t('mailChange.submit')}
      </Button>
    </form>
  )
}

/** Moves the account to another address, or corrects one that nobody has confirmed (ACC-11). */
export const Component = () => {
  const { t } = useTranslation()
  const { email, email_pending: pending, lifecycle } = useMember()
  const waits = isUnconfirmed(lifecycle)
  return (
    <Page width="narrow">
      <TaskHead title={t('security.email')} to={paths.settings()} back={t('security.back')} />
      <p>{waits ? t('mailChange.wrong', { email }) : t('mailChange.now', { email })}</p>
      {pending === undefined ? (
        <>
          <p>{t('mailChange.text')}</p>
          <EmailForm />
        </>
      ) : (
        <PendingEmail email={pending} />
      )}
    </Page>
  )
}
