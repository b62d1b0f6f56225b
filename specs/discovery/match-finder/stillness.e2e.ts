import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerMuch } from '#specs/harness/finder/answer-much.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { CLS_MAX, shiftsOf } from '#specs/harness/screens/shifts.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
let bram: SpecMember
let fits: string
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser({ withPictures: true }), sharedServer()])
  bram = await newMember(server, { gender: 'male', seeks: 'female' })
  fits = await answerMuch(bram)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const pages: [string, () => string][] = [
  ['who fits', () => '/match-finder'],
  ['a question', () => '/match-finder?question=evening'],
  ['the answers', () => '/match-finder?view=answers'],
  ['a profile that fits', () => `/members/${fits}`],
]
const places = pages.flatMap(([name, path]) =>
  [true, false].map((phone) => ({ name, path, phone, on: phone ? 'a phone' : 'a desk' })),
)

it.each(places)('$name on $on stands still while it comes', async ({ path, phone }) => {
  const { page, close } = await visitAs(browser, server.url, bram, { phone })
  await page.route('**/api/events.php*', (route) => route.abort())
  // The welcome discount has a place of its own, and a spec of its own.
  await page.route('**/api/discountcode.php*', (route) =>
    route.fulfill({ status: 404, json: { error: 'not_found' } }),
  )
  const shifts = await shiftsOf(page, path(), () =>
    page.getByRole('heading', { level: 1 }).waitFor(),
  )
  expect(shifts).toBeLessThan(CLS_MAX)
  await close()
})
