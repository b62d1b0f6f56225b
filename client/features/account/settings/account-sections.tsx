import { useLogout } from '#client/parts/account/log-out.ts'
import { MarketChoice } from '#client/parts/payment/market-choice.tsx'
import { Photo } from '#client/parts/photo/photo.tsx'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { SparkIcon } from '#client/ui/icons.tsx'
import layout from '#client/ui/layout.module.css'
import { CoinIcon } from '#client/ui/member-icons.tsx'
import { isUnconfirmed } from '#core/account/selectors.ts'
import { CalendarIcon, GlobeIcon, ListIcon, MailIcon, OutIcon, UndoIcon } from './setting-icons.tsx'
import styles from './settings.module.css'
import { Fact, Section, Way } from './settings-section.tsx'

/** Who one is here. */
export const YouSection = () => {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { name, profile, paid_user, signup_date } = useMember()
  const kind = paid_user ? t('settings.premium') : t('settings.free')
  return (
    <section className={styles.person} aria-label={t('settings.you')}>
      <Photo member={profile} shape="round" decorative />
      <div>
        <p className={styles.name}>
          {name}, {profile.age}
        </p>
        <p className={styles.kind}>{t('settings.member', { kind, date: date(signup_date) })}</p>
      </div>
      <Link to={paths.profile()} className={styles.pill}>
        {t('settings.profile')}
      </Link>
    </section>
  )
}

export const AccountSection = () => {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { email, lifecycle, signup_date } = useMember()
  const waits = isUnconfirmed(lifecycle)
  return (
    <Section title={t('settings.account')} quiet>
      <dl>
        <Fact
          icon={MailIcon}
          term={t('settings.email')}
          under={waits ? t('settings.notConfirmed') : t('settings.confirmed')}
        >
          {email}
        </Fact>
        <Fact icon={CalendarIcon} term={t('settings.since')}>
          {date(signup_date)}
        </Fact>
      </dl>
    </Section>
  )
}

export const Membership = () => {
  const { t } = useTranslation()
  const { paid_user: paid, credits } = useMember()
  return (
    <Section title={t('settings.membership')} quiet>
      <dl>
        <Fact icon={SparkIcon} term={t('settings.kind')}>
          {paid ? t('settings.premium') : t('settings.free')}
        </Fact>
      </dl>
      <p className={styles.told}>{paid ? t('settings.premiumText') : t('settings.freeText')}</p>
      <dl>
        <Fact icon={CoinIcon} term={t('settings.balance')}>
          <span className={layout.numbers}>{t('credits', { count: credits })}</span>
        </Fact>
      </dl>
      <Way icon={CoinIcon} to={paths.credits()}>
        {t('settings.buy')}
      </Way>
      <Way icon={ListIcon} to={paths.transactions()}>
        {t('settings.transactions')}
      </Way>
      <Way icon={UndoIcon} to={paths.withdraw()}>
        {t('withdrawal.here')}
      </Way>
    </Section>
  )
}

/** Where one buys, and so in which money; a site of one country has nothing to choose (PAY-10). */
export const Market = () => {
  const { t } = useTranslation()
  const { country } = useFormat()
  const { countries } = useSettings()
  const { payment_country } = useMember()
  if (countries.length < 2) return null
  return (
    <Section title={t('market.title')} icon={GlobeIcon} fold={country(payment_country)}>
      <MarketChoice country={payment_country} />
    </Section>
  )
}

export const LogOut = () => {
  const { t } = useTranslation()
  const logOut = useLogout(useMember())
  return (
    <Section title={t('nav.logout')} icon={OutIcon}>
      <p>{t('settings.logoutText')}</p>
      <Button className={styles.action ?? ''} variant="default" tall onClick={logOut}>
        {t('nav.logout')}
      </Button>
    </Section>
  )
}
