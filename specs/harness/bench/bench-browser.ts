import { chromium } from 'playwright'
import { findChromiumAloud } from '../../../scripts/find-chromium.ts'

/** The browser that all benches of screens use. */
export const launchBenchBrowser = () =>
  chromium.launch({
    executablePath: findChromiumAloud().path,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  })
