import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { TextFieldProps } from '#client/ui/field.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'

/** The password of who is logged in, asked once more before something that matters. */
export const CurrentPasswordField = (props: TextFieldProps) => {
  const { t } = useTranslation()
  return (
    <PasswordField
      label={t('form.password')}
      description={t('leaving.passwordHint')}
      autoComplete="current-password"
      {...props}
    />
  )
}
