import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
let anna: SpecMember
let other: string
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
  anna = await newMember(server)
  other = (await someone(anna)).id
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** In a window of its own, without the buttons of a browser. */
const asInstalled = (page: Page) =>
  page.addInitScript(() => {
    const { matchMedia } = window
    window.matchMedia = (query) =>
      matchMedia.call(window, query.replace('(display-mode: standalone)', 'all'))
  })

/** As a link of the site does. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState({ usr: null, key: 'within', idx: 1 }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const BACK = /^(Terug|Andere bundel|Terug naar de lijst)/
const wayBack = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: BACK })
    .or(page.getByRole('main').getByRole('link', { name: BACK }))

/** A profile and the shop have their way back in every window; a list of likes in the app alone. */
const pages = [
  ['members-id', () => `/members/${other}`, 'always'],
  ['likes-m-id', () => `/likes/m/${other}`, 'always'],
  ['credits', () => '/credits', 'always'],
  ['credits-id-paymentmethod', () => '/credits/credits-25', 'always'],
  ['likes-type', () => '/likes/given', 'in the app'],
  ['likes', () => '/likes', 'never'],
  ['members', () => '/members', 'never'],
  ['settings', () => '/settings', 'never'],
] as const

const ways = [
  ['in the app, after another page', true, 2],
  ['in the app, as the first page', true, 1],
  ['in a browser, after another page', false, 2],
] as const

/** Before a push every second page in one of the ways in turn, and the one that tells them apart in all. */
const waysTo = (name: string, nth: number) =>
  ways.filter(
    (_, at) =>
      isLongRun || name === 'likes-type' || (nth % 2 === 0 && at === (nth / 2) % ways.length),
  )

const table = pages.flatMap(([name, path, when], nth) =>
  waysTo(name, nth).map(([way, installed, entries]) => {
    const isThere = when === 'always' || (when === 'in the app' && installed && entries > 1)
    return { name, way, is: isThere ? 'there' : 'not there', path, installed, entries, isThere }
  }),
)

describe('a way back', () => {
  it.each(table)(
    'is $is on $name, $way (NAV-05)',
    async ({ path, installed, entries, isThere }) => {
      const { page, close } = await visitAs(browser, server.url, anna)
      onTestFinished(close)
      if (installed) await asInstalled(page)
      await page.goto(entries > 1 ? '/profile' : path())
      await see(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (entries > 1) {
        await goWithin(page, path())
        await see(page).toHaveURL(path())
      }
      await see(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await see(wayBack(page)).toHaveCount(isThere ? 1 : 0)
      if (!isThere || entries === 1 || path() === '/credits/credits-25') return
      await wayBack(page).click()
      await see(page).toHaveURL('/profile')
      expect(isThere).toBe(true)
    },
  )
})
