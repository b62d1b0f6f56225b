import type { ReactNode } from 'react'
import { Refused } from '#client/platform/api/call-errors.ts'
import { useForm } from '#client/platform/form/form.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import styles from '#client/ui/form.module.css'
import { PasswordField } from '#client/ui/password-field.tsx'
import { Notice } from '#client/ui/states.tsx'
import { passwordProofForm } from '#core/account/credentials/contract.ts'

/** Whether a mailed link asks for the password first, because it was opened on another device. */
export const isPasswordNeeded = (error: unknown): boolean =>
  error instanceof Refused && error.refusal.error === 'password_needed'

type Props = {
  /** Why it is asked here. */
  why: string
  submit: string
  onProved: (password: string) => Promise<unknown>
  /** What to do without the password. */
  children: ReactNode
}

/**
 * A mailed link that is opened on another device than the one that asked for it: the mailbox alone
 * does not show that the account is its owner's, so the password is asked for (ACC-33).
 */
export const ProvePassword = ({ why, submit: label, onProved, children }: Props) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { values, errorOf, failure, sending, ref, set, submit } = useForm({
    initial: { password: '' },
    check: (typed) => errorsOf(passwordProofForm, typed),
    send: ({ password }) => onProved(password),
  })
  return (
    <>
      <h1>{t('activate.proveTitle')}</h1>
      <p>{why}</p>
      <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          label={t('activate.password')}
          autoComplete="current-password"
          data-autofocus
          autoFocus
          value={values.password}
          error={errorOf('password')}
          onChange={(event) => set('password', event.currentTarget.value)}
        />
        {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
        <Button type="submit" size="lg" loading={sending}>
          {label}
        </Button>
      </form>
      {children}
    </>
  )
}
