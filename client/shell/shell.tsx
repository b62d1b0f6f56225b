import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useSettings, useUser } from '#client/api/hooks.ts'
import { layoutOf, routeOf } from '#core/site/routes.ts'
import { DocumentTitle } from './document-title.tsx'
import { Footer } from './footer.tsx'
import { OfflineNotice } from './offline.tsx'
import { Progress } from './progress.tsx'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

const MemberBottom = lazy(async () => ({
  default: (await import('./member-nav.tsx')).MemberBottom,
}))
const MemberLife = lazy(async () => ({ default: (await import('./member-life.tsx')).MemberLife }))

/** After a navigation a screen reader and the keyboard start at the new page, not at the old link. */
const useArrival = (pathname: string) => {
  const main = useRef<HTMLElement>(null)
  const was = useRef(pathname)
  useEffect(() => {
    if (was.current !== pathname) main.current?.focus({ preventScroll: true })
    was.current = pathname
  }, [pathname])
  return main
}

/** What stands around every page. */
export const Shell = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const main = useArrival(pathname)
  const user = useUser()
  const settings = useSettings()
  const name = routeOf(pathname)
  const layout = layoutOf(name)
  return (
    <div className={styles.shell} data-layout={layout} data-page={name} data-member={Boolean(user)}>
      <a className={styles.skip} href="#main">
        {t('nav.skip')}
      </a>
      <Progress />
      {!user && <DocumentTitle text={settings.index_title} />}
      <TopBar />
      <OfflineNotice />
      <Suspense>{user && <MemberLife user={user} />}</Suspense>
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {layout === 'default' && <Footer />}
      <Suspense>{user && <MemberBottom />}</Suspense>
      <ScrollRestoration />
    </div>
  )
}

/** Before the settings are there: the frame of a page, without words. */
export const FirstPaint = () => (
  <div className={styles.shell} aria-busy="true">
    <div className={styles.firstBar} />
    <div className={styles.firstBody} />
  </div>
)
