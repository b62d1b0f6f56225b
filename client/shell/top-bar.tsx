import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSettings, useUser } from '#client/api/hooks.ts'
import { paths } from '#client/paths.ts'
import { SparkIcon } from '#client/ui/icons.tsx'
import styles from './top-bar.module.css'

const MemberTop = lazy(async () => ({ default: (await import('./member-nav.tsx')).MemberTop }))

export const TopBar = () => {
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
        {user ? (
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
