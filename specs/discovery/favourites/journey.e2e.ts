import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { tabTo } from '#specs/harness/screens/keyboard.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, someone } from '#specs/harness/server/members.ts'
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

describe('a member whom one wants to find again', () => {
  it('is kept from the profile, found beside the likes, let go, and taken back (LIK-08)', async () => {
    const anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
    const { id, name } = await someone(anna, { real: false })
    const { page, close } = await visitAs(browser, server.url, anna, { phone: true })
    await page.setViewportSize({ width: 360, height: 740 })
    const kept = async () =>
      (await anna.ask('GET /api/favourites.php')).profiles.map((one) => one.id)
    await page.goto(`/members/${id}`)
    const bookmark = page.getByRole('button', { name: `Bewaar ${name}` })
    await see(bookmark).toHaveAttribute('aria-pressed', 'false')
    await bookmark.tap()
    await see(page.getByText(`${name} is bewaard`)).toBeVisible()
    await see(bookmark).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/likes')
    await page.getByRole('link', { name: 'Bewaard' }).tap()
    await see(page).toHaveURL('/likes/favourites')
    await see(page.getByRole('article')).toHaveCount(1)
    await see(page.getByText('Fictief profiel')).toBeVisible()
    await tabTo(page, bookmark)
    await page.keyboard.press('Enter')
    await see(bookmark).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(kept).toEqual([])
    await page.getByRole('button', { name: 'Ongedaan maken' }).tap()
    await see(bookmark).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(kept).toEqual([id])
    await bookmark.tap()
    await see(bookmark).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(kept).toEqual([])
    await page.reload()
    await see(page.getByRole('heading', { name: 'Nog niemand bewaard' })).toBeVisible()
    await close()
  })
})
