import pg from 'pg'
import type { Browser, Page } from 'playwright'
import { lengthenTalk } from '#specs/harness/server/long-talk.ts'
import { launchBenchBrowser } from './bench-browser.ts'
import { percentile } from './logins.ts'
import type { Talk } from './world.ts'

const MESSAGES = 100
const WARM = 5
const LONG = 50_000
const OPENINGS = 20
/** The database has just been given the messages: their pages are read from disk the first time. */
const WARM_OPENINGS = 2
const CPU_RATE = 4
const PHONE = { width: 390, height: 844 }

type Side = Talk['sides'][number]

const openAs = async (browser: Browser, address: string, { token }: Side) => {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'nl-NL',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'session', value: token, url: address }])
  return context.newPage()
}

/** The page notes, by the machine's clock, when a row with these words came. */
const watchFor = (page: Page, words: string) =>
  page.evaluate((wanted) => {
    const seen = { at: 0 }
    Object.assign(window, { seen })
    const look = () => {
      const last = [...document.querySelectorAll('ol > li[id]')].at(-1)
      if (seen.at === 0 && last?.textContent.includes(wanted)) seen.at = Date.now()
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  }, words)

const seenAt = async (page: Page) => {
  await page.waitForFunction(() => (window as unknown as { seen: { at: number } }).seen.at > 0)
  return page.evaluate(() => (window as unknown as { seen: { at: number } }).seen.at)
}

/** From the key that sends to the row on the other's open screen, in ms. */
const arrival = async (from: Page, to: Page, words: string): Promise<number> => {
  await watchFor(to, words)
  const box = from.getByRole('textbox')
  await box.fill(words)
  const pressed = from.evaluate(
    () =>
      new Promise<number>((done) =>
        document.addEventListener('keydown', () => done(Date.now()), { once: true, capture: true }),
      ),
  )
  await box.press('Enter')
  return (await seenAt(to)) - (await pressed)
}

const arrivals = async (browser: Browser, address: string, { conversation, sides }: Talk) => {
  const [one, other] = sides
  if (!one || !other) throw new Error('Nobody talks')
  const [from, to] = [await openAs(browser, address, one), await openAs(browser, address, other)]
  for (const page of [from, to]) {
    await page.goto(`${address}/chats/${conversation}`)
    await page.getByRole('textbox').waitFor()
  }
  const took: number[] = []
  for (let nth = 0; nth < WARM + MESSAGES; nth += 1) {
    const ms = await arrival(from, to, `Bericht nummer ${nth} van vandaag.`)
    if (nth >= WARM) took.push(ms)
  }
  await Promise.all([from.context().close(), to.context().close()])
  return took
}

/** From the touch on its entry to the last of many messages, on a processor that is slower, in ms. */
const opening = async (browser: Browser, address: string, side: Side) => {
  const page = await openAs(browser, address, side)
  await page.goto(`${address}/chats`)
  const entry = page.locator('main a[href*="/chats/"]').first()
  await entry.waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  await watchFor(page, `Zin ${LONG}.`)
  await page.evaluate(() => {
    const touched = () => Object.assign(window, { touched: Date.now() })
    document.addEventListener('click', touched, { once: true, capture: true })
  })
  await entry.click()
  const there = await seenAt(page)
  const rows = await page.locator('ol > li').count()
  const touched = await page.evaluate(() => (window as unknown as { touched: number }).touched)
  await page.context().close()
  return { ms: there - touched, rows }
}

type World = { url: string; address: string; talks: Talk[] }

/** How soon a message is on the other's open screen, and the end of a long conversation on one's own. */
export const benchArrives = async ({ url, address, talks }: World, say: (line: string) => void) => {
  const [talk, long] = talks
  if (!talk || !long?.sides[1]) throw new Error('Nobody talks')
  const browser = await launchBenchBrowser()
  try {
    const took = await arrivals(browser, address, talk)
    const at = (share: number) => `${Math.round(percentile(took, share))} ms`
    say(
      `${MESSAGES} messages from screen to screen: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`,
    )
    const db = new pg.Client({ connectionString: url })
    await db.connect()
    await lengthenTalk(db, long.conversation, { length: LONG, repliedTo: 1 })
    await db.end()
    const opened: { ms: number; rows: number }[] = []
    for (let nth = 0; nth < WARM_OPENINGS + OPENINGS; nth += 1) {
      const one = await opening(browser, address, long.sides[1])
      if (nth >= WARM_OPENINGS) opened.push(one)
    }
    const openings = opened.map((one) => one.ms)
    const within = (share: number) => `${Math.round(percentile(openings, share))} ms`
    const rows = Math.max(...opened.map((one) => one.rows))
    say(
      `the end of ${LONG} messages, ${CPU_RATE} times slower: p50 ${within(0.5)}, p95 ${within(0.95)}, ${rows} rows`,
    )
  } finally {
    await browser.close()
  }
}
