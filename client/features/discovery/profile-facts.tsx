import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useShown } from '#client/platform/api/hooks.ts'
import type { Profile } from '#core/contract/shapes.ts'
import type { ProfileField } from '#core/discovery/showing.ts'
import styles from './profile.module.css'

type Fact = { name: ProfileField; label: string; value: string | null }

const yesNo = (t: TFunction, value: boolean | null) => {
  if (value === null) return null
  return value ? t('profile.yes') : t('profile.no')
}

const factsOf = (t: TFunction, profile: Profile): Fact[] => {
  const { gender, sexuality, hair_color, eye_color, body_type, relationship_status } = profile
  return [
    { name: 'gender', label: t('profile.gender'), value: t(`gender.${gender}`) },
    {
      name: 'sexuality',
      label: t('profile.sexuality'),
      value: sexuality && t(`sexuality.${sexuality}`),
    },
    {
      name: 'hair_color',
      label: t('profile.hair_color'),
      value: hair_color && t(`hair_color.${hair_color}`),
    },
    {
      name: 'eye_color',
      label: t('profile.eye_color'),
      value: eye_color && t(`eye_color.${eye_color}`),
    },
    {
      name: 'body_type',
      label: t('profile.body_type'),
      value: body_type && t(`body_type.${body_type}`),
    },
    {
      name: 'relationship_status',
      label: t('profile.relationship_status'),
      value: relationship_status && t(`relationship_status.${relationship_status}`),
    },
    { name: 'tattoos', label: t('profile.tattoos'), value: yesNo(t, profile.tattoos) },
  ]
}

const ProfileText = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h2>{title}</h2>
    <p className={styles.text}>{text}</p>
  </section>
)

/** What a profile tells, as far as the site shows it and the member said it. */
export const ProfileFacts = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const shows = useShown()
  const { about_me, reason, interests, name } = profile
  const facts = factsOf(t, profile).filter((fact) => fact.value && shows(fact.name))
  return (
    <>
      {shows('about_me') && about_me && <ProfileText title={t('profile.about')} text={about_me} />}
      {shows('reason') && reason && <ProfileText title={t('profile.reason')} text={reason} />}
      {!about_me && !reason && <p>{t('profile.nothing', { name })}</p>}
      {facts.length > 0 && (
        <section>
          <h2>{t('profile.looks')}</h2>
          <dl className={styles.facts}>
            {facts.map(({ name: key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {shows('interests') && interests.length > 0 && (
        <section>
          <h2>{t('profile.interests')}</h2>
          <ul className={styles.tags}>
            {interests.map((interest) => (
              <li key={interest}>{t(`interest.${interest}`)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
