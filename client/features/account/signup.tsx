import '#client/ui/inputs.css'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { call } from '#client/api/call.ts'
import { queryClient } from '#client/api/client.ts'
import { useSettings, useSignupsOpen } from '#client/api/hooks.ts'
import { regionsQuery } from '#client/api/queries.ts'
import { useWords } from '#client/i18n/words.ts'
import { paths } from '#client/paths.ts'
import { Choice } from '#client/ui/choice.tsx'
import styles from '#client/ui/form.module.css'
import { useForm } from '#client/ui/form.ts'
import { useActionKey } from '#client/ui/once.ts'
import { Page } from '#client/ui/page.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { keptSource } from '#client/ui/source.ts'
import { Notice } from '#client/ui/states.tsx'
import { NAME_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#core/account/rules.ts'
import { genders } from '#core/discovery/vocabularies.ts'
import { BirthFields } from './birth-fields.tsx'
import { blank, bodyOf } from './signup-form.ts'
import { beginSignup, isSignupKept } from './signup-kept.ts'

export const loader = () => queryClient.ensureQueryData(regionsQuery)

const SignupGoesOn = lazy(async () => ({
  default: (await import('./signup-goes-on.tsx')).SignupGoesOn,
}))
const loadCheck = () => import('./signup-check.ts')

const today = () => new Date().toISOString().slice(0, 10)

const useSignup = (onSent: (email: string) => Promise<void>) => {
  const { min_age: minAge } = useSettings()
  const keyOf = useActionKey()
  const { field } = useWords()
  const form = useForm({
    initial: blank,
    check: async (typed) => (await loadCheck()).signupErrors(typed, { today: today(), minAge }),
    send: async (typed) => {
      const body = bodyOf(typed, keptSource())
      await call('POST /api/signup.php', { body, idempotencyKey: keyOf(body) })
      await onSent(body.email)
      window.scrollTo({ top: 0 })
    },
    kept: { key: 'vonk.signup', without: ['password'] },
  })
  const wrong = (name: string) => {
    const code = form.errors[name]
    return code && field(code, minAge)
  }
  return { ...form, wrong }
}

type FormProps = { form: ReturnType<typeof useSignup> }

/** Who one is, who one looks for, and where. */
const AboutFields = ({ form: { values, wrong, set } }: FormProps) => {
  const { t } = useTranslation()
  const { geoip_country, countries } = useSettings()
  const { regions } = useSuspenseQuery(regionsQuery).data
  const country = geoip_country in regions ? geoip_country : (countries[0] ?? '')
  return (
    <>
      <Choice
        legend={t('signup.gender')}
        name="gender"
        options={genders.map((value) => ({ value, text: t(`gender.${value}`) }))}
        value={values.gender}
        error={wrong('gender')}
        onChange={(value) => set('gender', value)}
      />
      <Choice
        legend={t('signup.seeks')}
        name="seeks"
        options={genders.map((value) => ({ value, text: t(`seeks.${value}`) }))}
        value={values.seeks}
        error={wrong('seeks')}
        onChange={(value) => set('seeks', value)}
      />
      <NativeSelect
        label={t('signup.region')}
        autoComplete="address-level1"
        value={values.region}
        error={wrong('region')}
        onChange={(event) => set('region', event.currentTarget.value)}
      >
        <option value="">{t('form.choose')}</option>
        {(regions[country] ?? []).map((region) => (
          <option key={region}>{region}</option>
        ))}
      </NativeSelect>
      <TextInput
        label={t('signup.city')}
        autoComplete="address-level2"
        value={values.city}
        error={wrong('city')}
        onChange={(event) => set('city', event.currentTarget.value)}
      />
    </>
  )
}

const SignupForm = ({ onSent }: { onSent: (email: string) => Promise<void> }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { min_age } = useSettings()
  const form = useSignup(onSent)
  const { values, wrong, set, submit, sending, failure, ref } = form
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} onFocus={loadCheck} noValidate>
      <TextInput
        label={t('form.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        value={values.email}
        error={wrong('email')}
        onChange={(event) => set('email', event.currentTarget.value)}
      />
      <PasswordField
        label={t('form.password')}
        description={t('form.passwordHint', { min: PASSWORD_LENGTH_MIN })}
        autoComplete="new-password"
        value={values.password}
        error={wrong('password')}
        onChange={(event) => set('password', event.currentTarget.value)}
      />
      <TextInput
        label={t('signup.name')}
        description={t('signup.nameHint')}
        autoComplete="nickname"
        maxLength={NAME_LENGTH_MAX}
        value={values.name}
        error={wrong('name')}
        onChange={(event) => set('name', event.currentTarget.value)}
      />
      <BirthFields values={values} error={wrong('date_of_birth')} onChange={set} />
      <AboutFields form={form} />
      {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
      <p>{t('signup.adults', { age: min_age })}</p>
      <Button type="submit" size="lg" loading={sending}>
        {t('signup.submit')}
      </Button>
    </form>
  )
}

export const Component = () => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const [goesOn, setGoesOn] = useState(isSignupKept)
  const onSent = async (email: string) => {
    await beginSignup(email, search.get('profile'))
    setGoesOn(true)
  }
  const open = useSignupsOpen()
  if (goesOn) {
    return (
      <Suspense>
        <SignupGoesOn onForm={() => setGoesOn(false)} />
      </Suspense>
    )
  }
  return (
    <Page width="narrow">
      <h1>{t('signup.title')}</h1>
      {open ? (
        <>
          <p>{t('signup.lead')}</p>
          <SignupForm onSent={onSent} />
        </>
      ) : (
        <Notice>{t('refusal.signups_closed')}</Notice>
      )}
      <p>
        {t('signup.have')} <Link to={paths.login()}>{t('nav.login')}</Link>
      </p>
    </Page>
  )
}
