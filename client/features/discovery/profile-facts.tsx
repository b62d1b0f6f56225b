import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { offerDraft } from '#client/parts/chat/draft.ts'
import { InterestTags } from '#client/parts/discovery/interest-tags.tsx'
import { useShown, useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { ChatIcon } from '#client/ui/member-icons.tsx'
import type { Profile } from '#core/contract/shapes.ts'
import type { ProfileField } from '#core/discovery/showing.ts'
import { type FreeInterest, isFree } from '#core/discovery/values.ts'
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

/** Something of their free time that both love: the talk begins with it, to be changed or not. */
const ReasonToWrite = ({ profile: { id, name }, account, loved }: ReasonProps) => {
  const { t } = useTranslation()
  const thing = t(`shared.thing.${loved}`)
  return (
    <Link
      to={paths.memberChat(id)}
      className={`${styles.answer} ${styles.reason}`}
      onClick={() => offerDraft(account, id, t('shared.draft', { name, thing }))}
    >
      <ChatIcon size={20} />
      {t('shared.why', { thing })}
    </Link>
  )
}
type ReasonProps = { profile: Profile; account: string; loved: FreeInterest }

/** What both like comes first, and looks like it. */
const Interests = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const own = useUser()
  const mine = own?.id === profile.id ? [] : (own?.profile.interests ?? [])
  const shared = profile.interests.filter((interest) => mine.includes(interest))
  const loved = shared.find(isFree)
  const rest = profile.interests.filter((interest) => !mine.includes(interest))
  return (
    <section>
      <h2 className="visually-hidden">
        {shared.length > 0 ? t('profile.shared') : t('profile.interests')}
      </h2>
      <InterestTags interests={[...shared, ...rest]} shared={mine} />
      {own && loved && <ReasonToWrite profile={profile} account={own.id} loved={loved} />}
    </section>
  )
}

/** A first sentence to answer, and the way to do so. */
const Quote = ({ profile: { id, reason } }: { profile: Profile }) => {
  const { t } = useTranslation()
  const isOwn = useUser()?.id === id
  return (
    <section className={styles.quote}>
      <h2>{t('profile.reason')}</h2>
      <p dir="auto">{reason}</p>
      {!isOwn && (
        <Link to={paths.memberChat(id)} className={styles.answer}>
          <ChatIcon size={20} />
          {t('profile.answer')}
        </Link>
      )}
    </section>
  )
}

type Props = {
  profile: Profile
  /** Further photos, between the words. */
  pictures: ReactNode
}

/** What a profile tells, as far as the site shows it and the member said it. */
export const ProfileFacts = ({ profile, pictures }: Props) => {
  const { t } = useTranslation()
  const shows = useShown()
  const { about_me, reason, interests, name } = profile
  const facts = factsOf(t, profile).filter((fact) => fact.value && shows(fact.name))
  return (
    <>
      {shows('reason') && reason && <Quote profile={profile} />}
      {shows('interests') && interests.length > 0 && <Interests profile={profile} />}
      {shows('about_me') && about_me && (
        <section>
          <h2 className="visually-hidden">{t('profile.about')}</h2>
          <p className={styles.text} dir="auto">
            {about_me}
          </p>
        </section>
      )}
      {!about_me && !reason && <p>{t('profile.nothing', { name })}</p>}
      {pictures}
      {facts.length > 0 && (
        <section>
          <h2 className="visually-hidden">{t('profile.looks')}</h2>
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
    </>
  )
}
