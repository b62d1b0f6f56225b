import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import {
  begun,
  holdProgram,
  marked,
  program,
  readsAt,
  taken,
} from '#specs/harness/screens/reading.ts'
import { see } from '#specs/harness/screens/see.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import { builtFileOf } from '#specs/harness/support/built-files.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const reads = (...where: [path: string, options?: { phone?: boolean; entry?: boolean }]) =>
  readsAt({ browser, url: server.url }, ...where)

describe('a visitor who acts before the program is there', () => {
  it('presses the heart of the card that they see, where others bear the same name', async () => {
    const { page, close } = await reads('/pages/terms', { phone: true })
    await page.route('**/members', async (route) => {
      const drawn = await route.fetch()
      const body = (await drawn.text()).replace(
        /(<span class="[^"]*_who_[^"]*">)[^<]+|(aria-label="Like )[^"]+|("name":")[^"]+/g,
        '$1$2$3Robin',
      )
      await route.fulfill({ response: drawn, body })
    })
    await page.goto('/members', { waitUntil: 'networkidle' })
    await page.evaluate(() =>
      document.addEventListener(
        'click',
        ({ target, isTrusted }) => {
          const card = (target as Element).closest('article')?.querySelector('a')
          document.body.setAttribute(
            isTrusted ? 'data-meant' : 'data-pressed',
            card?.href ?? 'none',
          )
        },
        true,
      ),
    )
    const go = await holdProgram(page)
    await page.getByRole('button', { name: 'Like Robin' }).nth(14).click()
    const meant = await page.locator('body').getAttribute('data-meant')
    go()
    await see(page.locator('body')).toHaveAttribute('data-pressed', meant ?? '')
    await close()
  })
})

describe('a visitor who chooses another language at the foot of a list', () => {
  const picker = (page: Page) => page.getByRole('contentinfo').getByRole('combobox')
  const isEnglish = (page: Page) =>
    see(page.getByRole('heading', { level: 1 })).toHaveText('Members')

  it('begins no program by it, and reads on in that language', async () => {
    const { page, close } = await reads('/members', { phone: true })
    await picker(page).dispatchEvent('touchstart')
    await picker(page).focus()
    expect(await program(page).count()).toBe(1)
    await picker(page).selectOption('en')
    await isEnglish(page)
    expect(await program(page).count()).toBe(1)
    await picker(page).blur()
    await page.mouse.move(300, 300)
    await begun(page)
    await isEnglish(page)
    await close()
  })

  it('keeps it under their hand while the program comes', async () => {
    const { page, close } = await reads('/members')
    const go = await holdProgram(page)
    await page.mouse.move(300, 300)
    await picker(page).focus()
    const underHand = await picker(page).elementHandle()
    go()
    await page.waitForLoadState('networkidle')
    expect(await underHand?.evaluate((select) => select.isConnected)).toBe(true)
    await underHand?.selectOption('en')
    await isEnglish(page)
    await picker(page).blur()
    await begun(page)
    await isEnglish(page)
    await close()
  })

  it('has the program when they leave it as it was', async () => {
    const { page, close } = await reads('/members')
    await marked(page)
    await page.mouse.move(300, 300)
    await picker(page).focus()
    await page.keyboard.press('Tab')
    await begun(page)
    await taken(page)
    await close()
  })
})

describe('a list whose program could not come without a line', () => {
  it('asks for it once, however one reads on, and again when the line is there', async () => {
    const { page, context, asked, close } = await reads('/members', { phone: true })
    const before = asked.length
    await context.setOffline(true)
    const lost = page.waitForEvent('requestfailed')
    await page.touchscreen.tap(195, 120)
    await lost
    const file = `/${builtFileOf('index.html')}`
    const times = () => asked.slice(before).filter((one) => one === file).length
    for (const by of [100, 200, 300]) {
      await page.evaluate(async (y) => {
        window.scrollTo(0, y)
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
      }, by)
    }
    expect(times()).toBeLessThanOrEqual(2)
    await context.setOffline(false)
    await page.evaluate(() => window.scrollTo(0, 400))
    await begun(page)
    await close()
  })
})
