import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit } from '#specs/harness/screens/visit.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

const PHONE = { name: 'a phone', width: 360, height: 740 }
const DESK = { name: 'a desk', width: 1280, height: 800 }

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const openForm = async (viewport: { width: number; height: number }) => {
  const { page, close } = await visit(browser, server.url)
  onTestFinished(close)
  await page.setViewportSize(viewport)
  await page.goto('/signup')
  await see(page.getByRole('button', { name: 'Aanmelden' })).toBeVisible()
  return page
}

/** How far this element reaches below the top of the button that stays in view; negative when it is above it. */
const coveredBy = (page: Page) =>
  page.getByRole('button', { name: 'Aanmelden' }).evaluate((button) => {
    const at = document.activeElement?.getBoundingClientRect()
    return (at?.bottom ?? 0) - button.getBoundingClientRect().top
  })

describe('the button of the sign-up form', () => {
  it.each([PHONE, DESK])('covers no field that the keyboard comes to, on $name', async (size) => {
    const page = await openForm(size)
    const fields = page.locator('form :is(input:not([type="radio"]))')
    const count = await fields.count()
    for (let nth = 0; nth < count; nth++) {
      await fields.nth(nth).focus()
      expect(await coveredBy(page), `field ${nth}`).toBeLessThanOrEqual(0)
    }
  })

  it('leaves the length of a password in view on a phone', async () => {
    const page = await openForm(PHONE)
    const hint = await page.getByText('Minstens 8 tekens').boundingBox()
    const button = await page.getByRole('button', { name: 'Aanmelden' }).boundingBox()
    expect((hint?.y ?? 0) + (hint?.height ?? 0)).toBeLessThanOrEqual((button?.y ?? 0) - 16)
  })

  it('leaves the required consent in view at a desk', async () => {
    const page = await openForm(DESK)
    const tick = await page.getByRole('checkbox', { name: /^Ik vind het goed/ }).boundingBox()
    const button = await page.getByRole('button', { name: 'Aanmelden' }).boundingBox()
    expect((tick?.y ?? 0) + (tick?.height ?? 0)).toBeLessThanOrEqual((button?.y ?? 0) - 8)
  })
})
