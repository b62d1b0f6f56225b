import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { landerNames } from '#core/site/landers/values.ts'
import { configFrom } from '#server/platform/config/config.ts'
import { start } from '#server/platform/start.ts'
import { buildWhenChanged } from '../build.ts'
import { launchBenchBrowser } from './bench-browser.ts'
import { percentile } from './logins.ts'

const PHONE = { width: 390, height: 844 }
const ROUNDS = 5
const CPU_RATE = 4
/** What comes later than so long after the page has loaded is not what a visitor came for. */
const REST_MS = 1_500
const LARGEST_MAX_MS = 1_000

const DOORS = ['/', ...landerNames.map((name) => `/landers/${name}`)]
/** Where one reads on: measured as well, and bound to no figure. */
const BEHIND = ['/pages/terms', '/members']
const PATHS = [...DOORS, ...BEHIND]

/** A page of one picture and nothing else: what this machine takes for any. */
const BARE = '/bare'
const BARE_PAGE =
  '<!doctype html><html><head><meta name="viewport" content="width=device-width"></head><body><img src="/landers/card-aya.webp" width="390"></body></html>'

type Seen = { largest: number; what: string; shifts: number }

/** Notes the largest picture or text so far, in ms from the navigation, and what has moved. */
const watchLargest = () => {
  const seen = { largest: 0, what: '', shifts: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.largest = entry.startTime
      seen.what = (entry as PerformanceEntry & { element?: Element }).element?.tagName ?? ''
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      seen.shifts += (shift as PerformanceEntry & { value: number }).value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** One visit of a browser that has been nowhere, by a processor that is four times slower. */
const visit = async (browser: Browser, address: string): Promise<Seen> => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'nl-NL' })
  try {
    await context.route(`**${BARE}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: BARE_PAGE }),
    )
    const page = await context.newPage()
    await page.addInitScript(watchLargest)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(REST_MS)
    return await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  } finally {
    await context.close()
  }
}

/** One address, in turn with the bare page, since a machine is not equally fast in every minute. */
const measure = async (browser: Browser, address: string, path: string) => {
  const [all, bare]: [Seen[], Seen[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    all.push(await visit(browser, address + path))
    bare.push(await visit(browser, address + BARE))
  }
  const usualOf = (seen: Seen[]) =>
    percentile(
      seen.map(({ largest }) => largest),
      0.5,
    )
  return {
    usual: usualOf(all),
    bare: usualOf(bare),
    moved: Math.max(...all.map(({ shifts }) => shifts)),
    what: all[0]?.what ?? '',
  }
}

/**
 * When what a visitor comes for stands there, at these addresses or at all; answers how many doors
 * open too late.
 */
export const benchDoors = async (
  say: (line: string) => void,
  only: readonly string[],
): Promise<number> => {
  const paths = only.length > 0 ? only : PATHS
  buildWhenChanged()
  const dir = await mkdtemp(join(tmpdir(), 'doors-'))
  const running = await start(configFrom({ PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'warn' }))
  const browser = await launchBenchBrowser()
  let late = 0
  try {
    for (const path of [...paths, BARE]) await visit(browser, running.address + path)
    for (const path of paths) {
      const { usual, bare, moved, what } = await measure(browser, running.address, path)
      if (usual >= LARGEST_MAX_MS && DOORS.includes(path)) late++
      const ratio = (usual / bare).toFixed(2)
      const figures = `${usual.toFixed(0).padStart(6)} ms, of the bare page's ${bare.toFixed(0)}: ${ratio}`
      say(`${path.padEnd(34)}${figures}, layout shift ${moved.toFixed(4)}  ${what}`)
    }
    const doors = paths.filter((path) => DOORS.includes(path)).length
    say(`${late} of ${doors} doors after ${LARGEST_MAX_MS} ms or more`)
    return late
  } finally {
    await browser.close()
    await running.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
