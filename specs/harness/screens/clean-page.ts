import type { Browser, BrowserContext, Page } from 'playwright'

type Loose = Record<string, ((...given: unknown[]) => unknown) | undefined>

/** What one cannot take back: who calls one of these leaves nothing to the next. */
const LASTING = [
  'addInitScript',
  'close',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'install',
  'newCDPSession',
  'pauseAt',
  'setFixedTime',
  'setGeolocation',
  'setSystemTime',
]

/** What a spec may listen to; the browser's driver itself listens to other things. */
const TOLD = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
]

/** Tells of each call of one of them. */
const hearOf = (target: object, told: () => void) => {
  const loose = target as Loose
  for (const name of LASTING) {
    const call = loose[name]?.bind(target)
    if (!call) continue
    loose[name] = (...given) => {
      told()
      return call(...given)
    }
  }
}

type Viewport = { width: number; height: number }
export type Kind = { url: string; viewport: Viewport; name: string }
/** A page that somebody uses now. To leave it again does nothing. */
export type CleanPage = { context: BrowserContext; page: Page; leave(): Promise<void> }

const freeOf = new WeakMap<Browser, Map<string, CleanPage[]>>()

const freePages = (browser: Browser, { url, name }: Kind) => {
  const kinds = freeOf.get(browser) ?? new Map<string, CleanPage[]>()
  freeOf.set(browser, kinds)
  const key = `${url} ${name}`
  const free = kinds.get(key) ?? []
  kinds.set(key, free)
  return free
}

/**
 * Takes away cookies, what the pages have kept, who listens, and where one has been. The page goes
 * to a small one of its own site: from an empty one, the next would begin in a new process.
 */
const clean = async ({ context, page }: CleanPage, { url, viewport }: Kind) => {
  const others = context.pages().filter((other) => other !== page)
  await Promise.all(others.map((other) => other.close()))
  for (const told of TOLD) {
    page.removeAllListeners(told)
    context.removeAllListeners(told)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.setExtraHTTPHeaders({})
  await page.mouse.move(0, 0)
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(() => window.sessionStorage.clear())
  await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' })
  await context.clearCookies()
}

/**
 * A page as new: one that was left without a trace where there is one of this kind, as a new one
 * costs more than what most specs do on it.
 */
export const cleanPage = async (
  browser: Browser,
  kind: Kind,
  make: (browser: Browser) => Promise<BrowserContext>,
): Promise<CleanPage> => {
  const free = freePages(browser, kind)
  const usable = free.splice(0).filter(({ page }) => !page.isClosed())
  const [first, ...rest] = usable
  free.push(...rest)
  if (first) return first
  const context = await make(browser)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const close = context.close.bind(context)
  let isMarked = false
  for (const target of [context, page, context.clock]) {
    hearOf(target, () => {
      isMarked = true
    })
  }
  const cleanAll = async () => {
    await clean(made, kind)
    await session.send('Storage.clearDataForOrigin', { origin: kind.url, storageTypes: 'all' })
    await session.send('Page.resetNavigationHistory')
  }
  const leave = async () => {
    if (free.includes(made)) return
    if (isMarked) return close()
    // Its server may have ended before it.
    const isClean = await cleanAll().then(
      () => true,
      () => false,
    )
    if (isClean) free.push(made)
    else await close()
  }
  const made = { context, page, leave }
  return made
}
