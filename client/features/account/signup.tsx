import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router'
import { call } from '#client/api/call.ts'
import { queryClient } from '#client/api/client.ts'
import { useSettings, useSignupsOpen } from '#client/api/hooks.ts'
import { memberQuery } from '#client/api/queries.ts'
import { useWords } from '#client/i18n/words.ts'
import { paths } from '#client/paths.ts'
import styles from '#client/ui/form.module.css'
import { useForm } from '#client/ui/form.ts'
import { useActionKey } from '#client/ui/once.ts'
import { Page } from '#client/ui/page.tsx'
import { keptSource } from '#client/ui/source.ts'
import { Notice } from '#client/ui/states.tsx'
import type { Card } from '#core/contract/shapes.ts'
import { SignupFields } from './signup-fields.tsx'
import { blank, bodyOf } from './signup-form.ts'
import { beginSignup, isSignupKept } from './signup-kept.ts'

/** Sign-up goes on without the member one came for, should nobody be there. */
export const loader = ({ params: { id } }: LoaderFunctionArgs) =>
  id ? queryClient.ensureQueryData(memberQuery(id)).catch(() => null) : null

const SignupGoesOn = lazy(async () => ({
  default: (await import('./signup-goes-on.tsx')).SignupGoesOn,
}))
const loadCheck = () => import('./signup-check.ts')

const today = () => new Date().toISOString().slice(0, 10)

/** The member that one came for: what the address names, if that may be shown. */
const useCameFor = (): Card | null => {
  const { id } = useParams()
  return useQuery({ ...memberQuery(id ?? ''), enabled: false }).data ?? null
}

const useSignup = (profile: string | null, onSent: (email: string) => Promise<void>) => {
  const { min_age: minAge, message_length: messageLength } = useSettings()
  const keyOf = useActionKey()
  const { field } = useWords()
  const cameBy = () => ({ source: keptSource(), profile })
  const facts = () => ({ ...cameBy(), today: today(), minAge, messageLength })
  const form = useForm({
    initial: blank,
    check: async (typed) => (await loadCheck()).signupErrors(typed, facts()),
    send: async (typed) => {
      const body = bodyOf(typed, cameBy())
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

type FormProps = { cameFor: Card | null; onSent: (email: string) => Promise<void> }

const SignupForm = ({ cameFor, onSent }: FormProps) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { min_age } = useSettings()
  const form = useSignup(cameFor?.id ?? null, onSent)
  const { submit, sending, failure, ref } = form
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} onFocus={loadCheck} noValidate>
      <SignupFields form={form} to={cameFor?.name ?? null} />
      {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
      <p>{t('signup.adults', { age: min_age })}</p>
      <Button type="submit" size="lg" loading={sending}>
        {t('signup.submit')}
      </Button>
    </form>
  )
}

const Closed = () => {
  const { t } = useTranslation()
  const { signups } = useSettings()
  const why = signups === 'with_trafficsource' ? 'signup.closedPartner' : 'signup.closed'
  return (
    <Notice>
      <p>{t('refusal.signups_closed')}</p>
      <p>{t(why)}</p>
    </Notice>
  )
}

export const Component = () => {
  const { t } = useTranslation()
  const cameFor = useCameFor()
  const [goesOn, setGoesOn] = useState(isSignupKept)
  const onSent = async (email: string) => {
    await beginSignup(email, cameFor?.id ?? null)
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
      {open && <p>{t('signup.lead')}</p>}
      {open ? <SignupForm cameFor={cameFor} onSent={onSent} /> : <Closed />}
      <p>
        {t('signup.have')} <Link to={paths.login()}>{t('nav.login')}</Link>
      </p>
    </Page>
  )
}
