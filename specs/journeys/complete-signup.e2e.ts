import type { Browser, Page } from 'playwright'
import { expect as see } from 'playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/support/browser.ts'
import { newMember, someone, tokenIn } from '#specs/support/members.ts'
import { type SpecServer, startServer } from '#specs/support/server.ts'
import { fillSignup } from '#specs/support/sign-up.ts'
import { visit, visitAs } from '#specs/support/visit.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const signUp = async (page: Page, email: string) => {
  await fillSignup(page, { 'E-mailadres': email })
  await press(page, 'Aanmelden')
}

describe('signing up, to the completed profile', () => {
  it('goes on after a reload at every step, and returns to whom the visitor came for (SGN-13)', async () => {
    const email = 'stappen@voorbeeld.example'
    const other = await someone(await newMember(server))
    const { page, faults, close } = await visit(browser, server.url, { phone: true })
    await page.goto(`/signup?profile=${other.id}`)
    await page.getByLabel('E-mailadres').fill(email)
    await page.reload()
    await see(page.getByLabel('E-mailadres')).toHaveValue(email)
    await see(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('')
    await signUp(page, email)
    await see(heading(page, 'Kijk in je mail')).toBeVisible()
    await page.reload()
    await see(page.getByText(email)).toBeVisible()

    await page.goto(`/${tokenIn(await server.mailTo(email))}`)
    await press(page, 'Account activeren')
    await page.getByRole('link', { name: 'Vertel over jezelf' }).click()
    await see(heading(page, 'Hoe zie je eruit?')).toBeVisible()
    await see(page.getByText('Stap 1 van 2')).toBeVisible()
    await page.getByLabel('Haarkleur').selectOption({ label: 'Rood' })
    await press(page, 'Volgende')
    await see(heading(page, 'Vertel over jezelf')).toBeVisible()
    await page.reload()
    await see(heading(page, 'Vertel over jezelf')).toBeVisible()
    await press(page, 'Terug')
    await see(page.getByLabel('Haarkleur')).toHaveValue('red')
    await press(page, 'Overslaan')
    await press(page, 'Overslaan')
    await see(heading(page, 'Je profiel staat er')).toBeVisible()
    await press(page, 'Terug naar het profiel dat je bekeek')
    await page.waitForURL(`**/members/${other.id}`)
    expect(await page.evaluate(() => localStorage.getItem('vonk.signup.at'))).toBeNull()
    expect(faults).toEqual([])
    await close()
  })

  it('can be left for later, and begins anew when it is asked for', async () => {
    const anna = await newMember(server)
    const { page, close } = await visitAs(browser, server.url, anna)
    await page.goto('/complete-signup')
    await press(page, 'Overslaan')
    await see(heading(page, 'Vertel over jezelf')).toBeVisible()
    await page.getByLabel('Over mij').fill('Ik hou van wandelen.')
    await press(page, 'Volgende')
    await see(heading(page, 'Je profiel staat er')).toBeVisible()
    await press(page, 'Bekijk de leden')
    await page.waitForURL('**/members')
    const { user } = await anna.ask('GET /api/user.php')
    expect(user?.profile.about_me).toBe('Ik hou van wandelen.')
    await page.goto('/complete-signup')
    await see(heading(page, 'Hoe zie je eruit?')).toBeVisible()
    await press(page, 'Later verder')
    await page.waitForURL('**/members')
    await close()
  })
})
