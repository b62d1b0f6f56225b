import type { Browser, BrowserContext, Page } from 'playwright'
import type { Key } from '#core/contract/contract.ts'
import type { SpecMember } from '../server/members.ts'
import { cleanPage } from './clean-page.ts'

export type Visit = { context: BrowserContext; page: Page; close(): Promise<void> }

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

/** Who has closed the entry warning before, as nearly everybody has. */
export const pastTheEntry = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (window.origin === 'null') return
    window.localStorage.setItem('vonk.entry.skipped', '"2026-06-15T10:00:00.000Z"')
  })

/** What passes by the worker of a page passes by the routes of a spec too. */
export const withoutWorker = (where: BrowserContext | Page) =>
  where.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))

/**
 * A browser as new, in Dutch, for somebody who wants no motion, which nobody has to wait for. What
 * the page throws or cannot load fails the spec that asks.
 */
export const visit = async (
  browser: Browser,
  url: string,
  { phone = false, entry = false } = {},
): Promise<Visit & { faults: string[] }> => {
  const viewport = phone ? PHONE : DESKTOP
  const kind = { url, viewport, name: `phone ${phone}, entry ${entry}` }
  const { context, page, leave } = await cleanPage(browser, kind, async (from) => {
    const made = await from.newContext({
      baseURL: url,
      locale: 'nl-NL',
      timezoneId: 'Europe/Amsterdam',
      viewport,
      reducedMotion: 'reduce',
      hasTouch: phone,
    })
    if (!entry) await pastTheEntry(made)
    return made
  })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content.Security.Policy/i.test(message.text())) {
      faults.push(message.text())
    }
  })
  return { context, page, faults, close: leave }
}

/** What a visitor reads has its program with the first act of theirs. */
export const firstAct = async (page: Page) => {
  await page.mouse.move(2, 2)
  await page.locator('template#program').waitFor({ state: 'detached' })
}

/** The next answer to this call of the contract, and to no other at its address. */
export const answerTo = (page: Page, key: Key) =>
  page.waitForResponse((response) => {
    const { pathname, search } = new URL(response.url())
    return key === `${response.request().method()} ${pathname}${search}`
  })

/** The same, for somebody who is logged in already. */
export const visitAs = async (
  browser: Browser,
  url: string,
  member: Pick<SpecMember, 'cookie'>,
  options?: { phone?: boolean },
) => {
  const visited = await visit(browser, url, options)
  const [name = '', value = ''] = member.cookie().split('=')
  await visited.context.addCookies([{ name, value, url }])
  return visited
}
