import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { tabTo } from '#specs/harness/screens/keyboard.ts'
import { readsAt } from '#specs/harness/screens/reading.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember } from '#specs/harness/server/members.ts'
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

const anna = () => newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })

describe('a new like', () => {
  it('comes after a second, labelled, and leads by keyboard to who it is from (LIK-04, LIK-05, LIK-06)', async () => {
    const member = await anna()
    const { page, close } = await visitAs(browser, server.url, member)
    await page.goto('/members?t=1')
    await see(page).toHaveURL('/members')
    const modal = page.getByRole('dialog', { name: 'Nieuwe like!' })
    await see(modal.getByText('Fictief profiel')).toBeVisible()
    const [liker] = (await member.ask('GET /api/likes.php')).liked_by
    expect(liker).toMatchObject({ fictional: true, like_new: true })
    await see(page.getByRole('banner').getByText('1 nieuwe like')).toBeAttached()
    await tabTo(page, modal.getByRole('button', { name: `Bekijk ${liker?.name}`, exact: true }))
    await page.keyboard.press('Enter')
    await see(page).toHaveURL(`/members/${liker?.id}`)
    await see(modal).toHaveCount(0)
    await close()
  })

  it('is not asked for by the address of a visitor (LIK-05)', async () => {
    const { page, close } = await readsAt({ browser, url: server.url }, '/members?t=1&ref=a')
    await see(page).toHaveURL('/members?ref=a')
    await close()
  })

  it('goes by a tap beside what it offers, or by Escape, and does not come again', async () => {
    const { page, close } = await visitAs(browser, server.url, await anna(), { phone: true })
    await page.setViewportSize({ width: 360, height: 740 })
    const modal = page.getByRole('dialog', { name: 'Nieuwe like!' })
    await page.goto('/likes/given?t=0')
    await see(modal).toBeVisible()
    await modal.tap({ position: { x: 40, y: 16 } })
    await see(modal).toHaveCount(0)
    await page.goto('/likes/given?t=0')
    await see(modal).toBeVisible()
    await page.touchscreen.tap(180, 20)
    await see(modal).toHaveCount(0)
    await page.goto('/likes/given?t=0')
    await see(modal).toBeVisible()
    await page.keyboard.press('Escape')
    await see(modal).toHaveCount(0)
    await page.getByRole('link', { name: 'Matches' }).tap()
    await see(page).toHaveURL('/likes/matches')
    await see(modal).toHaveCount(0)
    await close()
  })
})
