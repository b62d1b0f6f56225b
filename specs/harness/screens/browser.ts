import { type Browser, chromium } from 'playwright'
import { inject } from 'vitest'
import type {} from './browser-setup.ts'
import { PATIENCE_MS } from './see.ts'

const launch = async (executablePath: string) => {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--in-process-gpu',
    ],
  })
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS))
  return browser
}

/** One of each kind for all files of a worker, one after the other: it takes a second to start. */
const running = new Map<string, Browser>()

/**
 * The Chromium that the run found: the lighter one where there is one, or `withNotifications`. To
 * close it in `afterAll` closes all that its file has opened.
 */
export const launchBrowser = async ({ withNotifications = false } = {}): Promise<Browser> => {
  const path = inject(withNotifications ? 'chromium' : 'chromiumShell')
  const before = running.get(path)
  const browser = before?.isConnected() ? before : await launch(path)
  running.set(path, browser)
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  }
  return browser
}
