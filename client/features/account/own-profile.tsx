import '#client/ui/inputs.css'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { call } from '#client/api/call.ts'
import { queryClient } from '#client/api/client.ts'
import { useMember } from '#client/api/hooks.ts'
import { interestsQuery, regionsQuery, userQuery } from '#client/api/queries.ts'
import { useWords } from '#client/i18n/words.ts'
import { paths } from '#client/paths.ts'
import styles from '#client/ui/form.module.css'
import { useForm } from '#client/ui/form.ts'
import { useActionKey } from '#client/ui/once.ts'
import { Page } from '#client/ui/page.tsx'
import { Photo } from '#client/ui/photo.tsx'
import { errorsOf } from '#client/ui/schema-errors.ts'
import { Notice } from '#client/ui/states.tsx'
import { ADULT_AGE } from '#core/account/rules.ts'
import { type ProfileForm, profileForm } from '#core/contract/account.ts'
import type { User } from '#core/contract/shapes.ts'
import { Interests } from './interests.tsx'
import { LookFields } from './look-fields.tsx'
import own from './own-profile.module.css'

export const loader = () =>
  Promise.all([
    queryClient.ensureQueryData(regionsQuery),
    queryClient.ensureQueryData(interestsQuery),
  ])

const formOf = ({ profile, city, region }: User): ProfileForm => ({
  ...{ city, region, about_me: profile.about_me, reason: profile.reason },
  ...{ tattoos: profile.tattoos, hair_color: profile.hair_color, eye_color: profile.eye_color },
  ...{ body_type: profile.body_type, relationship_status: profile.relationship_status },
  interests: profile.interests,
})

const useProfileForm = (user: User, onSaved: () => void) => {
  const keyOf = useActionKey()
  const { field } = useWords()
  const form = useForm({
    initial: formOf(user),
    check: (typed) => errorsOf(profileForm, typed),
    send: async (body) => {
      const saved = await call('PUT /api/profile.php', { body, idempotencyKey: keyOf(body) })
      queryClient.setQueryData(userQuery.queryKey, saved.user)
      await queryClient.invalidateQueries({ queryKey: ['member', user.id] })
      onSaved()
    },
  })
  const wrong = (name: keyof ProfileForm) => {
    const code = form.errors[name]
    return code && field(code, ADULT_AGE)
  }
  return { ...form, wrong }
}

const Head = ({ user }: { user: User }) => {
  const { t } = useTranslation()
  return (
    <header className={own.head}>
      <div className={own.photo}>
        <Photo member={user.profile} eager />
      </div>
      <div>
        <h1>{t('own.title')}</h1>
        <p>
          <strong>
            {user.name}, {t('own.age', { count: user.profile.age })}
          </strong>
        </p>
        <p>{user.paid_user ? t('own.premium') : t('own.free')}</p>
        <p>
          <Link to={paths.member(user.id)}>{t('own.view')}</Link>
        </p>
      </div>
    </header>
  )
}

const ProfileEditor = ({ user }: { user: User }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { regions } = useSuspenseQuery(regionsQuery).data
  const [saved, setSaved] = useState(false)
  const form = useProfileForm(user, () => setSaved(true))
  const { values, wrong, failure, sending, ref, submit } = form
  const set: typeof form.set = (name, value) => {
    setSaved(false)
    form.set(name, value)
  }
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      <Textarea
        label={t('profile.about')}
        rows={5}
        value={values.about_me}
        error={wrong('about_me')}
        onChange={(event) => set('about_me', event.currentTarget.value)}
      />
      <TextInput
        label={t('profile.reason')}
        value={values.reason}
        error={wrong('reason')}
        onChange={(event) => set('reason', event.currentTarget.value)}
      />
      <NativeSelect
        label={t('signup.region')}
        value={values.region}
        error={wrong('region')}
        onChange={(event) => set('region', event.currentTarget.value)}
        data={[...new Set([values.region, ...(regions[user.country] ?? [])])]}
      />
      <TextInput
        label={t('signup.city')}
        value={values.city}
        error={wrong('city')}
        onChange={(event) => set('city', event.currentTarget.value)}
      />
      <LookFields values={values} set={set} />
      <Interests chosen={values.interests} onChange={(next) => set('interests', next)} />
      {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
      {saved && <Notice tone="good">{t('own.saved')}</Notice>}
      <Button type="submit" size="lg" loading={sending}>
        {t('action.save')}
      </Button>
    </form>
  )
}

export const Component = () => {
  const { t } = useTranslation()
  const user = useMember()
  return (
    <Page width="reading">
      <Head user={user} />
      <p>{t('own.lead')}</p>
      <ProfileEditor user={user} />
    </Page>
  )
}
