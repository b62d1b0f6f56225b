import { Button, type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMember, useSettings } from '#client/api/hooks.ts'
import { useLogout } from '#client/api/log-out.ts'
import { useFormat } from '#client/i18n/format.ts'
import { languagesOf } from '#client/i18n/i18n.ts'
import { paths } from '#client/paths.ts'
import { Choice } from '#client/ui/choice.tsx'
import { useAllDismissed } from '#client/ui/dismissed.ts'
import { LanguageChoice } from '#client/ui/language-choice.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Photo } from '#client/ui/photo.tsx'
import { PushSection } from './push-section.tsx'
import styles from './settings.module.css'
import { Section } from './settings-section.tsx'
import { Visibility } from './visibility.tsx'

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

const You = () => {
  const { t } = useTranslation()
  const { name, profile } = useMember()
  return (
    <Section title={t('settings.you')}>
      <div className={styles.person}>
        <Photo member={profile} shape="round" decorative />
        <div>
          <p className={styles.name}>
            {name}, {profile.age}
          </p>
          <p className={styles.links}>
            <Link to={paths.profile()}>{t('settings.profile')}</Link>
          </p>
        </div>
      </div>
    </Section>
  )
}

const Account = () => {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { email, status, signup_date } = useMember()
  return (
    <Section title={t('settings.account')}>
      <dl>
        <Fact term={t('settings.email')}>
          {email}
          <p className={`${layout.dimmed} ${layout.small}`}>
            {status === 'active' ? t('settings.confirmed') : t('settings.notConfirmed')}
          </p>
        </Fact>
        <Fact term={t('settings.since')}>{date(signup_date)}</Fact>
      </dl>
    </Section>
  )
}

const Membership = () => {
  const { t } = useTranslation()
  const { paid_user: paid, credits } = useMember()
  return (
    <Section title={t('settings.membership')}>
      <dl>
        <Fact term={t('settings.kind')}>{paid ? t('settings.premium') : t('settings.free')}</Fact>
        <Fact term={t('settings.balance')}>
          <span className={layout.numbers}>{t('credits', { count: credits })}</span>
        </Fact>
      </dl>
      <p className={`${layout.dimmed} ${layout.small}`}>
        {paid ? t('settings.premiumText') : t('settings.freeText')}
      </p>
      <p className={styles.links}>
        <Link to={paths.credits()}>{t('settings.buy')}</Link>
        <Link to={paths.transactions()}>{t('settings.transactions')}</Link>
      </p>
    </Section>
  )
}

const SCHEMES = ['auto', 'light', 'dark'] as const satisfies MantineColorScheme[]

/** In the language and the light that one likes. */
const Display = () => {
  const { t } = useTranslation()
  const user = useMember()
  const settings = useSettings()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Section title={t('settings.display')}>
      {languagesOf(settings).length > 1 && (
        <div className={styles.row}>
          <span aria-hidden="true">{t('settings.language')}</span>
          <LanguageChoice settings={settings} user={user} />
        </div>
      )}
      <Choice
        legend={t('settings.appearance')}
        name="appearance"
        options={SCHEMES.map((value) => ({ value, text: t(`settings.${value}`) }))}
        value={colorScheme}
        onChange={setColorScheme}
      />
      <p className={`${layout.dimmed} ${layout.small}`}>{t('settings.appearanceText')}</p>
    </Section>
  )
}

const Alerts = () => {
  const { t } = useTranslation()
  const { count, bringBack } = useAllDismissed(useMember().id)
  const [back, setBack] = useState(false)
  const some = count > 0 ? t('settings.alertsSome', { count }) : t('settings.alertsNone')
  return (
    <Section title={t('settings.alerts')}>
      <p role="status">{back && count === 0 ? t('settings.alertsShown') : some}</p>
      {count > 0 && (
        <Button
          className={styles.action ?? ''}
          variant="default"
          h={44}
          onClick={() => {
            bringBack()
            setBack(true)
          }}
        >
          {t('settings.alertsBack')}
        </Button>
      )}
    </Section>
  )
}

const LogOut = () => {
  const { t } = useTranslation()
  const logOut = useLogout(useMember())
  return (
    <Section title={t('nav.logout')}>
      <p>{t('settings.logoutText')}</p>
      <Button className={styles.action ?? ''} variant="default" h={44} onClick={logOut}>
        {t('nav.logout')}
      </Button>
    </Section>
  )
}

const Blocks = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('blocks.title')}>
      <p>{t('blocks.text')}</p>
      <p className={styles.links}>
        <Link to={paths.blocked()}>{t('blocks.see')}</Link>
      </p>
    </Section>
  )
}

const Leaving = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('leaving.title')}>
      <p>{t('leaving.settings')}</p>
      <p className={styles.links}>
        <Link to={paths.leave()}>{t('leaving.title')}</Link>
      </p>
    </Section>
  )
}

/** Each subject is a section of its own; leaving the product comes last. */
export const Component = () => {
  const { t } = useTranslation()
  return (
    <Page width="reading">
      <h1>{t('settings.title')}</h1>
      <You />
      <Account />
      <Membership />
      <Visibility />
      <Blocks />
      <Display />
      <PushSection />
      <Alerts />
      <LogOut />
      <Leaving />
    </Page>
  )
}
