import type { ReactNode } from 'react'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { footerLook } from '#core/site/footer.ts'
import type { RouteName } from '#core/site/routes.ts'
import styles from './footer.module.css'

type Props = {
  name: RouteName | null
  /** Who stands behind the site, and what one may read there. */
  company: ReactNode
}

export const Footer = ({ name, company }: Props) => {
  const { t } = useTranslation()
  const settings = useSettings()
  const user = useUser()
  return (
    <footer
      className={styles.footer}
      data-look={footerLook({ route: name, loggedIn: user !== null })}
    >
      <p>{t('site.disclaimer', { age: settings.min_age })}</p>
      {settings.demo && (
        <p>
          {t('site.demo')} <a href={paths.mailbox()}>{t('site.mailbox')}</a>
        </p>
      )}
      <p className={styles.line}>
        <a href={`mailto:${settings.support_email}`}>
          {t('site.support', { email: settings.support_email })}
        </a>
        <a href={paths.pricing()}>{t('site.prices')}</a>
        <a href={user ? paths.withdraw() : paths.withdrawByMail()}>{t('site.withdraw')}</a>
      </p>
      {company}
    </footer>
  )
}
