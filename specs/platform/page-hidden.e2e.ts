import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
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

/** As when another tab comes before it: headless browsers hide no page by themselves. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** What was told, and what the server said of it: it takes an empty JSON body and no other. */
type Beacon = { path: string; method: string; status: number }
const beaconsOf = (page: Page) => {
  const beacons: Beacon[] = []
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    if (pathname !== '/api/page-hidden.php') return
    const method = response.request().method()
    beacons.push({ path: pathname + search, method, status: response.status() })
  })
  return beacons
}
const beacon = (query = '') => ({
  path: `/api/page-hidden.php${query}`,
  method: 'POST',
  status: 200,
})

describe('a page that is hidden', () => {
  it.each([
    ['the home of a visitor', '/'],
    ['a page of the app', '/pricing'],
  ])('tells so by a beacon with an empty JSON body: %s (PSH-07)', async (_, path) => {
    const page = await browser.newPage({ baseURL: server.url })
    const beacons = beaconsOf(page)
    await page.goto(path, { waitUntil: 'load' })
    expect(beacons).toEqual([])
    await hide(page)
    await until(() => expect(beacons).toEqual([beacon()]))
    await page.close()
  })

  it('does so for a member too (PSH-07)', async () => {
    const { page, close } = await visitAs(browser, server.url, await newMember(server))
    const beacons = beaconsOf(page)
    await page.goto('/members', { waitUntil: 'load' })
    await hide(page)
    await until(() => expect(beacons).toEqual([beacon()]))
    await close()
  })

  it('has it logged once `lb` stood in the address of the home, and keeps the tracking values of it (API-05)', async () => {
    const page = await browser.newPage({ baseURL: server.url })
    const beacons = beaconsOf(page)
    const tracked = { network: 'partner', ref: 'r', sub1: 'a', sub2: 'b', sub3: 'c' }
    await page.goto(`/?${new URLSearchParams({ ...tracked, lb: '1' })}`, { waitUntil: 'load' })
    await page.goto('/login', { waitUntil: 'load' })
    await hide(page)
    await until(() => expect(beacons).toContainEqual(beacon('?lb=1')))
    const cookies = await page.context().cookies()
    const source = cookies.find(({ name }) => name === 'source')?.value ?? ''
    expect(Object.fromEntries(new URLSearchParams(source))).toEqual(tracked)
    await page.close()
  })
})
