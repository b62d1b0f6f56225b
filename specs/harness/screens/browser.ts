import { type Browser, chromium } from 'playwright'
import { inject } from 'vitest'
import type {} from './browser-setup.ts'
import { PATIENCE_MS } from './see.ts'

/** The Chromium that the run found. Close it in `afterAll`. */
export const launchBrowser = async (): Promise<Browser> => {
  const browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  })
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS))
  return browser
}
