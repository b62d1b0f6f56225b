import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { EyeIcon } from './icons.tsx'
import styles from './password-field.module.css'

/** A password, hidden until one wants to see it. */
export const PasswordField = (props: TextInputProps) => {
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
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSection={toggle}
      rightSectionWidth={48}
      rightSectionPointerEvents="all"
    />
  )
}
