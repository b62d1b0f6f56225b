import '#client/ui/inputs.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import styles from '#client/ui/form.module.css'
import { useForm } from '#client/ui/form.ts'
import { Page } from '#client/ui/page.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { errorsOf } from '#client/ui/schema-errors.ts'
import { Notice } from '#client/ui/states.tsx'
import { passwordForm } from '#core/account/credentials/contract.ts'
import { NewPasswordFields, twiceErrors } from './new-password-fields.tsx'

const Change = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation()
  const { of, field } = useWords()
  const { min_age } = useSettings()
  const { email } = useMember()
  const keyOf = useActionKey()
  const { values, errors, failure, sending, ref, set, submit } = useForm({
    initial: { old_password: '', password: '', again: '' },
    check: (typed) => ({ ...twiceErrors(typed), ...errorsOf(passwordForm, typed) }),
    send: async ({ old_password, password }) => {
      const body = { old_password, password }
      await call('PUT /api/password.php', { body, idempotencyKey: keyOf(body) })
      onDone()
    },
  })
  const wrong = (name: string) => {
    const code = errors[name]
    return code && field(code, min_age)
  }
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('changePassword.old')}
        autoComplete="current-password"
        value={values.old_password}
        error={wrong('old_password')}
        onChange={(event) => set('old_password', event.currentTarget.value)}
      />
      <NewPasswordFields values={values} wrong={wrong} set={set} />
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
      <h1>{t('security.password')}</h1>
      {done ? (
        <Notice tone="good">{t('changePassword.done')}</Notice>
      ) : (
        <>
          <p>{t('changePassword.text')}</p>
          <Change onDone={() => setDone(true)} />
        </>
      )}
      <p>
        <Link to={paths.settings()}>{t('security.back')}</Link>
      </p>
    </Page>
  )
}
