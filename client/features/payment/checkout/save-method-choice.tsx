import { useId } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import form from '#client/ui/form.module.css'

type Props = { isKept: boolean; onChange: (isKept: boolean) => void }

/** Consent to keep a way of paying (PAY-04): nobody gives it by overlooking it. */
export const SaveMethodChoice = ({ isKept, onChange }: Props) => {
  const { t } = useTranslation()
  const hintId = useId()
  return (
    <div>
      <label className={form.agree}>
        <input
          type="checkbox"
          checked={isKept}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {t('repeat.keep')}
      </label>
      <p id={hintId} className={form.hint}>
        {t('repeat.keepText')}
      </p>
    </div>
  )
}
