import { chromium } from 'playwright'
import { requireChromium } from '../find-chromium.ts'

/** The browser that all benches of screens use. */
export const launchBenchBrowser = () =>
  chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  })
