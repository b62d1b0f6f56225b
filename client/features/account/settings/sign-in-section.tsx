import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { DeviceIcon, LockIcon, MailIcon } from './setting-icons.tsx'
import { Section, Way } from './settings-section.tsx'

/** Address, password and devices, each on a page of its own (ACC-28). */
export const SignIn = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('security.title')} quiet>
      <Way icon={MailIcon} to={paths.changeEmail()}>
        {t('security.email')}
      </Way>
      <Way icon={LockIcon} to={paths.changePassword()}>
        {t('security.password')}
      </Way>
      <Way icon={DeviceIcon} to={paths.devices()}>
        {t('security.devices')}
      </Way>
    </Section>
  )
}
