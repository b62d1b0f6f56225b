import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSettings, useUser } from '#client/api/hooks.ts'
import { paths } from '#client/paths.ts'
import { Page } from '#client/ui/page.tsx'
import { signupsOpen } from '#core/account/rules.ts'
import { ok } from '#core/verdict.ts'
import styles from './home.module.css'

const Steps = ({ credits }: { credits: number }) => {
  const { t } = useTranslation()
  const steps = [
    {
      title: t('home.steps.signup'),
      text: t('home.steps.signupText', { credits: t('credits', { count: credits }) }),
    },
    { title: t('home.steps.meet'), text: t('home.steps.meetText') },
    { title: t('home.steps.chat'), text: t('home.steps.chatText') },
  ]
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

export const Component = () => {
  const { t } = useTranslation()
  const settings = useSettings()
  const user = useUser()
  const open = signupsOpen({ signups: settings.signups, trafficSource: false }) === ok
  return (
    <Page>
      <section className={styles.hero}>
        <p className={styles.adults}>{t('site.adults', { age: settings.min_age })}</p>
        <h1>{t('home.title')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={styles.actions}>
          {user ? (
            <Button component={Link} to={paths.members()} size="lg">
              {t('nav.members')}
            </Button>
          ) : (
            <>
              {open && (
                <Button component={Link} to={paths.signup()} size="lg">
                  {t('nav.signup')}
                </Button>
              )}
              <Button component={Link} to={paths.login()} size="lg" variant="default">
                {t('nav.login')}
              </Button>
            </>
          )}
        </div>
        {!open && <p>{t('home.closed')}</p>}
        <p>
          <Link to={paths.members()} className={styles.look}>
            {t('home.look')}
          </Link>
        </p>
        <p className={styles.honest}>{t('site.fictionalNote')}</p>
      </section>
      <Steps credits={settings.signup_credits} />
    </Page>
  )
}
