import type { ReactNode } from 'react'
import { useLogout } from '#client/parts/account/log-out.ts'
import { MarketChoice } from '#client/parts/payment/market-choice.tsx'
import { Photo } from '#client/parts/photo/photo.tsx'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import layout from '#client/ui/layout.module.css'
import { isUnconfirmed } from '#core/account/selectors.ts'
import styles from './settings.module.css'
import { Section } from './settings-section.tsx'

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

export const YouSection = () => {
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

export const AccountSection = () => {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { email, lifecycle, signup_date } = useMember()
  const waits = isUnconfirmed(lifecycle)
  return (
    <Section title={t('settings.account')}>
      <dl>
        <Fact term={t('settings.email')}>
          {email}
          <p className={`${layout.dimmed} ${layout.small}`}>
            {waits ? t('settings.notConfirmed') : t('settings.confirmed')}
          </p>
        </Fact>
        <Fact term={t('settings.since')}>{date(signup_date)}</Fact>
      </dl>
    </Section>
  )
}

export const Membership = () => {
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
        <Link to={paths.withdraw()}>{t('withdrawal.here')}</Link>
      </p>
    </Section>
  )
}

/** Where one buys, and so in which money; a site of one country has nothing to choose (PAY-10). */
export const Market = () => {
  const { t } = useTranslation()
  const { countries } = useSettings()
  const { payment_country } = useMember()
  if (countries.length < 2) return null
  return (
    <Section title={t('market.title')}>
      <MarketChoice country={payment_country} />
    </Section>
  )
}

export const LogOut = () => {
  const { t } = useTranslation()
  const logOut = useLogout(useMember())
  return (
    <Section title={t('nav.logout')}>
      <p>{t('settings.logoutText')}</p>
      <Button className={styles.action ?? ''} variant="default" tall onClick={logOut}>
        {t('nav.logout')}
      </Button>
    </Section>
  )
}
