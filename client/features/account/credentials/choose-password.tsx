import { Refused } from '#client/platform/api/call-errors.ts'
import { useForm } from '#client/platform/form/form.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import styles from '#client/ui/form.module.css'
import { PasswordField } from '#client/ui/password-field.tsx'
import { Notice } from '#client/ui/states.tsx'
import { newPasswordForm } from '#core/account/credentials/contract.ts'
import { PASSWORD_LENGTH_MIN } from '#core/account/rules.ts'

/** Whose profile name it is that a link would confirm, where it asks for a password first. */
export const nameWithoutPassword = (error: unknown): string | null =>
  error instanceof Refused && error.refusal.error === 'password_needed'
    ? (error.refusal.name ?? '')
    : null

type Props = {
  name: string
  /** Why it is asked here, and what if the name is somebody else's. */
  why: string
  notYou: string
  submit: string
  /** With the password that counts from then on. */
  onChosen: (password: string) => Promise<unknown>
}

/**
 * A mailed link that was opened on another device than it was asked for on: whoever opens it
 * chooses the password, so that nobody knows it who only knew the address.
 */
export const ChoosePassword = ({ name, why, notYou, submit: label, onChosen }: Props) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { values, errorOf, failure, sending, ref, set, submit } = useForm({
    initial: { password: '' },
    check: (typed) => errorsOf(newPasswordForm, typed),
    send: ({ password }) => onChosen(password),
  })
  return (
    <>
      <h1>{t('activate.chooseTitle', { name })}</h1>
      <p>{why}</p>
      <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          label={t('activate.password')}
          description={t('form.passwordHint', { min: PASSWORD_LENGTH_MIN })}
          autoComplete="new-password"
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
      <p>{notYou}</p>
    </>
  )
}
