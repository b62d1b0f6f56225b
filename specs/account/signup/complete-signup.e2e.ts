import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit, visitAs } from '#specs/harness/screens/visit.ts'
import { freshEmail, newMember, PASSWORD, someone, tokenIn } from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import { fillSignup, heading, press, sendSignup } from '#specs/harness/server/sign-up.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    launchBrowser({ withNotifications: true }),
    sharedServer(),
  ])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const activate = async (token: string) => {
  const body = { token, password: PASSWORD }
  const { json } = await server.browser().call('POST /api/activation.php', { body })
  return (json as { user?: { id: string } }).user?.id
}
const modal = (page: Page) => page.getByRole('dialog', { name: 'Gratis aanmelden' })

describe('the frame of sign-up', () => {
  it('is a large modal without anything around it, which neither Escape nor its backdrop closes (SGN-04)', async () => {
    const { page, faults, close } = await visit(browser, server.url)
    await page.goto('/signup')
    await see(modal(page)).toBeVisible()
    await see(page.getByRole('banner')).toHaveCount(0)
    await see(page.getByRole('contentinfo')).toHaveCount(0)
    await page.getByLabel('Profielnaam').fill('Anna')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await see(modal(page)).toBeVisible()
    await page.setViewportSize({ width: 500, height: 800 })
    await see(page.getByLabel('Profielnaam')).toHaveValue('Anna')
    await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click()
    await page.waitForURL('**/login')
    await page.goto('/signup')
    await see(page.getByLabel('Profielnaam')).toHaveValue('Anna')
    await press(page, 'Sluiten')
    await page.waitForURL((url) => url.pathname === '/')
    expect(faults).toEqual([])
    await close()
  })

  const LARGE_PX = 600
  it.each([
    ['a large modal on a desktop', { phone: false }],
    ['a page on a smartphone', { phone: true }],
  ])('is %s, without header or footer (SGN-03)', async (_, { phone }) => {
    const { page, close } = await visit(browser, server.url, { phone })
    await page.goto('/signup')
    await see(heading(page, 'Gratis aanmelden')).toBeVisible()
    await see(modal(page)).toHaveCount(phone ? 0 : 1)
    if (!phone) expect((await modal(page).boundingBox())?.width).toBeGreaterThan(LARGE_PX)
    await see(page.getByRole('banner')).toHaveCount(0)
    await see(page.getByRole('contentinfo')).toHaveCount(0)
    await close()
  })

  it.each([false, true])(
    'leads who is logged in to the members, on a phone: %s (SGN-03)',
    async (phone) => {
      const member = await newMember(server)
      const { page, close } = await visitAs(browser, server.url, member, { phone })
      await page.goto('/signup')
      await page.waitForURL('**/members')
      await close()
    },
  )
})

describe('two tabs of one sign-up', () => {
  it('make one member, and lose nothing that was typed', async () => {
    const email = freshEmail('tweetabs')
    const { page, context, close } = await visit(browser, server.url)
    await page.goto('/signup')
    await page.getByLabel('Profielnaam').fill('Anna')
    const second = await context.newPage()
    await second.goto('/signup')
    await see(second.getByLabel('Profielnaam')).toHaveValue('Anna')
    await fillSignup(page, { 'E-mailadres': email })
    await fillSignup(second, { 'E-mailadres': email })
    await Promise.all([press(page, 'Aanmelden'), press(second, 'Aanmelden')])
    for (const tab of [page, second]) await see(heading(tab, 'Kijk in je mail')).toBeVisible()
    const { members } = await until(async () => {
      const mails = await server.mailsTo(email)
      expect(mails).toHaveLength(2)
      return { members: await Promise.all(mails.map((mail) => activate(tokenIn(mail)))) }
    })
    expect(members.filter((id) => id !== undefined)).toHaveLength(1)
    await close()
  })
})

