import { useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { TextField, type TextFieldProps } from '#client/ui/field.tsx'
import { EyeIcon } from './icons.tsx'
import styles from './password-field.module.css'

/** A password, hidden until one wants to see it. */
export const PasswordField = (props: TextFieldProps) => {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t('form.showPassword')}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <EyeIcon />
    </button>
  )
  return (
    <TextField
      data-field="password"
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      beside={toggle}
    />
  )
}
