import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit, visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
let anna: SpecMember
beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    launchBrowser(),
    startServer({ env: { LANGUAGES: 'nl,de,en' } }),
  ])
  anna = await newMember(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

type Who = 'a visitor' | 'a member'
const open = async (who: Who, path: string, phone = false) => {
  const { page, close } = await (who === 'a member'
    ? visitAs(browser, server.url, anna, { phone })
    : visit(browser, server.url, { phone }))
  onTestFinished(close)
  await page.goto(path)
  return page
}

describe('the language dropdown of the top navigation (NAV-04)', () => {
  it.each([
    ['a visitor', '/'],
    ['a visitor', '/members'],
    ['a visitor', '/login'],
    ['a member', '/likes'],
    ['a member', '/chats'],
  ] as const)('shows %s another language on %s', async (who, path) => {
    const page = await open(who, path)
    const choice = page.getByRole('banner').getByRole('combobox', { name: 'Taal' })
    await choice.selectOption('en')
    await see(page.locator('html')).toHaveAttribute('lang', 'en')
    await see(page.getByRole('banner').getByRole('combobox', { name: 'Language' })).toHaveValue(
      'en',
    )
    const footer = page.getByRole('contentinfo').getByRole('combobox')
    if ((await footer.count()) > 0) expect(await footer.inputValue()).toBe('en')
    await choice.or(page.getByRole('banner').getByRole('combobox')).first().selectOption('nl')
    await see(page.locator('html')).toHaveAttribute('lang', 'nl')
  })

  it('is there on a phone too, for a visitor', async () => {
    const page = await open('a visitor', '/login', true)
    await see(page.getByRole('banner').getByRole('combobox', { name: 'Taal' })).toBeVisible()
  })
})

describe('another language can be chosen where nothing stands around a page (NAV-04)', () => {
  it.each([
    ['a visitor', '/signup'],
    ['a member', '/complete-signup'],
    ['a member', '/chats'],
  ] as const)('by %s on %s, on a phone', async (who, path) => {
    const page = await open(who, path, true)
    await page.getByRole('main').getByRole('combobox', { name: 'Taal' }).selectOption('en')
    await see(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('nl')
    await see(page.locator('html')).toHaveAttribute('lang', 'nl')
  })
})
