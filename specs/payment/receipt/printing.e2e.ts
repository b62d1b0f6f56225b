import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { buy, newMember } from '#specs/harness/server/members.ts'
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

const BLACK = 'rgb(0, 0, 0)'

/** On one sheet, from a screen that is dark: the page in black, with who sold it, and nothing else. */
const isOnPaper = async (page: Page, title: string) => {
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1, name: title })
  await see(heading).toBeVisible()
  await see(main.getByText('Btw-nummer', { exact: false })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await see(main.getByText('Btw-nummer', { exact: false })).toHaveCSS('color', BLACK)
  await see(heading).toHaveCSS('color', BLACK)
  await see(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await see(page.getByRole('button')).toHaveCount(0)
  await see(page.getByRole('navigation')).toHaveCount(0)
  const paper = await page.pdf({ format: 'A4' })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
}

describe('what is printed from a dark screen', () => {
  const opened = async (pathOf: (payment: string) => string) => {
    const anna = await newMember(server)
    const { payment_id, credits } = await buy(anna)
    await anna.ask('POST /api/withdrawal.php', { body: { payment_id, credits } })
    const visited = await visitAs(browser, server.url, anna)
    await visited.page.emulateMedia({ colorScheme: 'dark' })
    await visited.page.goto(pathOf(payment_id))
    const html = visited.page.locator('html')
    await see(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
    return visited
  }

  it('is the receipt of a withdrawal, with who sold it, in black on white', async () => {
    const { page, faults, close } = await opened((payment) => `/withdraw/${payment}`)
    await isOnPaper(page, 'Je herroeping is ontvangen')
    expect(faults).toEqual([])
    await close()
  })

  it('is the receipt of a payment, with who sold it, in black on white', async () => {
    const { page, faults, close } = await opened((payment) => `/transactions/${payment}`)
    await page.getByRole('main').getByRole('link', { name: /^Bon / }).click()
    await isOnPaper(page, 'Bon')
    expect(faults).toEqual([])
    await close()
  })
})