describe('signing up, to the completed profile', () => {
  it('goes on after a reload at every step, and returns to whom the visitor came for (SGN-13)', async () => {
    const email = freshEmail('stappen')
    const other = await someone(await newMember(server))
    const { page, faults, close } = await visit(browser, server.url, { phone: true })
    await page.goto(`/members/${other.id}`)
    await page.getByRole('link', { name: /^Nieuw hier/ }).click()
    await page.waitForURL(`**/members/${other.id}/signup`)
    await page.getByLabel(`Je eerste bericht aan ${other.name}`).fill('Dag, ik ben Anna.')
    await page.getByLabel('E-mailadres').fill(email)
    await page.reload()
    await see(page.getByLabel('E-mailadres')).toHaveValue(email)
    await see(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('')
    await sendSignup(page, email)
    await see(heading(page, 'Kijk in je mail')).toBeVisible()
    await page.reload()
    await see(page.getByText(email)).toBeVisible()

    await page.goto(`/${tokenIn(await server.mailTo(email))}`)
    await press(page, 'Account activeren')
    await page.getByRole('link', { name: 'Maak je profiel af' }).click()
    await see(heading(page, 'Laat jezelf zien')).toBeVisible()
    await see(page.getByText('Stap 2 van 6')).toBeVisible()
    await press(page, 'Sla over, dat kan later ook')
    await see(heading(page, 'Waar woon je?')).toBeVisible()
    await page.getByLabel('Woonplaats').fill('Zeist')
    await page.getByLabel('Provincie').selectOption('Utrecht')
    await press(page, 'Volgende')
    await see(heading(page, 'Hoe zie je eruit?')).toBeVisible()
    await page.getByLabel('Haarkleur').selectOption({ label: 'Rood' })
    await press(page, 'Volgende')
    await see(heading(page, 'Vertel over jezelf')).toBeVisible()
    await page.reload()
    await see(heading(page, 'Vertel over jezelf')).toBeVisible()
    await press(page, 'Terug')
    await see(page.getByLabel('Haarkleur')).toHaveValue('red')
    await press(page, 'Sla over, dat kan later ook')
    await press(page, 'Sla over, dat kan later ook')
    await see(heading(page, 'Wil je een seintje?')).toBeVisible()
    await press(page, 'Sla over, dat kan later ook')
    await see(heading(page, 'Je profiel staat er')).toBeVisible()
    await press(page, 'Terug naar het profiel')
    await page.waitForURL(`**/members/${other.id}`)
    await see.poll(() => page.evaluate(() => localStorage.getItem('vonk.signup.at'))).toBeNull()
    expect(faults).toEqual([])
    await close()
  })

  it('can be left for later, and begins anew when it is asked for', async () => {
    const anna = await newMember(server)
    const { page, close } = await visitAs(browser, server.url, anna)
    await page.goto('/profile')
    await see(page.getByRole('heading', { name: 'Zo ben je beter te vinden' })).toBeVisible()
    await page.getByRole('link', { name: 'Maak het af' }).click()
    await see(heading(page, 'Laat jezelf zien')).toBeVisible()
    await press(page, 'Sla over, dat kan later ook')
    await press(page, 'Sla over, dat kan later ook')
    await see(heading(page, 'Vertel over jezelf')).toBeVisible()
    await page.getByLabel('Over mij').fill('Ik hou van wandelen.')
    await press(page, 'Volgende')
    await see(heading(page, 'Wil je een seintje?')).toBeVisible()
    await press(page, 'Sla over, dat kan later ook')
    await see(heading(page, 'Je profiel staat er')).toBeVisible()
    await press(page, 'Bekijk wie bij je past')
    await see(heading(page, 'Deze leden passen bij je')).toBeVisible()
    await see(page.getByRole('main').getByRole('article').first()).toBeVisible()
    const { user } = await anna.ask('GET /api/user.php')
    expect(user?.profile.about_me).toBe('Ik hou van wandelen.')
    await page.goto('/complete-signup')
    await see(heading(page, 'Laat jezelf zien')).toBeVisible()
    await press(page, 'Later verder')
    await page.waitForURL('**/members')
    await close()
  })
})
