import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { CLS_MAX, shiftsOf } from '#specs/harness/screens/shifts.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
let me: SpecMember
let bram: SpecMember
let conversation: string
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
  me = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
  bram = await newMember(server, { name: 'Bram' })
  await bram.ask('POST /api/message.php', message(me.id, 'Hoi Anna'))
  const { chats } = await me.ask('GET /api/chats.php')
  conversation = chats[0]?.conversation ?? ''
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** Holds the answers of these calls back until they are let go. */
const hold = async (page: Page, ...calls: string[]) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const call of calls) {
    await page.route(`**/api/${call}.php*`, async (route) => {
      await promise
      await route.fallback()
    })
  }
  return resolve
}

const shape = (page: Page) => page.locator('[data-skeleton]').filter({ visible: true })
const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => page.getByRole('article')
const openMembers = async (page: Page) => {
  await page.goto('/members')
  await cards(page).first().waitFor()
}

describe('a page that takes a while', () => {
  it.each([
    ['a phone', true],
    ['a desktop', false],
  ])('has its own shape on %s, and leaves the page before it as it was', async (_, phone) => {
    const { page, faults, close } = await visitAs(browser, server.url, me, { phone })
    await openMembers(page)
    await page.evaluate(() => window.scrollTo(0, 600))
    await see.poll(() => page.evaluate(() => window.scrollY)).toBe(600)
    const arrive = await hold(page, 'credits')
    const nav = page.getByRole('navigation', { name: 'Hoofdmenu' }).filter({ visible: true })
    await nav.getByRole('link', { name: /Premium/ }).click()
    await see(shape(page)).toBeVisible()
    await see(page.getByText('Laden…')).toBeAttached()
    await see(page.getByRole('heading', { name: 'Leden' })).toHaveCount(0)
    await see.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    arrive()
    await see(page.getByRole('heading', { name: 'Premium', level: 1 })).toBeVisible()
    await see(shape(page)).toHaveCount(0)
    await page.goBack()
    await see.poll(() => page.evaluate(() => window.scrollY)).toBe(600)
    expect(faults).toEqual([])
    await close()
  })

  it('that one turns away from is not waited for', async () => {
    const { page, close } = await visitAs(browser, server.url, me)
    await openMembers(page)
    const arrive = await hold(page, 'credits')
    const nav = page.getByRole('banner').getByRole('navigation').first()
    await nav.getByRole('link', { name: /Premium/ }).click()
    await see(shape(page)).toBeVisible()
    await nav.getByRole('link', { name: 'Leden' }).click()
    await see(page.getByRole('heading', { name: 'Leden' })).toBeVisible()
    await see(shape(page)).toHaveCount(0)
    arrive()
    await close()
  })

  it.each([
    ['a phone', true],
    ['a desktop', false],
  ])('opens a chat on %s as its shape, beside the list where there is room', async (_, phone) => {
    const { page, close } = await visitAs(browser, server.url, me, { phone })
    await page.goto('/chats')
    const entry = page.getByRole('link', { name: /Bram/ })
    await see(entry).toBeVisible()
    const arrive = await hold(page, 'chat')
    await entry.click()
    await see(shape(page)).toBeVisible()
    await see(entry).toBeVisible({ visible: !phone })
    arrive()
    await see(main(page).getByText('Hoi Anna').last()).toBeVisible()
    await see(shape(page)).toHaveCount(0)
    await close()
  })

  it('is shown as its shape before the program knows who one is', async () => {
    const { page, close } = await visitAs(browser, server.url, me)
    const { promise, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/assets/start-*.js', async (route) => {
      await promise
      await route.fallback()
    })
    await page.goto('/likes', { waitUntil: 'commit' })
    await see(shape(page)).toBeVisible()
    arrive()
    await see(page.getByRole('heading', { name: 'Likes', exact: true })).toBeVisible()
    await see(shape(page)).toHaveCount(0)
    await close()
  })
})

describe('a page that the browser loads', () => {
  it('starts at its top, wherever another one was left, and stays where it was on a reload', async () => {
    const { page, close } = await visitAs(browser, server.url, me)
    const y = () => page.evaluate(() => window.scrollY)
    await openMembers(page)
    await page.evaluate(() => window.scrollTo(0, 600))
    await page.reload()
    await cards(page).first().waitFor()
    await see.poll(y).toBe(600)
    await page.goto('/members?only=real')
    await cards(page).first().waitFor()
    expect(await y()).toBe(0)
    await close()
  })
})

describe('without a connection', () => {
  it('a page that cannot come says so, and comes by itself once there is one', async () => {
    const { page, context, close } = await visitAs(browser, server.url, me)
    await openMembers(page)
    await context.setOffline(true)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Premium/ })
      .click()
    const alert = main(page).getByRole('alert')
    await see(alert).toContainText('Je bent offline')
    await context.setOffline(false)
    await see(page.getByRole('heading', { name: 'Premium', level: 1 })).toBeVisible()
    await see(alert).toHaveCount(0)
    await close()
  })
})

describe('nothing moves by itself while a page loads for a member without a welcome bonus', () => {
  const pages: [string, () => string][] = [
    ['the members', () => '/members'],
    ['a profile', () => `/members/${bram.id}`],
    ['the likes', () => '/likes'],
    ['the chats', () => '/chats'],
    ['an open chat', () => `/chats/${conversation}`],
    ['a new chat', () => `/members/${fictional}/chat`],
    ['the credits', () => '/credits'],
    ['the transactions', () => '/transactions'],
  ]
  let fictional: string
  beforeAll(async () => {
    const { profiles } = await me.ask('GET /api/members.php')
    fictional = profiles.find((one) => one.fictional)?.id ?? ''
  })

  for (const phone of [true, false]) {
    it.each(pages)(`of %s, on a ${phone ? 'phone' : 'desktop'}`, async (name, path) => {
      const { page, close } = await visitAs(browser, server.url, me, { phone })
      await page.route('**/api/**', async (route) => {
        await page.evaluate(
          () =>
            new Promise((done) => {
              requestAnimationFrame(() => requestAnimationFrame(done))
            }),
        )
        await route.fallback()
      })
      await page.route('**/api/events.php*', (route) => route.abort())
      await page.route('**/api/discountcode.php*', (route) =>
        route.fulfill({ status: 404, json: { error: 'not_found' } }),
      )
      const shifts = await shiftsOf(page, path(), () =>
        main(page).getByRole('heading').first().waitFor(),
      )
      process.stdout.write(`CLS of ${name}, ${phone ? 'phone' : 'desktop'}: ${shifts.toFixed(4)}\n`)
      expect(shifts).toBeLessThan(CLS_MAX)
      await close()
    })
  }
})
