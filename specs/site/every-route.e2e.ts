import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as tokens from '#server/platform/tokens.ts'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit, visitAs } from '#specs/harness/screens/visit.ts'
import { buy, message, newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { everyRoute, type Opener, openers, type RouteRow } from './every-route.ts'

const NOBODY = '01900000-0000-7000-8000-00000000ffff'
const NOT_THERE = { heading: 'Hier woont niemand' }
const nowhere = ['/onbekend', '/no/such/page', '/likes/onzin', '/members/onzin']

let browser: Browser
let server: SpecServer
let members: Record<Exclude<Opener, 'visitor'>, SpecMember>
let things: Record<string, string>

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
  const [free, premium, staff] = await Promise.all([
    newMember(server),
    newMember(server),
    newMember(server),
  ])
  members = { free, premium, staff }
  const accounts = await server.container.getAsync(tokens.accounts)
  await accounts.setStaffRole(staff.id, 'admin')
  const { payment_id } = await buy(premium)
  const [fictional, real] = await Promise.all([someone(free, { real: false }), someone(free)])
  await free.ask('POST /api/message.php', message(real.id, 'Dag'))
  const { conversation } = await premium.ask('POST /api/message.php', message(real.id, 'Dag'))
  things = {
    profile: fictional.id,
    conversation,
    payment: payment_id,
    token: 'x'.repeat(43),
  }
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const addressOf = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, thing: string) => things[thing] ?? NOBODY)

/** Before a push each page is opened by a visitor and by one of those who are logged in. */
const isOpened = (who: Opener, nth: number) =>
  isLongRun || who === 'visitor' || nth % 3 === openers.indexOf(who) - 1

const openedBy = (who: Opener) =>
  everyRoute
    .filter((_, nth) => isOpened(who, nth))
    .flatMap((row) => row.open.map((path) => ({ path, ...seenBy(row, who) })))

const seenBy = ({ visitor, member }: RouteRow, who: Opener) =>
  who === 'visitor' ? visitor : member

type Expected = { path: string; at?: string; heading: string | RegExp }

/** Where one comes out, and the heading that stands there. */
const open = async (page: Page, { path, at, heading }: Expected) => {
  const asked = addressOf(path)
  const wanted = (at ?? asked).replace('*', encodeURIComponent(asked))
  await page.goto(asked, { waitUntil: 'commit' })
  const top = page.locator('h1:visible, [role=dialog] h2:visible').first()
  await see(top, path).toHaveText(heading)
  await see(page, path).toHaveURL(wanted)
}

describe('every path of the product spec (NAV-01)', () => {
  it.each(openers)('leads a %s where it says, and any other to the 404 page', async (who) => {
    const { page, faults, close } =
      who === 'visitor'
        ? await visit(browser, server.url)
        : await visitAs(browser, server.url, members[who])
    for (const row of openedBy(who)) await open(page, row)
    for (const path of nowhere) await open(page, { path, ...NOT_THERE })
    expect(faults).toEqual([])
    await close()
  })
})
