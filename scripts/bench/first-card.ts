import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { build } from 'vite'
import { DEMO_PASSWORD } from '#server/demo/seeding.ts'
import { configFrom } from '#server/platform/config/config.ts'
import { start } from '#server/platform/start.ts'
import { browserAt, type Browser as Caller } from '#specs/harness/server/client.ts'
import { buildWhenChanged } from '../build.ts'
import { launchBenchBrowser } from './bench-browser.ts'
import { percentile } from './logins.ts'

const PHONE = { width: 390, height: 844 }
const ROUNDS = 5
const CPU_RATE = 4
const SLOW_LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}
const ASKED = 200

const say = (line: string) => process.stdout.write(`${line}\n`)
const median = (figures: number[]) => percentile(figures, 0.5)

type Seen = { card: number; picture: number; program: number | null; shifts: number; lcp: number }

/** Notes when the first card, its picture and the program were there, in ms from the navigation. */
const watchFirstCard = () => {
  const seen: Record<string, number> = { shifts: 0 }
  Object.assign(window, { seen })
  const note = (name: string, isThere: boolean) => {
    if (isThere) seen[name] ??= performance.now()
  }
  const look = () => {
    const picture = document.querySelector<HTMLImageElement>('article img')
    const isStyled = (picture?.getBoundingClientRect().height ?? 0) > 100
    note('card', isStyled)
    note('picture', isStyled && picture?.complete === true && picture.naturalWidth > 0)
    note('program', document.querySelector('[data-index]') !== null)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      seen.shifts = (seen.shifts ?? 0) + (shift as PerformanceEntry & { value: number }).value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

type Line = { cpu?: number; network?: typeof SLOW_LINE }

/** One visit of a browser that has been nowhere: nothing is kept from the one before. */
const visit = async (
  open: () => Promise<BrowserContext>,
  address: string,
  { cpu, network }: Line,
): Promise<Seen> => {
  const context = await open()
  try {
    const page = await context.newPage()
    await page.addInitScript(watchFirstCard)
    const session = await context.newCDPSession(page)
    if (cpu) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    if (network) await session.send('Network.emulateNetworkConditions', network)
    await page.goto(address, { waitUntil: 'commit' })
    return await figuresOf(page, !address.endsWith('/bare'))
  } finally {
    await context.close()
  }
}

const figuresOf = async (page: Page, hasProgram: boolean) => {
  const isDone = (wanted: string) => wanted in ((window as unknown as { seen?: object }).seen ?? {})
  await page.waitForFunction(isDone, 'picture', { timeout: 60_000 })
  if (hasProgram) await page.waitForFunction(isDone, 'program', { timeout: 60_000 })
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen)
}

const asText = (name: string, all: Seen[]) => {
  const of = (key: keyof Seen) => median(all.map((one) => one[key] ?? 0)).toFixed(0)
  const moved = Math.max(...all.map(({ shifts }) => shifts)).toFixed(4)
  const program = all[0]?.program ? `, program ${of('program')}` : ''
  return `${name}: card ${of('card')} ms, its picture ${of('picture')}${program}, LCP ${of('lcp')}, CLS ${moved}`
}

/** The program of `bare-members.tsx` with React in it, and nothing else. */
const bareProgram = async () => {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, 'bare-members.tsx') },
    },
  })
  if (!('output' in made)) throw new Error('The bare program was not built')
  return made.output[0].code
}

const BARE_PAGE =
  '<!doctype html><html><head><script type="module" src="/bare.js"></script></head><body></body></html>'

/** What the page costs the server, beside the calls whose answers it brings. */
const costOfPage = async (caller: Caller) => {
  const timed = async (...paths: string[]) => {
    const times: number[] = []
    for (let nth = 0; nth < ASKED; nth++) {
      const began = performance.now()
      for (const path of paths) await caller.send('GET', path)
      times.push(performance.now() - began)
    }
    return median(times)
  }
  const calls = ['settings', 'user', 'regions', 'members'].map((call) => `/api/${call}.php`)
  await timed('/members')
  const [page, asked] = [await timed('/members'), await timed(...calls)]
  say(`a page of members takes ${page.toFixed(1)} ms, the calls it spares ${asked.toFixed(1)} ms`)
}

const logIn = async (address: string) => {
  const caller = browserAt(() => address)
  const body = { email: 'lid02@vonk.example', password: DEMO_PASSWORD }
  await caller.ask('POST /api/user.php', { body })
  return caller
}

/** Of somebody who is logged in, and has no other page than the one that is measured. */
const contextFor =
  (browser: Browser, address: string, cookie: string, bare: string) => async () => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'nl-NL' })
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: address }])
    await context.route('**/bare', (route) =>
      route.fulfill({ contentType: 'text/html', body: BARE_PAGE }),
    )
    await context.route('**/bare.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: bare }),
    )
    return context
  }

/** When the first card of the members is there: by a slow processor, and on a slow line. */
export const benchFirstCard = async () => {
  buildWhenChanged()
  const bare = await bareProgram()
  const dir = await mkdtemp(join(tmpdir(), 'first-card-'))
  const config = configFrom({ PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'warn' })
  const running = await start(config)
  const browser = await launchBenchBrowser()
  try {
    const { address } = running
    const caller = await logIn(address)
    const open = contextFor(browser, address, caller.cookie(), bare)
    const [slow, drawn, alone]: [Seen[], Seen[], Seen[]] = [[], [], []]
    for (let round = 0; round < ROUNDS; round++) {
      slow.push(await visit(open, `${address}/members`, { network: SLOW_LINE }))
      drawn.push(await visit(open, `${address}/members`, { cpu: CPU_RATE }))
      alone.push(await visit(open, `${address}/bare`, { cpu: CPU_RATE }))
    }
    say(asText('50 kB/s and 400 ms', slow))
    say(asText(`${CPU_RATE} times slower`, drawn))
    say(asText(`${CPU_RATE} times slower, React alone`, alone))
    const ratio = (key: 'card' | 'picture') =>
      median(drawn.map((one) => one[key])) / median(alone.map((one) => one[key]))
    say(`ratio of card ${ratio('card').toFixed(2)}, of its picture ${ratio('picture').toFixed(2)}`)
    await costOfPage(caller)
  } finally {
    await browser.close()
    await running.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
