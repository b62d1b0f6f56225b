import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { keptSource } from '#client/parts/site/source.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useSettings, useSignupsOpen } from '#client/platform/api/hooks.ts'
import { memberQuery } from '#client/platform/api/member-query.ts'
import { useForm } from '#client/platform/form/form.ts'
import { loadAllTexts } from '#client/platform/i18n/i18n.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { productNow } from '#client/platform/product-clock.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { SIGNUP_DRAFT } from '#client/platform/storage.ts'
import { Button } from '#client/ui/button.tsx'
import styles from '#client/ui/form.module.css'
import { lazyPart } from '#client/ui/lazy-part.ts'
import { Notice } from '#client/ui/states.tsx'
import { placeOf } from '#core/account/signup/steps.ts'
import type { Card } from '#core/contract/shapes.ts'
import { SignupFields } from './signup-fields.tsx'
import { emptySignup } from './signup-form.ts'
import { SignupFrame } from './signup-frame.tsx'
import { beginSignup, isSignupKept, leaveSignup } from './signup-kept.ts'
import { SignupLogin } from './signup-login.tsx'
import { stepsHere } from './signup-open.ts'
import { Progress } from './signup-progress.tsx'
import look from './signup-steps.module.css'

/** Sign-up goes on without the member one came for, should nobody be there. */
export const loader = ({ params: { id } }: LoaderArgs) =>
  id ? queryClient.ensureQueryData(memberQuery(id)).catch(() => null) : null

const SignupGoesOn = lazy(async () => {
  const [page] = await Promise.all([import('./signup-goes-on.tsx'), loadAllTexts()])
  return { default: page.SignupGoesOn }
})
const Closed = lazy(async () => {
  const [page] = await Promise.all([import('./signup-closed.tsx'), loadAllTexts()])
  return { default: page.SignupClosed }
})
const Beside = lazyPart(async () => (await import('./signup-beside.tsx')).SignupBeside)
const People = lazyPart(async () => (await import('./signup-people.tsx')).SignupPeople)
const Whom = lazyPart(async () => (await import('./signup-beside.tsx')).RecipientCard)
const loadCheck = () => import('./signup-check.ts')

const BIRTH = 'date_of_birth'

/** The member that one came for: what the address names, if that may be shown. */
const useCameFor = (): Card | null => {
  const { id } = useParams()
  return useQuery({ ...memberQuery(id ?? ''), enabled: false }).data ?? null
}

const useSignup = (profile: string | null, onSent: (email: string) => Promise<void>) => {
  const { min_age: minAge, message_length: messageLength, name: site } = useSettings()
  const cameBy = () => ({ source: keptSource(), profile })
  const facts = () => ({ ...cameBy(), now: productNow(), minAge, messageLength, site })
  return useForm({
    initial: emptySignup,
    check: async (typed) => (await loadCheck()).signupErrors(typed, facts()),
    send: async (typed) => {
      const { sendSignup } = await import('./signup-send.ts')
      await sendSignup(typed, cameBy())
      await onSent(typed.email)
      window.scrollTo({ top: 0 })
    },
    partOf: { day: BIRTH, month: BIRTH, year: BIRTH },
    draft: { key: SIGNUP_DRAFT, without: ['password'] },
  })
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
      <p className={look.terms}>
        {t('signup.adults', { age: min_age })} <a href={paths.terms()}>{t('footer.terms')}</a>{' '}
        <a href={paths.privacy()}>{t('footer.privacy')}</a>
      </p>
      <div className={look.submit}>
        <Button type="submit" size="lg" wide loading={sending}>
          {t('signup.submit')}
        </Button>
      </div>
    </form>
  )
}

/** Sign-up, alone or for the member one came for (product spec, section 2). */
export const Component = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const cameFor = useCameFor()
  const [goesOn, setGoesOn] = useState(isSignupKept)
  const open = useSignupsOpen()
  const steps = stepsHere(useSettings())
  const onSent = async (email: string) => {
    await beginSignup(email, cameFor?.id ?? null)
    setGoesOn(true)
  }
  const close = async () => {
    await navigate(cameFor ? paths.member(cameFor.id) : paths.index())
    await leaveSignup('close')
  }
  if (goesOn) {
    return (
      <Suspense>
        <SignupGoesOn onForm={() => setGoesOn(false)} onClose={close} />
      </Suspense>
    )
  }
  return (
    <SignupFrame
      title={t('signup.title')}
      place="sea"
      onClose={close}
      above={<Progress {...placeOf('form', steps)} />}
      beside={<Suspense>{cameFor ? <Beside member={cameFor} /> : <People />}</Suspense>}
    >
      {cameFor && (
        <Suspense>
          <Whom member={cameFor} />
        </Suspense>
      )}
      {open ? (
        <SignupForm cameFor={cameFor} onSent={onSent} />
      ) : (
        <Suspense>
          <Closed />
        </Suspense>
      )}
      <SignupLogin />
    </SignupFrame>
  )
}
