import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PasswordField } from '#client/ui/password-field.tsx'
import { PASSWORD_LENGTH_MIN } from '#core/account/rules.ts'
import { normalizePassword } from '#core/normalisation/password.ts'

export type NewPassword = { password: string; again: string }

/** What is wrong with a password that is typed twice; the server gets it once. */
export const twiceErrors = ({ password, again }: NewPassword): Record<string, string> =>
  normalizePassword(password) === normalizePassword(again) ? {} : { again: 'passwords_differ' }

type Props = {
  values: NewPassword
  errorOf: (name: keyof NewPassword) => string | undefined
  set: (name: keyof NewPassword, value: string) => void
}

/** A new password, typed twice (product spec, section 5). */
export const NewPasswordFields = ({ values, errorOf, set }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <PasswordField
        label={t('reset.new')}
        description={t('form.passwordHint', { min: PASSWORD_LENGTH_MIN })}
        autoComplete="new-password"
        value={values.password}
        error={errorOf('password')}
        onChange={(event) => set('password', event.currentTarget.value)}
      />
      <PasswordField
        label={t('reset.repeat')}
        autoComplete="new-password"
        value={values.again}
        error={errorOf('again')}
        data-field="again"
        onChange={(event) => set('again', event.currentTarget.value)}
      />
    </>
  )
}
