import { useRef } from 'react'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { TextArea } from '#client/ui/field.tsx'
import { ABOUT_LENGTH_MAX } from '#core/account/rules.ts'
import styles from './about-field.module.css'

const beginnings = ['sunday', 'wake', 'friends'] as const

type Props = { value: string; error: string | undefined; onChange: (text: string) => void }

/** What one tells of oneself; an empty page has a few beginnings to choose from. */
export const AboutField = ({ value, error, onChange }: Props) => {
  const { t } = useTranslation()
  const { number } = useFormat()
  const around = useRef<HTMLDivElement>(null)
  const begin = (text: string) => {
    onChange(text)
    requestAnimationFrame(() => {
      const field = around.current?.querySelector('textarea')
      field?.focus()
      field?.setSelectionRange(text.length, text.length)
    })
  }
  return (
    <div ref={around} className={styles.about}>
      <TextArea
        id="own-about"
        label={t('profile.about')}
        description={t('own.length', {
          length: number(value.length),
          max: number(ABOUT_LENGTH_MAX),
        })}
        rows={5}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value === '' && (
        <fieldset className={styles.beginnings}>
          <legend>{t('own.beginWith')}</legend>
          {beginnings.map((one) => (
            <PlainButton key={one} onClick={() => begin(`${t(`own.begin.${one}`)} `)}>
              {t(`own.begin.${one}`)}…
            </PlainButton>
          ))}
        </fieldset>
      )}
    </div>
  )
}
