import { Suspense, useEffect, useRef, useState } from 'react'
import { type Location, Outlet, useLocation } from 'react-router'
import { entrySkippedAt } from '#client/parts/site/entry.ts'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { RouterState } from '#client/platform/router/router-state.ts'
import { useScrollRestoration } from '#client/platform/router/scroll-restoration.ts'
import { useAwaitedPath } from '#client/ui/awaited-path.ts'
import { lazyPart } from '#client/ui/lazy-part.ts'
import { preloadable } from '#client/ui/preloadable.ts'
import type { Role } from '#core/kernel/roles.ts'
import { layoutOf, layouts, mayVisit, type RouteName, routeOf } from '#core/site/routes.ts'
import { PROGRESS_THROTTLE_MS } from '#core/site/values.ts'
import { DocumentTitle, usePageTitle } from './document-title.tsx'
import { Footer } from './footer.tsx'
import { Frame } from './frame.tsx'
import { OfflineNotice } from './offline.tsx'
import { Progress } from './progress.tsx'
import styles from './shell.module.css'
import { MemberTop, TopBar } from './top-bar.tsx'
import { Skeleton, Waiting } from './waiting.tsx'

const MemberBottom = preloadable(async () => (await import('./member-nav.tsx')).MemberBottom)
const MemberLife = preloadable(async () => (await import('./member-life.tsx')).MemberLife)
const BelowPage = preloadable(async () => (await import('./member-life.tsx')).BelowPage)

const Languages = lazyPart(
  async () => (await import('../../parts/site/language-choice.tsx')).LanguageChoice,
)
const Company = lazyPart(async () => (await import('./company.tsx')).Company)

const VisitorLife = lazyPart(async () => (await import('./visitor-life.tsx')).VisitorLife)

/** What stands around the pages of a member comes before the first of them, so that none moves. */
export const loadMemberParts = () =>
  Promise.all([
    MemberTop.load(),
    MemberBottom.load(),
    MemberLife.load(),
    BelowPage.load(),
    import('./member-life.tsx').then(({ loadTopParts }) => loadTopParts()),
  ])

/**
 * After a navigation a screen reader and the keyboard start at the new page, not at the old link; not
 * after one that leaves its reader where they are.
 */
const useArrival = (pathname: string, scroll: RouterState['scroll'] | undefined) => {
  const main = useRef<HTMLElement>(null)
  const was = useRef(pathname)
  useEffect(() => {
    if (was.current !== pathname && scroll !== 'held') main.current?.focus({ preventScroll: true })
    was.current = pathname
  }, [pathname, scroll])
  return main
}

/**
 * The page that is awaited for longer than a moment, if it lets this person in. Within the chat
 * the list stays, so the chat shows by itself what it waits for.
 */
const useAwaited = (name: RouteName | null, role: Role) => {
  const pathname = useAwaitedPath(PROGRESS_THROTTLE_MS)
  const awaited = pathname === null ? null : routeOf(pathname)
  if (pathname === null || awaited === null || !mayVisit(awaited, role)) return null
  const isWithinChat = layoutOf(awaited) === 'chat' && layoutOf(name) === 'chat'
  return isWithinChat ? null : { pathname, name: awaited }
}

/** Stands for an address in what the device keeps, and does not tell where somebody was. */
const markOf = (address: string) => {
  let mark = 0
  for (const char of address) mark = (Math.imul(mark, 31) + Number(char.codePointAt(0))) | 0
  return mark
}

/** A page that the browser itself has loaded has no key of its own: its address is its place. */
const placeOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? markOf(`${pathname}${search}`) : key

/** What stands around every page. */
export const Shell = () => {
  const { pathname, search } = useLocation()
  const main = useArrival(pathname, useScrollRestoration(placeOf))
  const user = useUser()
  const { i18n } = useTranslation()
  const here = i18n.language + pathname
  /** The page that came with a visitor's title; a member's counts what is new, and must not stay. */
  const [first] = useState(user || here)
  const settings = useSettings()
  const pageTitle = usePageTitle()
  const current = routeOf(pathname)
  const awaited = useAwaited(current, user?.role ?? 'visitor')
  const name = awaited?.name ?? current
  /** What stands around the page is at once where it will be. */
  const shown = awaited?.pathname ?? pathname
  const { bar, member, footer } = layouts[layoutOf(name)]
  return (
    <Frame name={name} isMember={user !== null}>
      <Progress />
      {!user && (pageTitle !== null || here !== first) && (
        <DocumentTitle text={pageTitle ?? settings.index_title} />
      )}
      {bar !== 'none' && (
        <TopBar
          logoOnly={bar === 'logo'}
          language={
            <Suspense>
              <Languages settings={settings} user={user} small />
            </Suspense>
          }
        />
      )}
      <OfflineNotice />
      <Suspense>{user && <MemberLife user={user} pathname={shown} />}</Suspense>
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Waiting awaited={awaited?.name ?? null}>
          <Outlet />
        </Waiting>
      </main>
      <Suspense>{user && <BelowPage user={user} pathname={shown} />}</Suspense>
      {footer && (
        <Footer
          name={name}
          company={
            <Suspense>
              <Company />
            </Suspense>
          }
        />
      )}
      <Suspense>{user && member && <MemberBottom />}</Suspense>
      <Suspense>
        {!user && (/[?&]t=/.test(search) || entrySkippedAt() === null) && (
          <VisitorLife route={current} />
        )}
      </Suspense>
    </Frame>
  )
}

/** Before the settings are there: the frame of a page and the shape of what comes into it. */
export const FirstPaint = () => {
  const { pathname } = useLocation()
  const name = routeOf(pathname)
  return (
    <div className={styles.shell} data-layout={layoutOf(name)} aria-busy="true">
      <div className="first-bar" />
      <div className={styles.first}>
        <Suspense>{name && <Skeleton name={name} />}</Suspense>
      </div>
    </div>
  )
}
