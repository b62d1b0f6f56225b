import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { TextField, type TextFieldProps } from '#client/ui/field.tsx'

type Props = Omit<TextFieldProps, 'onChange'> & { onType: (email: string) => void }

/** An address; unless said otherwise that of an account, which a browser can fill in. */
export const EmailField = ({ onType, ...props }: Props) => {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('form.email')}
      type="email"
      data-field="email"
      inputMode="email"
      autoComplete="username"
      {...props}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
