import { type Browser, chromium } from 'playwright'
import { inject } from 'vitest'
import type {} from './browser-setup.ts'

/** The Chromium that the run found. Close it in `afterAll`. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: inject('chromium'),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  })
