import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '#core/contract/contract.ts'
import { searchQuery } from '#core/discovery/search-query.ts'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { fingerOf, type Hands, keyboardOf } from '#specs/harness/screens/hands.ts'
import { see } from '#specs/harness/screens/see.ts'
import { beginShifts, shiftsSince } from '#specs/harness/screens/shifts.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import { FILTERED, rows } from './filter-rows.ts'

/** What moves within half a second of a press counts as done by it: the answer comes after that. */
const ANSWER_MS = 600

let browser: Browser
let server: SharedServer
let me: SpecMember
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser({ withPictures: true }), sharedServer()])
  me = await newMember(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const found = (query: Record<string, string>) =>
  me.ask('GET /api/members.php', { query: query as { gender?: 'any' } })

/** What the sheet offers to show, in its own words. */
const shows = ({ total, total_fictional }: Answer<'GET /api/members.php'>) => {
  const all = total + total_fictional
  if (all === 0) return 'Sluiten'
  return all === 1 ? 'Toon 1 profiel' : `Toon ${all} profielen`
}
const countsOf = ({ total, total_fictional: fictional }: Answer<'GET /api/members.php'>) =>
  `${total} ${total === 1 ? 'lid' : 'leden'}, ` +
  (fictional === 0
    ? 'geen fictieve profielen'
    : `${fictional} ${fictional === 1 ? 'fictief profiel' : 'fictieve profielen'}`)

/** Who stands in the list, of those that are drawn; the page after the first may be among them. */
const listed = (page: Page) =>
  page
    .locator('li[aria-posinset] article a[href^="/members/"]')
    .evaluateAll((links) => [
      ...new Set(links.map((link) => (link as HTMLAnchorElement).pathname.split('/')[2])),
    ])

/** The number, the counts and the list are those of the API for this query. */
const agrees = async (page: Page, sheet: Locator, query: Record<string, string>) => {
  await see(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === '/members' &&
      new URLSearchParams([...searchParams].toSorted()).toString() ===
        new URLSearchParams(Object.entries(query).toSorted()).toString(),
  )
  const answer = await found(query)
  await see(sheet.getByRole('button', { name: shows(answer), exact: true }).last()).toBeVisible()
  await see(page.locator('main p[role=status]').first()).toHaveText(countsOf(answer))
  const ids = answer.profiles.map(({ id }) => id)
  await see
    .poll(async () => {
      const drawn = (await listed(page)).slice(0, ids.length)
      const isSo = drawn.every((id, nth) => id === ids[nth])
      return isSo && (drawn.length > 0 || ids.length === 0) ? 'as answered' : drawn
    })
    .toBe('as answered')
  return answer
}

it('asks every wish of a search in a row of its own', () => {
  const paging = ['page', 'after']
  const asked = Object.keys(searchQuery.shape).filter((name) => !paging.includes(name))
  expect(FILTERED.toSorted()).toEqual(asked.toSorted())
})

const means: [string, { phone: boolean; width: number; hands: (page: Page) => Hands }][] = [
  ['by keyboard alone at 1280', { phone: false, width: 1280, hands: keyboardOf }],
  ['by touch at 360', { phone: true, width: 360, hands: fingerOf }],
]

/** A choice, a town with its own fields, several choices at a time, and the order. */
const BEFORE_PUSH = [
  'gender any',
  'a town, with its country, region and distance',
  'two interests, both of them',
  'sort newest',
]

/** In the long run each row by both hands; before a push one hand in turn sets some rows. */
const inTurn = (isPhone: boolean) =>
  isLongRun
    ? rows
    : rows
        .filter(({ name }) => BEFORE_PUSH.includes(name))
        .filter((_, nth) => (nth % 2 === 0) === isPhone)

describe.each(means)('a wish that is set and taken back %s', (_, { phone, width, hands }) => {
  let page: Page
  let sheet: Locator
  let close: () => Promise<void>
  let by: Hands
  beforeAll(async () => {
    ;({ page, close } = await visitAs(browser, server.url, me, { phone }))
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/api/events.php*', (route) => route.abort())
    await page.route('**/api/members.php*', async (route) => {
      await sleep(ANSWER_MS)
      await route.continue()
    })
    by = hands(page)
    sheet = page.getByRole('dialog', { name: 'Filters' })
  })
  afterAll(() => close())
  /** Where the row before it ended; from the start where that one failed. */
  beforeEach(async () => {
    const isThere = new URL(page.url()).pathname === '/members' && (await sheet.isVisible())
    if (isThere && new URL(page.url()).search === '') return
    await page.goto('/members')
    await page.waitForLoadState('networkidle')
    await beginShifts(page, 'dialog')
    await by.press(page.getByRole('button', { name: /^Filters/ }))
    await see(sheet).toBeVisible()
  })

  it.each(inTurn(phone))(
    'shows whom the API finds for $name, and the sheet stands still',
    async (row) => {
      const before = await agrees(page, sheet, {})
      await row.set(by, sheet)
      const after = await agrees(page, sheet, row.query)
      expect(after).not.toEqual(before)
      await row.back(by, sheet)
      await agrees(page, sheet, {})
      expect(await shiftsSince(page)).toEqual([])
    },
  )
})
