import { useLogout } from '#client/parts/account/log-out.ts'
import { Photo } from '#client/parts/photo/photo.tsx'
import { useMember } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { PlainButton } from '#client/ui/button.tsx'
import { CheckIcon, WarningIcon } from '#client/ui/icons.tsx'
import { isUnconfirmed } from '#core/account/selectors.ts'
import { isolate } from '#core/normalisation/direction.ts'
import person from './person.module.css'
import styles from './rows.module.css'
import { DeviceIcon, LockIcon, MailIcon, OutIcon } from './setting-icons.tsx'
import { Section, Way } from './settings-section.tsx'

/** Who one is here. */
export const YouSection = () => {
  const { t } = useTranslation()
  const { month } = useFormat()
  const { name, profile, signup_date } = useMember()
  return (
    <section className={person.person} aria-label={t('settings.you')}>
      <Photo member={profile} shape="round" decorative />
      <div>
        <p className={person.name}>
          {isolate(name)}, {profile.age}
        </p>
        <p className={person.kind}>{t('settings.member', { date: month(signup_date) })}</p>
      </div>
      <Link to={paths.profile()} className={person.pill}>
        {t('settings.profile')}
      </Link>
    </section>
  )
}

/** Address, password and devices, each on a page of its own (ACC-28). */
export const AccountSection = () => {
  const { t } = useTranslation()
  const { email, lifecycle } = useMember()
  const waits = isUnconfirmed(lifecycle)
  const Mark = waits ? WarningIcon : CheckIcon
  return (
    <Section title={t('settings.account')}>
      <Way
        icon={MailIcon}
        to={paths.changeEmail()}
        isLong
        value={
          <>
            <span className={styles.cut}>{email}</span>
            <Mark size={16} />
            <span className="visually-hidden">
              {waits ? t('settings.notConfirmed') : t('settings.confirmed')}
            </span>
          </>
        }
      >
        {t('settings.email')}
      </Way>
      <Way icon={LockIcon} to={laterPaths.changePassword()}>
        {t('security.password')}
      </Way>
      <Way icon={DeviceIcon} to={paths.devices()}>
        {t('devices.title')}
      </Way>
    </Section>
  )
}

export const LogOut = () => {
  const { t } = useTranslation()
  const logOut = useLogout(useMember())
  return (
    <Section title={t('around.logout')}>
      <PlainButton className={styles.line ?? ''} onClick={logOut}>
        <OutIcon size={20} />
        <span className={styles.label}>{t('around.logout')}</span>
      </PlainButton>
    </Section>
  )
}
