import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import styles from './settings.module.css'
import { Section } from './settings-section.tsx'

/** Address, password and devices, each on a page of its own (ACC-28). */
export const SignIn = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('security.title')}>
      <p>{t('security.text')}</p>
      <p className={styles.links}>
        <Link to={paths.changeEmail()}>{t('security.email')}</Link>
        <Link to={paths.changePassword()}>{t('security.password')}</Link>
        <Link to={paths.devices()}>{t('security.devices')}</Link>
      </p>
    </Section>
  )
}
