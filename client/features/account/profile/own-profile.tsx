import { useState } from 'react'
import { OwnPhotos } from '#client/parts/photo/own-photos.tsx'
import { Photo } from '#client/parts/photo/photo.tsx'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember, useShown } from '#client/platform/api/hooks.ts'
import { interestsQuery } from '#client/platform/api/list-queries.ts'
import { regionsQuery } from '#client/platform/api/region-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import styles from '#client/ui/form.module.css'
import { ForwardIcon, SparkIcon } from '#client/ui/icons.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { User } from '#core/contract/shapes.ts'
import { isolate } from '#core/normalisation/direction.ts'
import { loadAhead } from './ahead.ts'
import { AppearanceFields } from './appearance-fields.tsx'
import { Interests } from './interests.tsx'
import { Missing } from './missing.tsx'
import own from './own-profile.module.css'
import { PlaceFields, StoryFields } from './profile-fields.tsx'
import { useProfileForm } from './profile-form.ts'

export const loader = () =>
  Promise.all([
    queryClient.ensureQueryData(regionsQuery),
    queryClient.ensureQueryData(interestsQuery),
    loadAhead(),
  ])

const OwnProfileHeader = ({ user }: { user: User }) => {
  const { t } = useTranslation()
  return (
    <header className={own.head}>
      <Photo member={user.profile} eager full decorative />
      <div className={own.who}>
        <h1 className="visually-hidden">{t('own.title')}</h1>
        <p className={own.name}>
          {isolate(user.name)}, {t('own.age', { count: user.profile.age })}
        </p>
        <p>{user.paid_user ? t('own.premium') : t('own.free')}</p>
      </div>
      <nav className={own.views} aria-label={t('own.views')}>
        <Link to={paths.member(user.id)}>{t('own.view')}</Link>
        <span aria-current="page">{t('own.edit')}</span>
      </nav>
    </header>
  )
}

const ProfileEditor = ({ user }: { user: User }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const shown = useShown()
  const [saved, setSaved] = useState(false)
  const form = useProfileForm(user, () => setSaved(true))
  const { values, errorOf, failure, sending, ref, submit } = form
  const set: typeof form.set = (name, value) => {
    setSaved(false)
    form.set(name, value)
  }
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      <StoryFields form={{ values, errorOf, set }} />
      <PlaceFields user={user} form={{ values, errorOf, set }} />
      <AppearanceFields values={values} set={set} />
      {shown('interests') && (
        <Interests isOpen chosen={values.interests} onChange={(next) => set('interests', next)} />
      )}
      {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
      {saved && <Notice tone="good">{t('own.saved')}</Notice>}
      <Button type="submit" size="lg" loading={sending}>
        {t('own.save')}
      </Button>
    </form>
  )
}

/** Who fits is found by what one answers. */
const WayToFinder = () => {
  const { t } = useTranslation()
  return (
    <p className={own.missing}>
      <Link to={paths.matchFinder()} className={own.lacks}>
        <SparkIcon size={20} />
        <span>{t('own.finder')}</span>
        <ForwardIcon size={20} />
      </Link>
    </p>
  )
}

export const Component = () => {
  const user = useMember()
  return (
    <Page>
      <div className={own.page}>
        <OwnProfileHeader user={user} />
        <div className={layout.stack}>
          <Missing user={user} />
          <OwnPhotos user={user} />
          <WayToFinder />
          <ProfileEditor user={user} />
        </div>
      </div>
    </Page>
  )
}
