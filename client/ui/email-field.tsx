import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

type Props = Omit<TextInputProps, 'onChange'> & { onType: (email: string) => void }

/** An address; unless said otherwise that of an account, which a browser can fill in. */
export const EmailField = ({ onType, ...props }: Props) => {
  const { t } = useTranslation()
  return (
    <TextInput
      label={t('form.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      {...props}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
