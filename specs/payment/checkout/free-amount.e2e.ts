import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreeToDelivery } from '#specs/harness/screens/agree-to-delivery.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { creditsOf, newMember } from '#specs/harness/server/members.ts'
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

const main = (page: Page) => page.getByRole('main')
const amount = (page: Page) => main(page).getByLabel('Aantal credits')
const choose = (page: Page) => main(page).getByRole('button', { name: /^Kies / })

/** In cents, as far as a text names an amount: "−€ 4,63" is -463. */
const cents = (text: string) =>
  Number(
    text
      .replace(/[^\d,−]/g, '')
      .replace('−', '-')
      .replace(',', '.')
      .concat('e2'),
  )

const payAtBank = async (page: Page) => {
  await main(page)
    .getByRole('button', { name: /^Betaal/ })
    .click()
  await page.waitForURL('**/sandbox/pay/**')
  await page.getByRole('button', { name: 'Betalen', exact: true }).click()
  await page.waitForURL('**/transactions/**')
  await see(main(page).getByRole('heading', { name: 'Betaald, dank je wel!' })).toBeVisible()
}

/** A new member, who has a bonus, at the prices of Belgium: there one buys as many as one likes. */
const inBelgium = async () => {
  const anna = await newMember(server)
  const visited = await visitAs(browser, server.url, anna, { phone: true })
  await visited.page.goto('/credits')
  await main(visited.page)
    .getByRole('button', { name: /^Waar je koopt/ })
    .click()
  const market = visited.page.getByRole('dialog', { name: 'Waar je koopt' })
  await market.getByLabel('Land waar je koopt').selectOption('België')
  await see(
    main(visited.page).getByRole('button', { name: 'Waar je koopt: België' }),
  ).toBeAttached()
  await market.getByRole('button', { name: 'Klaar' }).click()
  await see(amount(visited.page)).toBeVisible()
  return { anna, ...visited }
}

describe('a free amount of credits (promise H2)', () => {
  it('is bought at the price that was shown, and once more by one click', async () => {
    const { anna, page, faults, close } = await inBelgium()
    await amount(page).fill('37')
    await see(
      main(page)
        .getByRole('status')
        .filter({ hasText: /^€\s13,87$/ }),
    ).toBeVisible()
    await choose(page).click()
    await see(page).toHaveURL('/credits/creditsx37')
    await main(page).getByText('37 credits', { exact: true }).first().click()
    const lines = main(page).getByRole('definition')
    await see(lines).toHaveText([/18,50/, /−€\s4,63/, /13,87/, /2,41/])
    const [bundle = 0, discount = 0, total] = (await lines.allInnerTexts()).map(cents)
    expect(bundle + discount).toBe(total)
    await agreeToDelivery(page)
    await payAtBank(page)
    await see(main(page).getByText('Je 37 credits staan klaar.')).toBeVisible()
    expect(await creditsOf(anna)).toBe(3 + 37)

    await main(page).getByRole('link', { name: 'Herhaal je laatste bestelling' }).click()
    const again = main(page).getByRole('button', {
      name: /^Betaal €\s18,50 voor 37 credits met Bancontact/,
    })
    await see(again).toBeVisible()
    await payAtBank(page)
    const { orders } = await anna.ask('GET /api/transactions.php')
    expect(orders.map(({ bundle: name, amount: { minor } }) => [name, minor])).toEqual([
      ['creditsx37', 1_850],
      ['creditsx37', 1_387],
    ])
    expect(await creditsOf(anna)).toBe(3 + 37 + 37)
    expect(faults).toEqual([])
    await close()
  })

  it('is refused at its field below the least and above the most, and sold up to both', async () => {
    const { page, faults, close } = await inBelgium()
    for (const wrong of ['4', '501', '7,5', '']) {
      await amount(page).fill(wrong)
      await choose(page).click()
      await see(amount(page)).toHaveAccessibleDescription(
        /Vul een heel aantal in van 5 tot en met 500\./,
      )
      await see(amount(page)).toHaveAttribute('aria-invalid', 'true')
      await see(amount(page)).toHaveValue(wrong)
      await see(page).toHaveURL('/credits')
    }
    for (const right of ['5', '500']) {
      await amount(page).fill(right)
      await choose(page).click()
      await see(page).toHaveURL(`/credits/creditsx${right}`)
      await see(main(page).getByText(`${right} credits`, { exact: true }).first()).toBeVisible()
      await page.goBack()
    }
    expect(faults).toEqual([])
    await close()
  })
})
