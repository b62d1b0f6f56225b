import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, it, onTestFinished } from 'vitest'
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

/** The routes of the back button, and the list that each is a link to where there is none. */
const pages = [
  ['members-id', () => `/members/${other}`, { name: 'Terug naar de lijst', to: '/members' }],
  ['likes-m-id', () => `/likes/m/${other}`, { name: 'Terug naar de lijst', to: '/likes' }],
  ['credits', () => '/credits', { name: 'Leden', to: '/members' }],
  [
    'credits-id-paymentmethod',
    () => '/credits/credits-25',
    { name: 'Andere bundel', to: '/credits' },
  ],
  ['likes-type', () => '/likes/given', null],
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
      isLongRun ||
      ['likes-type', 'members-id'].includes(name) ||
      (nth % 2 === 0 && at === (nth / 2) % ways.length),
  )

const table = pages.flatMap(([name, path, list], nth) =>
  waysTo(name, nth).map(([way, installed, entries]) => {
    const isThere = list !== 'never' && installed && entries > 1
    const link = list === 'never' || isThere ? null : list
    return { name, way, is: isThere ? 'there' : 'not there', path, installed, entries, link }
  }),
)

const open = async ({ path, installed, entries }: (typeof table)[number]) => {
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
  return page
}

describe('the back button', () => {
  it.each(table)('is $is on $name, $way (NAV-05)', async (row) => {
    const page = await open(row)
    const button = page.getByRole('main').getByRole('button', { name: 'Terug', exact: true })
    await see(button).toHaveCount(row.is === 'there' ? 1 : 0)
    if (row.link) {
      const link = page.getByRole('main').getByRole('link', { name: row.link.name, exact: true })
      await see(link).toHaveAttribute('href', row.link.to)
      await link.click()
      await see(page).toHaveURL(row.link.to)
    }
    if (row.is === 'there') {
      await button.click()
      await see(page).toHaveURL('/profile')
    }
  })

  it('gives way to a link that finds the list as it was left, in a browser', async () => {
    const { page, close } = await visitAs(browser, server.url, anna)
    onTestFinished(close)
    await page.goto('/members?with_photo=0&min_age=18')
    const card = page.getByRole('article').first().getByRole('link').first()
    await card.click()
    await page.getByRole('main').getByRole('link', { name: 'Terug naar de lijst' }).click()
    await see(page).toHaveURL('/members?with_photo=0&min_age=18')
  })
})
