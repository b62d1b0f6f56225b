import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { IMMEDIATE_DELIVERY_VERSION } from '#core/payment/checkout/immediate-delivery.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { requireChromium } from '../find-chromium.ts'
import { percentile } from './logins.ts'
import type { Talk } from './world.ts'

const PAYMENTS = 30
const READS = 200
const LOOK_MS = 50
const OPEN_MS_MAX = 20_000
const BUNDLE = 'credits-10'
const DONE = 'Betaald, dank je wel!'
/** The promise: on the screen within so long of the provider's word. */
const PROMISED_MS = 1_000

/** How long the result, and the credits in another tab, took from the bank's word on; one plain read. */
type Paid = { resultMs: number; creditsMs: number; readsMs: number[] }

const headers = { 'sec-fetch-site': 'same-origin' }

type Order = { order: { lifecycle: { context: { ref: string | null } } } }

/** Orders as the pay button does, and waits until the bank has its payment page. */
const order = async ({ request }: BrowserContext, payment_id: string): Promise<string> => {
  const data = {
    payment_id,
    bundle: BUNDLE,
    payment_method: 'ideal',
    amount: priceFor(BUNDLE),
    immediate_delivery_consent: IMMEDIATE_DELIVERY_VERSION,
  }
  const placed = await request.post('/api/order.php', { data, headers })
  if (!placed.ok()) throw new Error(`The order was refused: ${await placed.text()}`)
  const end = Date.now() + OPEN_MS_MAX
  while (Date.now() < end) {
    const answer = await request.get('/api/order.php', { params: { payment_id } })
    const { ref } = ((await answer.json()) as Order).order.lifecycle.context
    if (ref) return ref
    await pause(LOOK_MS)
  }
  throw new Error('The bank has no payment page')
}

/** The moment at which a page shows these words, or no longer shows them, by the machine's clock. */
const momentOf = (page: Page, words: string, isThere: boolean): Promise<number> =>
  page.evaluate(
    ([wanted, there]) =>
      new Promise<number>((resolve) => {
        const isNow = () => document.body.innerText.includes(wanted) === there
        const look = () => {
          if (!isNow()) return
          seen.disconnect()
          resolve(Date.now())
        }
        const seen = new MutationObserver(look)
        seen.observe(document.body, { subtree: true, childList: true, characterData: true })
        look()
      }),
    [words, isThere] as const,
  )

/** The same browser asks for the order, and nothing else happens. */
const plainReads = (page: Page, payment_id: string): Promise<number[]> =>
  page.evaluate(
    async ([id, count]) => {
      const took: number[] = []
      for (let nth = 0; nth < count; nth++) {
        const began = performance.now()
        await (await fetch(`/api/order.php?payment_id=${id}`)).json()
        took.push(performance.now() - began)
      }
      return took
    },
    [payment_id, READS / PAYMENTS] as const,
  )

const openTabs = async (context: BrowserContext, payment_id: string) => {
  const result = await context.newPage()
  const isLive = result.waitForResponse((response) => response.url().includes('/api/events.php'))
  await result.goto(`/transactions/${payment_id}`)
  await Promise.all([isLive, result.getByText('Je betaling loopt').waitFor()])
  const credits = await context.newPage()
  await credits.goto('/credits')
  const balance = await credits.getByText(/^Je hebt .* credits\.$/).innerText()
  return { result, credits, balance }
}

const late = async (): Promise<never> => {
  await pause(OPEN_MS_MAX, undefined, { ref: false })
  throw new Error('What was paid does not come to the screen')
}

const payOnce = async (browser: Browser, address: string, token: string): Promise<Paid> => {
  const context = await browser.newContext({ baseURL: address, locale: 'nl-NL' })
  try {
    await context.addCookies([{ name: 'session', value: token, url: address }])
    const payment_id = randomUUID()
    const ref = await order(context, payment_id)
    const { result, credits, balance } = await openTabs(context, payment_id)
    const seen = Promise.all([momentOf(result, DONE, true), momentOf(credits, balance, false)])
    const word = Date.now()
    const data = { status: 'paid' }
    const heard = await context.request.put(`/sandbox/api/payments/${ref}`, { data, headers })
    if (!heard.ok()) throw new Error(`The bank refused: ${await heard.text()}`)
    const [atResult, atCredits] = await Promise.race([seen, late()])
    const readsMs = await plainReads(result, payment_id)
    return { resultMs: atResult - word, creditsMs: atCredits - word, readsMs }
  } finally {
    await context.close()
  }
}

const row = (name: string, ms: number[]) => {
  const figures = [percentile(ms, 0.5), percentile(ms, 0.99)]
  return `${name.padEnd(34)}${figures.map((figure) => figure.toFixed(0).padStart(8)).join('')}`
}

/**
 * How long it takes from the payer's word at the bank, its webhook and our question about it
 * included, until the result and the credits stand on two screens that nobody reloads; beside a
 * plain read by the same browser, in one run. Answers whether each was there within a second.
 */
export const paidOnScreen = async (
  address: string,
  talks: Talk[],
  say: (line: string) => void,
): Promise<boolean> => {
  const executablePath = requireChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const paid: Paid[] = []
  try {
    const tokens = talks.flatMap(({ sides }) => sides.map(({ token }) => token))
    const [warm = '', ...others] = tokens.slice(0, PAYMENTS + 1)
    await payOnce(browser, address, warm)
    for (const token of others) paid.push(await payOnce(browser, address, token))
  } finally {
    await browser.close()
  }
  const [results, credits] = [paid.map((one) => one.resultMs), paid.map((one) => one.creditsMs)]
  const reads = paid.flatMap((one) => one.readsMs)
  const slowest = Math.max(...results, ...credits)
  say(
    `${`${paid.length} payments, two tabs each`.padEnd(34)}${'p50 ms'.padStart(8)}${'p99 ms'.padStart(8)}`,
  )
  say(row('the result, by itself', results))
  say(row('the credits, in the other tab', credits))
  say(row('a plain read of the order', reads))
  const ratio = percentile(results, 0.5) / percentile(reads, 0.5)
  say(`the result takes ${ratio.toFixed(0)} x a plain read; the slowest of all ${slowest} ms`)
  return slowest <= PROMISED_MS
}
