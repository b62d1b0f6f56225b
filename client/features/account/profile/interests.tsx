import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { interestsQuery } from '#client/platform/api/queries.ts'
import styles from '#client/ui/form.module.css'
import type { Interest } from '#core/discovery/values.ts'
import own from './own-profile.module.css'

type Props = { chosen: readonly Interest[]; onChange: (next: Interest[]) => void }

export const Interests = ({ chosen, onChange }: Props) => {
  const { t } = useTranslation()
  const { interests } = useSuspenseQuery(interestsQuery).data
  const toggle = (interest: Interest) =>
    onChange(
      chosen.includes(interest)
        ? chosen.filter((other) => other !== interest)
        : [...chosen, interest],
    )
  return (
    <fieldset className={styles.group}>
      <legend>{t('profile.interests')}</legend>
      <div className={own.interests}>
        {interests.map((interest) => (
          <label key={interest} className={`${styles.choice} ${own.interest}`}>
            <input
              type="checkbox"
              checked={chosen.includes(interest)}
              onChange={() => toggle(interest)}
            />
            {t(`interest.${interest}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
