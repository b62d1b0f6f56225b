import { lazy, Suspense, useState } from 'react'
import { call } from '#client/platform/api/call.ts'
import { Refused } from '#client/platform/api/call-errors.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { sessionBegan } from '#client/platform/api/session.ts'
import { useForm } from '#client/platform/form/form.ts'
import { loadAllTexts, loadTexts } from '#client/platform/i18n/i18n.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths, safeNext } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { LAPSED_KEY, tabStorage } from '#client/platform/storage.ts'
import { Button } from '#client/ui/button.tsx'
import { Details } from '#client/ui/details.tsx'
import { EmailField } from '#client/ui/email-field.tsx'
import styles from '#client/ui/form.module.css'
import { PasswordField } from '#client/ui/password-field.tsx'
import { ScenePage } from '#client/ui/scene.tsx'
import { Notice } from '#client/ui/states.tsx'
import page from './login.module.css'

/** With the words that only a demo has. */
const loadDemoTexts = async () => {
  const { demo } = await import('#client/platform/i18n/page-texts.ts')
  await loadTexts(demo)
}

const Personas = lazy(async () => {
  const [part] = await Promise.all([import('./personas.tsx'), loadDemoTexts()])
  return { default: part.Personas }
})
const ComeBackOffer = lazy(async () => {
  const [part] = await Promise.all([import('../leaving/come-back-offer.tsx'), loadAllTexts()])
  return { default: part.ComeBackOffer }
})

/** Until when somebody who is leaving can come back; null for any other failure. */
const leavingUntil = (error: unknown): string | null =>
  error instanceof Refused && error.refusal.error === 'account_leaving'
    ? (error.refusal.until ?? null)
    : null

const loadCheck = () => import('./login-check.ts')

/** Goes on to the page that asked for a login, else to members; `until` is for who is leaving. */
const useLogin = (next: string | null) => {
  const navigate = useNavigate()
  const [until, setUntil] = useState<string | null>(null)
  const goOn = (past: string = paths.members()) => navigate(next ?? past, { replace: true })
  const form = useForm({
    initial: { email: '', password: '' },
    check: async (typed) => (await loadCheck()).loginErrors(typed),
    send: async (body) => {
      try {
        const { user } = await call('POST /api/user.php', { body })
        sessionBegan(user)
        await goOn()
      } catch (error) {
        if (!leavingUntil(error)) throw error
        setUntil(leavingUntil(error))
      }
    },
  })
  return { ...form, until, goOn, stayAway: () => setUntil(null) }
}

/** As whom one can look around, once one asks. */
const Demo = ({ onEntered }: { onEntered: (past?: string) => Promise<void> }) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Details className={page.demo} summary={t('login.personas')} onToggle={() => setIsOpen(true)}>
      {isOpen && (
        <Suspense>
          <Personas onEntered={onEntered} />
        </Suspense>
      )}
    </Details>
  )
}

export const Component = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { demo } = useSettings()
  const [search] = useSearchParams()
  const next = safeNext(search.get('next'))
  const [hasLapsed] = useState(() => tabStorage.getItem(LAPSED_KEY) !== null)
  const login = useLogin(next)
  const { values, errorOf, failure, sending, ref, set, submit, until, goOn, stayAway } = login
  if (until !== null) {
    return (
      <Suspense>
        <ComeBackOffer
          until={until}
          typed={values}
          onEntered={() => goOn()}
          onStayAway={stayAway}
        />
      </Suspense>
    )
  }
  return (
    <ScenePage name="evening" size="form">
      <h1>{t('login.title')}</h1>
      {hasLapsed ? <p role="status">{t('login.lapsed')}</p> : next && <p>{t('login.next')}</p>}
      <form ref={ref} className={styles.form} onSubmit={submit} onFocus={loadCheck} noValidate>
        <EmailField
          value={values.email}
          error={errorOf('email')}
          onType={(email) => set('email', email)}
        />
        <PasswordField
          label={t('form.password')}
          autoComplete="current-password"
          value={values.password}
          error={errorOf('password')}
          onChange={(event) => set('password', event.currentTarget.value)}
        />
        <p className={page.forgot}>
          <Link to={paths.resetPassword()} state={{ email: values.email }}>
            {t('login.forgot')}
          </Link>
        </p>
        {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
        <Button type="submit" size="lg" loading={sending}>
          {t('login.submit')}
        </Button>
      </form>
      {demo && <Demo onEntered={goOn} />}
      <div className={page.foot}>
        <p>
          {t('login.new')} <Link to={paths.signup()}>{t('nav.signup')}</Link>
        </p>
        <p className={page.small}>
          <Link to={paths.withdrawByMail()}>{t('login.withdraw')}</Link>
        </p>
      </div>
    </ScenePage>
  )
}
