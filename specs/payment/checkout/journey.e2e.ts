import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreeToDelivery } from '#specs/harness/screens/agree-to-delivery.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit, visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, ordered } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const pay = (page: Page) => page.getByRole('button', { name: /^Betaal / })
const chosen = (page: Page) => page.getByRole('radio', { checked: true })

describe('bundles of credits', () => {
  it.each<[path: string, shows: (page: Page) => Promise<unknown>]>([
    [
      '/credits',
      (page) => see(page.getByRole('link', { name: /Kies 25 credits voor/ })).toBeVisible(),
    ],
    ['/credits/credits-25', (page) => see(pay(page)).toBeVisible()],
    [
      '/credits/credits-25/paypal',
      async (page) => {
        await see(pay(page)).toBeVisible()
        await see(chosen(page)).toHaveAccessibleName(/PayPal/)
      },
    ],
  ])('are for sale to a member at %s (CRD-02)', async (path, shows) => {
    const { page, close } = await visitAs(browser, server.url, await newMember(server))
    await page.goto(path)
    await shows(page)
    await close()
  })

  it.each([
    ['NL', /€\s9,99/],
    ['PL', /PLN|zł/],
  ])(
    'and their prices are told to a visitor at /pricing, by the country: %s (CRD-02)',
    async (country, price) => {
      const { page, close } = await visit(browser, server.url)
      await page.goto(`/pricing?country=${country}`)
      await see(page.getByRole('main')).toContainText(price)
      await close()
    },
  )
})

describe('an order', () => {
  it.each([
    ['payment_id', /^[\da-f-]{36}$/],
    ['credits', 10],
    ['amount', { minor: expect.any(Number), currency: 'EUR' }],
    ['payment_method', 'ideal'],
    ['price_components', [{ kind: 'bundle', minor: expect.any(Number) }]],
  ] as const)('has its %s (PAY-02)', async (field, value) => {
    const order = await ordered(await newMember(server))
    const told: unknown = order[field]
    if (value instanceof RegExp) expect(told).toMatch(value)
    else expect(told).toEqual(value)
  })

  it('is seen whole before it is paid: what, its parts, the tax within and the total (PAY-02)', async () => {
    const { page, close } = await visitAs(browser, server.url, await newMember(server))
    await page.goto('/credits/credits-25')
    const main = page.getByRole('main')
    const parts = ['Betalen', '25 credits', 'Korting', 'Totaal', 'Waarvan 21% btw']
    for (const part of parts) await see(main).toContainText(part)
    await see(pay(page)).toHaveText(/€\s7,49/)
    await close()
  })

  it('asks for the bank where the method has a choice, and goes nowhere without one (PAY-02)', async () => {
    const member = await newMember(server)
    await member.ask('PUT /api/user.php?market=1', { body: { payment_country: 'PL' } })
    const { page, close } = await visitAs(browser, server.url, member)
    await page.goto('/credits/credits-25-pln/przelewy24')
    const bank = page.getByLabel('Je bank')
    await see(bank).toBeVisible()
    await pay(page).click()
    await see(page.getByText('Kies eerst je bank.')).toBeVisible()
    await bank.selectOption({ index: 1 })
    await agreeToDelivery(page)
    await pay(page).click()
    await see(page.getByText('Dit is een oefenbank.')).toBeVisible()
    await close()
  })
})
