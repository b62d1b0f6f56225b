import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { inLongRun, longRunOnly } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import {
  bankMood,
  creditsOf,
  newMember,
  ordered,
  play,
  type SpecMember,
  settled,
} from '#specs/harness/server/members.ts'
import { NEVER, type SpecServer, startServer } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
})
afterEach(() => bankMood(server.browser(), {}))
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const PENDING = 'Je betaling loopt'
const PAID = 'Betaald, dank je wel!'

/** Notes every heading that the page shows, in its order; a reload begins anew. */
const noteHeadings = () => {
  const shown: string[] = []
  Object.assign(window, { shown })
  new MutationObserver(() => {
    const text = document.querySelector('main h1')?.textContent
    if (text && shown.at(-1) !== text) shown.push(text)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
const headingsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shown: string[] }).shown)

/** A page that looks for nothing by itself: what comes, comes by the live stream. */
const withoutLooking = () => {
  const real = window.setInterval.bind(window)
  const seldom = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
    ms < 1_000 ? real(handler, ms, ...rest) : 0
  Object.assign(window, { setInterval: seldom })
}

/** An order whose bank waits: its page in one tab, and the balance in another. */
const twoTabs = async (anna: SpecMember, { looking = false, at = server } = {}) => {
  const { context, page, faults, close } = await visitAs(browser, at.url, anna)
  await context.addInitScript(noteHeadings)
  if (!looking) await context.addInitScript(withoutLooking)
  const { payment_id, ref } = await ordered(anna)
  const isLive = page.waitForResponse('**/api/events.php')
  await page.goto(`/transactions/${payment_id}`)
  await isLive
  await see(page.getByRole('heading', { name: PENDING })).toBeVisible()
  const balance = await context.newPage()
  await balance.goto('/credits')
  await see(balance.getByText('Je hebt 3 credits.')).toBeVisible()
  return { context, page, balance, payment_id, ref, faults, close }
}

const showsPaid = async (page: Page, balance: Page) => {
  await see(page.getByRole('heading', { name: PAID })).toBeVisible()
  await see(page.getByText('Je 10 credits staan klaar.')).toBeVisible()
  await see(balance.getByText('Je hebt 13 credits.')).toBeVisible()
  expect(await headingsOf(page)).toEqual([PENDING, PAID])
  expect(await headingsOf(balance)).toEqual(['Credits kopen'])
}

describe('a payment that the bank calls paid', () => {
  it('is on the screen with its credits in each tab at once, by the live stream and without a reload', async () => {
    const at = await startServer({ pace: NEVER })
    onTestFinished(() => at.stop())
    const anna = await newMember(at)
    const { page, balance, ref, faults, close } = await twoTabs(anna, { at })
    await play(anna, ref, { status: 'paid' })
    await showsPaid(page, balance)
    expect(await creditsOf(anna)).toBe(13)
    expect(faults).toEqual([])
    await close()
  })

  it('while the device is offline is not shown before it is known, and at once when it is back', async () => {
    const anna = await newMember(server)
    const { context, page, balance, payment_id, ref, close } = await twoTabs(anna)
    await context.setOffline(true)
    await see(page.getByText(/^We kunnen nu niet zien of je betaling binnen is/)).toBeVisible()
    await play(anna, ref, { status: 'paid' })
    await settled(anna, payment_id, 'completed')
    expect(await headingsOf(page)).toEqual([PENDING])
    await see(balance.getByText('Je hebt 3 credits.')).toBeVisible()
    await context.setOffline(false)
    await showsPaid(page, balance)
    await close()
  })

  it.each(inLongRun('away' as const, 'slow' as const))(
    'is called under way for as long as the bank is %s and has not said so to us',
    async (fault) => {
      const anna = await newMember(server)
      const { page, balance, ref, close } = await twoTabs(anna, { looking: true })
      await bankMood(anna, { fault })
      await play(anna, ref, { status: 'paid' })
      await see(page.getByText('We kijken vanzelf of je betaling binnen is.')).toBeVisible()
      expect(await headingsOf(page)).toEqual([PENDING])
      expect(await creditsOf(anna)).toBe(3)
      await bankMood(anna, {})
      await showsPaid(page, balance)
      await close()
    },
  )
})

describe.each(longRunOnly)('a payment page', () => {
  it('that its payer has left unpaid is shut, so that another way is offered at once', async () => {
    const anna = await newMember(server)
    const { page, faults, close } = await visitAs(browser, server.url, anna)
    const { payment_id, checkout_url } = await ordered(anna)
    await page.goto(`/transactions/${payment_id}`)
    await page.getByRole('link', { name: 'Naar de betaalpagina' }).click()
    await see(page.getByText('Dit is een oefenbank.')).toBeVisible()
    await page.goto(`/transactions/${payment_id}?left=1`)
    await see(page.getByRole('heading', { name: 'De betaling is geannuleerd' })).toBeVisible()
    await see(page.getByRole('link', { name: 'Andere betaalwijze' })).toBeVisible()
    await settled(anna, payment_id, 'cancelled')
    await page.goto(checkout_url ?? '')
    await see(page.getByText('Deze betaling is geannuleerd.')).toBeVisible()
    expect(faults).toEqual([])
    await close()
  })
})

describe('an address that says a payment page was left', () => {
  it('shuts nothing by itself: the payment stays open, in every tab that was not there (S15)', async () => {
    const anna = await newMember(server)
    const { context, page, faults, close } = await visitAs(browser, server.url, anna)
    const { payment_id, checkout_url } = await ordered(anna)
    await page.goto(checkout_url ?? '')
    const elsewhere = await context.newPage()
    const asked: string[] = []
    elsewhere.on('request', (request) => asked.push(request.method()))
    await elsewhere.goto(`/transactions/${payment_id}?left=1`)
    await see(elsewhere.getByRole('heading', { name: PENDING })).toBeVisible()
    await see(
      elsewhere.getByText('Toch niet betalen? Dan vervalt je bestelling vanzelf.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Betalen', exact: true }).click()
    await see(elsewhere.getByRole('heading', { name: PAID })).toBeVisible()
    expect(asked).not.toContain('DELETE')
    expect(faults).toEqual([])
    await close()
  })
})
