import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { Interest } from '#core/discovery/values.ts'
import { InterestIcon } from './interest-icon.tsx'
import styles from './interest-tags.module.css'

type Props = { interests: readonly Interest[]; shared: readonly Interest[] }

/** What somebody likes; what both like stands out. */
export const InterestTags = ({ interests, shared }: Props) => {
  const { t } = useTranslation()
  return (
    <ul className={styles.tags}>
      {interests.map((interest) => (
        <li key={interest} data-shared={shared.includes(interest)}>
          <InterestIcon interest={interest} />
          {t(`interest.${interest}`)}
        </li>
      ))}
    </ul>
  )
}
