import { type ReactNode, Suspense } from 'react'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { SparkIcon } from '#client/ui/icons.tsx'
import { preloadable } from '#client/ui/preloadable.ts'
import styles from './top-bar.module.css'

export const MemberTop = preloadable(async () => (await import('./member-nav.tsx')).MemberTop)

type Props = {
  logoOnly?: boolean
  /** Between the logo and the links, so that nothing moves when it comes. */
  language: ReactNode
}

/** With only the logo, nothing leads away from the one thing that there is to do. */
export const TopBar = ({ logoOnly = false, language }: Props) => {
  const { t } = useTranslation()
  const user = useUser()
  const { name } = useSettings()
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to={user ? paths.members() : paths.index()} className={styles.logo}>
          <SparkIcon filled size={26} />
          <span>{name}</span>
        </Link>
        {!logoOnly && language}
        {logoOnly ? null : user ? (
          <Suspense>
            <MemberTop user={user} />
          </Suspense>
        ) : (
          <nav className={styles.visitor} aria-label={t('nav.label')}>
            <Link to={paths.members()} className={styles.link}>
              {t('nav.members')}
            </Link>
            <Link to={paths.login()} className={styles.login}>
              {t('nav.login')}
            </Link>
          </nav>
        )}
      </div>
    </header>
  )
}
