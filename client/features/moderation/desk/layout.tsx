import { Outlet, useLocation } from 'react-router'
import { useMember } from '#client/platform/api/hooks.ts'
import { loadTexts } from '#client/platform/i18n/i18n.ts'
import { desk } from '#client/platform/i18n/page-texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import styles from './layout.module.css'
import { sectionsFor } from './sections.ts'

/** What all its pages say comes before any of them. */
export const loader = () => loadTexts(desk, 'desk')

/** The page of a section, or one below it. */
const isIn = (pathname: string, to: string) =>
  pathname === to || (to !== paths.desk() && pathname.startsWith(`${to}/`))

/** What stands around every page of the desk: its sections, for whom each is. */
export const DeskLayout = () => {
  const { t } = useTranslation('desk')
  const { pathname } = useLocation()
  return (
    <div className={styles.desk}>
      <nav className={styles.sections} aria-label={t('frame.sections')}>
        <span className={styles.name}>{t('frame.title')}</span>
        {sectionsFor(useMember().role).map(({ route, to, words }) => (
          <Link key={route} to={to} aria-current={isIn(pathname, to) ? 'page' : undefined}>
            {t(words)}
          </Link>
        ))}
      </nav>
      <Outlet />
    </div>
  )
}
