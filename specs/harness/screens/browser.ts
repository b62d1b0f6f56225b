import { type Browser, chromium } from 'playwright'
import { inject } from 'vitest'
import { inPhase } from '../runner/profile/phases.ts'
import { lookForBrowsers } from '../server/sweeper-pauses.ts'
import type {} from './browser-setup.ts'
import { PATIENCE_MS } from './see.ts'

/**
 * Faces are a third of the work of a page, of which few specs see anything. The rest is a mouse, as
 * Playwright says it too, in an option of which the last one counts.
 */
const WITHOUT_PICTURES = [
  '--blink-settings=imagesEnabled=false',
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
].join()

const launch = async (executablePath: string, more: readonly string[]) => {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--in-process-gpu',
      ...more,
    ],
  })
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS))
  return browser
}

/** One of each kind for all files of a worker, one after the other: it takes a second to start. */
const running = new Map<string, Browser>()

/**
 * The Chromium that the run found: the lighter one where there is one, or one `withNotifications`.
 * It loads pictures where it is asked to. To close it in `afterAll` closes all that its file has
 * opened.
 */
export const launchBrowser = async ({
  withNotifications = false,
  withPictures = false,
} = {}): Promise<Browser> => {
  lookForBrowsers()
  const args = withPictures ? [] : [WITHOUT_PICTURES]
  const path = inject(withNotifications ? 'chromium' : 'chromiumShell')
  const kind = [path, ...args].join(' ')
  const before = running.get(kind)
  const browser = before?.isConnected()
    ? before
    : await inPhase('browser', () => launch(path, args))
  running.set(kind, browser)
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  }
  return browser
}
