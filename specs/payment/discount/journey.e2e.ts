import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { WELCOME_DISCOUNT_CODE, WELCOME_DISCOUNT_HOURS } from '#core/payment/discount/rules.ts'
import {
  TIME_BONUS_CODE,
  TIME_BONUS_POPUP_MS,
  TIME_BONUS_SECONDS,
} from '#core/time-bonus/values.ts'
import { agreeToDelivery } from '#specs/harness/screens/agree-to-delivery.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { stillClock } from '#specs/harness/screens/still-clock.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { creditsOf, newMember, someone, write } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const banner = (page: Page) => page.getByRole('complementary', { name: 'Welkomstkorting' })
const popup = (page: Page) => page.getByRole('dialog', { name: /25% welkomstkorting/ })
const total = (page: Page) => page.getByRole('button', { name: /^Betaal / })

describe('the welcome bonus', () => {
  it('counts down above the members, makes the first purchase cheaper, and is over with it (TBN-02, DIS-04)', async () => {
    const anna = await newMember(server)
    const { page, faults, close } = await visitAs(browser, server.url, anna)
    await page.goto('/members')
    await see(banner(page)).toContainText('25% korting op je eerste aankoop')
    await see(banner(page).locator('time')).toHaveText(/^03:59:\d\d$/)
    await banner(page).getByRole('link').click()
    await page.waitForURL('**/credits')
    await see(banner(page)).toHaveCount(0)
    const bundle = page.getByRole('listitem').filter({ hasText: '25 credits' }).first()
    await see(bundle.locator('s')).toHaveText(/€\s9,99/)
    await page.getByRole('link', { name: /Kies 25 credits voor €\s7,49/ }).click()
    await see(page.getByRole('main')).toContainText(/Korting\s*−€\s2,50/)
    await see(page.getByText('25% korting met TIMEBONUS25')).toBeVisible()
    await page.getByRole('radio', { name: /iDEAL/ }).check()
    await agreeToDelivery(page)
    await page.getByRole('button', { name: /^Betaal €\s7,49/ }).click()
    await page.getByRole('button', { name: 'Betalen', exact: true }).click()
    await see(page.getByRole('heading', { name: 'Betaald, dank je wel!' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Leden bekijken' }).click()
    await page.waitForURL('**/members')
    await see(page.getByRole('article').first()).toBeVisible()
    await see(banner(page)).toHaveCount(0)
    await page.goto('/credits')
    await see(page.getByRole('link', { name: /Kies 25 credits voor €\s9,99/ })).toBeVisible()
    expect(faults).toEqual([])
    await close()
  })

  it('pops up once, after forty seconds, for who has no credits (TBN-05)', async () => {
    const bram = await newMember(server)
    await write(bram, await someone(bram), await creditsOf(bram))
    const { page, faults, close } = await visitAs(browser, server.url, bram, { phone: true })
    const { comes, forward, goOn } = await stillClock(page)
    await page.goto('/members')
    await comes(async () => expect(await banner(page).isVisible()).toBe(true))
    await forward(TIME_BONUS_POPUP_MS - 5_000)
    await see(popup(page)).toHaveCount(0)
    await forward(6_000)
    await goOn()
    await see(popup(page)).toBeVisible()
    await see(popup(page)).toContainText('je hebt er 4 uur voor')
    await see(popup(page).locator('time')).toHaveText(/^03:5\d:\d\d$/)
    await page.keyboard.press('Escape')
    await see(popup(page)).toHaveCount(0)
    await page.reload()
    await see(banner(page)).toBeVisible()
    await forward(2 * TIME_BONUS_POPUP_MS)
    await see(banner(page)).toBeVisible()
    await see(popup(page)).toHaveCount(0)
    expect(faults).toEqual([])
    await close()
  })

  it('ends at zero under the eyes of the member, and the welcome discount follows until it ends too (DIS-04, H5)', async () => {
    const carla = await newMember(server)
    server.clock.forward((TIME_BONUS_SECONDS - 20) * 1000)
    const { page, faults, close } = await visitAs(browser, server.url, carla)
    const isAppliedBy = (code: string) =>
      see(page.getByText(`25% korting met ${code}`)).toBeVisible()
    await page.goto('/credits/credits-25')
    await isAppliedBy(TIME_BONUS_CODE)
    server.clock.forward(20_000)
    await isAppliedBy(WELCOME_DISCOUNT_CODE)
    await see(total(page)).toHaveText(/€\s7,49/)
    server.clock.forward(WELCOME_DISCOUNT_HOURS * HOUR_MS)
    await page.goto('/credits')
    await see(page.getByRole('link', { name: /Kies 25 credits voor €\s9,99/ })).toBeVisible()
    await page.goto('/members')
    await see(page.getByRole('article').first()).toBeVisible()
    await see(banner(page)).toHaveCount(0)
    expect(faults).toEqual([])
    await close()
  })
})

describe('a discount code', () => {
  it('is typed with the order, says why it does not count, and stays through a reload (DIS-02, DIS-05)', async () => {
    await server.db.query(
      `insert into discount_code (site_id, code, percent, minimum_minor, currency)
      select id, 'LENTE50', 50, 0, 'EUR' from site
      union all select id, 'GROOT10', 10, 5000, 'EUR' from site on conflict do nothing`,
    )
    const dirk = await newMember(server)
    await server.db.query('delete from time_bonus where id = $1', [dirk.id])
    await server.db.query(
      `update account set created_at = created_at - interval '9 days' where id = $1`,
      [dirk.id],
    )
    const { page, faults, close } = await visitAs(browser, server.url, dirk)
    await page.goto('/credits/credits-25')
    await see(total(page)).toHaveText(/€\s9,99/)
    await page.getByText('Heb je een kortingscode?').click()
    const field = page.getByLabel('Kortingscode')
    await field.fill('BESTAAT-NIET')
    await page.getByRole('button', { name: 'Gebruik' }).click()
    await see(page.getByText('Deze code kennen we niet.')).toBeVisible()
    await field.fill('groot10')
    await page.getByRole('button', { name: 'Gebruik' }).click()
    await see(page.getByText(/^Deze code geldt bij bestellingen vanaf €\s50,00\.$/)).toBeVisible()
    await see(total(page)).toHaveText(/€\s9,99/)
    await field.fill(' lente50 ')
    await page.getByRole('button', { name: 'Gebruik' }).click()
    await see(page.getByText('50% korting met LENTE50')).toBeVisible()
    await see(total(page)).toHaveText(/€\s4,99/)
    await page.getByRole('radio', { name: /PayPal/ }).click()
    await see(page.getByRole('radio', { name: /PayPal/ })).toBeChecked()
    await page.reload()
    await see(total(page)).toHaveText(/€\s4,99/)
    await agreeToDelivery(page)
    await total(page).click()
    await see(page.getByText('Er gaat geen echt geld om')).toBeVisible()
    await see(page.getByText(/€\s4,99/)).toBeVisible()
    expect(faults).toEqual([])
    await close()
  })
})
