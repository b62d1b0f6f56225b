import { FictionalLabel } from '#client/parts/discovery/fictional-label.tsx'
import { Photo } from '#client/parts/photo/photo.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { Talk } from '#core/fiction/contract.ts'
import { isolate } from '#core/normalisation/direction.ts'
import styles from './answers.module.css'

/** Beside the conversation: who the profile is, and what its writers know of it. */
export const Story = ({ talk }: { talk: Talk }) => {
  const { t } = useTranslation('desk')
  const { t: say } = useTranslation()
  const { profile, about_me, story, purpose, interests } = talk
  return (
    <aside className={styles.story} aria-label={t('answers.story')}>
      <div className={styles.portrait}>
        <Photo member={profile} shape="card" decorative />
        <span className={styles.label}>
          <FictionalLabel />
        </span>
        <p className={styles.caption}>
          <strong>
            {isolate(profile.name)}, {profile.age}
          </strong>
          <span>{profile.city}</span>
        </p>
      </div>
      <h3>{t('answers.story')}</h3>
      <p className={styles.told}>{story || t('answers.noStory')}</p>
      <h3>{t('answers.about')}</h3>
      <p className={styles.told}>{about_me}</p>
      <p className={styles.small}>
        {interests.map((interest) => say(`interest.${interest}`)).join(', ')}
      </p>
      <h3>{t('answers.purpose')}</h3>
      <p className={styles.told}>{purpose}</p>
      <p className={styles.small}>{t('answers.unseen')}</p>
    </aside>
  )
}
