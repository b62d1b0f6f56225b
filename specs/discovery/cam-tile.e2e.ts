import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CAM_TILE_AFTER } from '#core/site/cam-tile.ts'
import { longRunOnly } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { shiftsOf } from '#specs/harness/screens/shifts.ts'
import { visit, visitAs } from '#specs/harness/screens/visit.ts'
import { camTile } from '#specs/harness/server/cam-tile.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** Sites are read anew when the server starts. */
const withTile = async (is: boolean) => {
  const change = is ? 'settings || $1' : "settings - 'cam_tile'"
  const text = `update site set settings = ${change}`
  await server.db.query(text, is ? [JSON.stringify({ cam_tile: camTile })] : [])
  await server.restart()
}
const advert = (page: Page) => page.getByRole('link', { name: /^Advertentie/ })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** What stands at each place of the grid: the place among the results, or null for none. */
const placesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('li[data-index]')
    .evaluateAll((items) =>
      items
        .sort((a, b) => Number(a.getAttribute('data-index')) - Number(b.getAttribute('data-index')))
        .map((item) => item.getAttribute('aria-posinset')),
    )
const countOf = (page: Page) => page.getByRole('main').getByRole('status').textContent()

describe('among the members found', () => {
  it('there is a labelled cam tile after the sixth, once and uncounted, where the site has one (DSC-07)', async () => {
    await withTile(false)
    const anna = await newMember(server, { gender: 'female', seeks: 'male' })
    const plain = await visitAs(browser, server.url, anna)
    const still = await shiftsOf(plain.page, '/members', () =>
      see(cards(plain.page).first()).toBeVisible(),
    )
    expect(await advert(plain.page).count()).toBe(0)
    const count = await countOf(plain.page)
    await plain.close()

    await withTile(true)
    const { page, close } = await visitAs(browser, server.url, anna)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).host))
    const moved = await shiftsOf(page, '/members', () => see(advert(page)).toBeVisible())
    // A card that moved would be some hundred times as much as the letters that do.
    expect(moved).toBeLessThan(still + 0.005)
    await see(advert(page)).toHaveCount(1)
    await see(advert(page)).toHaveAccessibleName(
      'Advertentie Live op camera Op een andere site (opent in een nieuw tabblad)',
    )
    await see(advert(page)).toHaveAttribute('href', camTile.link)
    await see(advert(page)).toHaveAttribute('target', '_blank')
    await see(advert(page)).toHaveAttribute('rel', 'noopener noreferrer sponsored')
    await see(page.getByText('Advertentie', { exact: true })).toBeVisible()
    expect(await countOf(page)).toBe(count)
    const places = await placesOf(page)
    expect(places.slice(0, CAM_TILE_AFTER + 2)).toEqual(['1', '2', '3', '4', '5', '6', null, '7'])
    expect(places.filter((place) => place === null)).toHaveLength(1)
    expect(new Set(asked)).toEqual(new Set([new URL(server.url).host]))
    await close()
  })

  it('the page that comes drawn has it at the same place', async () => {
    await withTile(true)
    const member = await newMember(server)
    const { text: html } = await member.send('GET', '/members')
    const [before = '', ...after] = html.split('rel="noopener noreferrer sponsored"')
    expect(after).toHaveLength(1)
    expect(before.split('<article')).toHaveLength(CAM_TILE_AFTER + 1)
    expect(after[0]).toContain('Live op camera')
    expect((await member.send('GET', camTile.image)).status).toBe(200)
  })

  it.each(longRunOnly)('there is none where fewer are found', async () => {
    await withTile(true)
    const { page, close } = await visit(browser, server.url)
    await page.goto('/members?min_age=98&max_age=98')
    await see(page.getByRole('heading', { name: 'Niemand gevonden' })).toBeVisible()
    expect(await advert(page).count()).toBe(0)
    await close()
  })
})
