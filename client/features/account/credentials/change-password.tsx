import { useState } from 'react'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { useForm } from '#client/platform/form/form.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import styles from '#client/ui/form.module.css'
import { Page } from '#client/ui/page.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { Notice } from '#client/ui/states.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import { passwordForm } from '#core/account/credentials/contract.ts'
import { NewPasswordFields, twiceErrors } from './new-password-fields.tsx'

const PasswordForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { email } = useMember()
  const keyOf = useActionKey()
  const { values, errorOf, failure, sending, ref, set, submit } = useForm({
    initial: { old_password: '', password: '', again: '' },
    check: (typed) => ({ ...twiceErrors(typed), ...errorsOf(passwordForm, typed) }),
    send: async ({ old_password, password }) => {
      const body = { old_password, password }
      await call('PUT /api/password.php', { body, idempotencyKey: keyOf(body) })
      onDone()
    },
  })
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('changePassword.old')}
        autoComplete="current-password"
        value={values.old_password}
        error={errorOf('old_password')}
        data-field="old_password"
        onChange={(event) => set('old_password', event.currentTarget.value)}
      />
      <NewPasswordFields values={values} errorOf={errorOf} set={set} />
      {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
      <Button type="submit" size="lg" loading={sending}>
        {t('reset.doSubmit')}
      </Button>
      <p>
        <Link to={paths.resetPassword()}>{t('changePassword.forgot')}</Link>
      </p>
    </form>
  )
}

/** With the old password; every other device is logged out (ACC-10, ACC-20). */
export const Component = () => {
  const { t } = useTranslation()
  const [done, setDone] = useState(false)
  return (
    <Page width="narrow">
      <TaskHead title={t('security.password')} to={paths.settings()} back={t('security.back')} />
      {done ? (
        <Notice tone="good">{t('changePassword.done')}</Notice>
      ) : (
        <>
          <p>{t('changePassword.text')}</p>
          <PasswordForm onDone={() => setDone(true)} />
        </>
      )}
    </Page>
  )
}
