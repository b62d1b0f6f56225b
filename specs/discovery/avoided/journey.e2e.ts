import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
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

describe('a member who does not want to be seen by somebody', () => {
  it('names their address in the settings, is gone for them on an open page, and takes it off again (MOD-07)', async () => {
    const anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
    const bram = await newMember(server)
    const his = await visitAs(browser, server.url, bram)
    await his.page.goto(`/members/${anna.id}`)
    await see(his.page.getByRole('heading', { level: 1, name: /Anna/ })).toBeVisible()

    const { page, close } = await visitAs(browser, server.url, anna, { phone: true })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Onzichtbaar voor' }).tap()
    await see(page.getByText('Er staat nog niemand op je lijst.')).toBeVisible()
    await page.getByLabel('E-mailadres').fill('geen adres')
    await page.getByRole('button', { name: 'Zet op mijn lijst' }).tap()
    await see(page.getByLabel('E-mailadres')).toBeFocused()
    await page.getByLabel('E-mailadres').fill(bram.email)
    await page.getByLabel(/^Wie is dit/).fill('Mijn ex')
    await page.getByRole('button', { name: 'Zet op mijn lijst' }).tap()
    await see(page.getByText('Mijn ex', { exact: true })).toBeVisible()
    await see(page.getByLabel('E-mailadres')).toHaveValue('')
    expect(await page.content()).not.toContain(bram.email)
    await see(his.page.getByRole('heading', { level: 1, name: /Anna/ })).toHaveCount(0)

    await page.getByRole('button', { name: 'Haal weg: Mijn ex' }).tap()
    await see(page.getByText('Mijn ex staat niet meer op je lijst.')).toBeVisible()
    await see(page.getByText('Er staat nog niemand op je lijst.')).toBeVisible()
    await his.page.goto(`/members/${anna.id}`)
    await see(his.page.getByRole('heading', { level: 1, name: /Anna/ })).toBeVisible()
    await his.close()
    await close()
  })
})
