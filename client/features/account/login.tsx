import '#client/ui/inputs.css'
import { Button, TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { call } from '#client/api/call.ts'
import { useSettings } from '#client/api/hooks.ts'
import { entered } from '#client/api/session.ts'
import { loadAllTexts } from '#client/i18n/i18n.ts'
import { useWords } from '#client/i18n/words.ts'
import { paths, safeNext } from '#client/paths.ts'
import styles from '#client/ui/form.module.css'
import { useForm } from '#client/ui/form.ts'
import { Page } from '#client/ui/page.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { Notice } from '#client/ui/states.tsx'

const Personas = lazy(async () => {
  const [page] = await Promise.all([import('./personas.tsx'), loadAllTexts()])
  return { default: page.Personas }
})
const loadCheck = () => import('./login-check.ts')

/** Goes on to the page that asked for a login, else to members. */
export const Component = () => {
  const { t } = useTranslation()
  const { of, field } = useWords()
  const { min_age, demo } = useSettings()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = safeNext(search.get('next'))
  const goOn = () => navigate(next ?? paths.members(), { replace: true })
  const { values, errors, failure, sending, ref, set, submit } = useForm({
    initial: { email: '', password: '' },
    check: async (typed) => (await loadCheck()).loginErrors(typed),
    send: async (body) => {
      const { user } = await call('POST /api/user.php', { body })
      entered(user)
      await goOn()
    },
  })
  const wrong = (name: string) => {
    const code = errors[name]
    return code && field(code, min_age)
  }
  return (
    <Page width="narrow">
      <h1>{t('login.title')}</h1>
      {next && <p>{t('login.next')}</p>}
      <form ref={ref} className={styles.form} onSubmit={submit} onFocus={loadCheck} noValidate>
        <TextInput
          label={t('form.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          value={values.email}
          error={wrong('email')}
          onChange={(event) => set('email', event.currentTarget.value)}
        />
        <PasswordField
          label={t('form.password')}
          autoComplete="current-password"
          value={values.password}
          error={wrong('password')}
          onChange={(event) => set('password', event.currentTarget.value)}
        />
        {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
        <Button type="submit" size="lg" loading={sending}>
          {t('login.submit')}
        </Button>
      </form>
      <p>
        {t('login.new')} <Link to={paths.signup()}>{t('nav.signup')}</Link>
      </p>
      {demo && (
        <Suspense>
          <Personas onEntered={goOn} />
        </Suspense>
      )}
    </Page>
  )
}
