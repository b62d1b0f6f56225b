import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DELETION_GRACE_DAYS } from '#core/account/rules.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit, visitAs } from '#specs/harness/screens/visit.ts'
import { buy, formOf, newMember, PASSWORD, tokenIn } from '#specs/harness/server/members.ts'
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

const leave = async (page: Page, reason: string, password = PASSWORD) => {
  await page.getByText(reason, { exact: true }).click()
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Account opzeggen' }).click()
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

describe('a member who leaves', () => {
  it('hears a way out for each reason, needs the password, and may come back for 14 days (ACC-13)', async () => {
    const anna = await newMember(server, { name: 'Anna Weg' })
    const { page, faults, close } = await visitAs(browser, server.url, anna)
    await page.goto('/settings')
    await page.getByRole('main').getByRole('link', { name: 'Account opzeggen' }).click()
    await see(heading(page, 'Account opzeggen')).toBeVisible()
    await page.getByText('Ik krijg weinig reacties', { exact: true }).click()
    await see(page.getByRole('link', { name: 'Vul je profiel aan' })).toBeVisible()
    await page.getByText('Het is te duur', { exact: true }).click()
    await see(page.getByRole('button', { name: 'Geef mij de code' })).toBeVisible()

    await leave(page, 'Om mijn privacy', 'een-ander-wachtwoord')
    await see(page.getByText('Dit wachtwoord klopt niet')).toBeVisible()
    await leave(page, 'Om mijn privacy')
    await page.waitForURL('**/account-deleted')
    await see(heading(page, 'Je account is opgezegd')).toBeVisible()
    await see(page.getByText(/^Tot 2[89] juni 2026 kun je nog terugkomen/)).toBeVisible()
    await page.goto('/chats')
    await see(heading(page, 'Welkom terug')).toBeVisible()
    await page.getByLabel('E-mailadres').fill(anna.email)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
    await see(heading(page, 'Kom je terug?')).toBeFocused()
    await see(page.getByText(/Tot 2[89] juni 2026 om .* kun je nog terugkomen/)).toBeVisible()
    await page.getByRole('button', { name: 'Nee, ik blijf weg' }).click()
    await see(page.getByLabel('E-mailadres')).toHaveValue(anna.email)

    server.clock.forward((DELETION_GRACE_DAYS - 1) * DAY_MS)
    const token = tokenIn(await server.mailTo(anna.email, 2))
    await page.goto(`/${token}?back`)
    await see(heading(page, 'Kom je terug?')).toBeVisible()
    await page.getByRole('button', { name: 'Ja, ik kom terug' }).click()
    await page.waitForURL('**/members')
    await page.goto(`/${token}?back`)
    await see(page.getByText('Deze link werkt niet meer')).toBeVisible()
    expect(faults).toEqual([])
    await close()
  })

  it('who finds it too expensive gets one discount, which comes off the order', async () => {
    const anna = await newMember(server, { name: 'Anna Duur' })
    server.clock.forward(4 * DAY_MS)
    const { page, faults, close } = await visitAs(browser, server.url, anna, { phone: true })
    await page.goto('/settings/leave')
    await page.getByText('Het is te duur', { exact: true }).click()
    await page.getByRole('button', { name: 'Geef mij de code' }).click()
    await see(page.getByText(/Je persoonlijke code is BLIJF-[0-9A-F]{10}: 25%/)).toBeVisible()
    await see(page.getByRole('button', { name: 'Account opzeggen' })).toBeVisible()
    await page.getByRole('link', { name: /Kies een bundel/ }).click()
    await page.getByRole('link', { name: /Kies 25 credits/ }).click()
    await see(page.getByText(/25% korting met BLIJF-/)).toBeVisible()
    await see(page.getByRole('button', { name: /^Betaal €\s7,49/ })).toBeVisible()
    expect(faults).toEqual([])
    await close()
  })

  it('is back at once by logging in, and goes on where that was asked for', async () => {
    const anna = await newMember(server, { name: 'Anna Terug' })
    await anna.ask('DELETE /api/user.php', { body: { reason: 'pause', password: PASSWORD } })
    const { page, faults, close } = await visit(browser, server.url, { phone: true })
    await page.goto('/login?next=/likes')
    await page.getByLabel('E-mailadres').fill(anna.email)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Ja, ik kom terug' }).click()
    await see(page).toHaveURL('/likes')
    expect(faults).toEqual([])
    await close()
  })

  it('finds the way back closed once the 14 days are over', async () => {
    const anna = await newMember(server)
    const { page, close } = await visitAs(browser, server.url, anna, { phone: true })
    await page.goto('/settings/leave')
    await leave(page, 'Iets anders')
    await page.waitForURL('**/account-deleted')
    const token = tokenIn(await server.mailTo(anna.email, 2))
    server.clock.forward(DELETION_GRACE_DAYS * DAY_MS + 1)
    await server.mailTo(anna.email, 3)
    await page.goto(`/${token}?back`)
    await see(page.getByText('Deze link werkt niet meer')).toBeVisible()
    await close()
  })

  it('who has not confirmed the address is told that all goes at once, but for what was paid', async () => {
    const form = formOf()
    const newcomer = server.browser()
    await newcomer.ask('POST /api/signup.php', { body: form })
    await newcomer.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
    await buy(newcomer)
    const { page, close } = await visitAs(browser, server.url, newcomer)
    await page.goto('/settings/leave')
    await see(page.getByText('We wissen je gegevens daarom meteen en voorgoed.')).toBeVisible()
    await leave(page, 'Ik wil even pauze')
    await see(heading(page, 'Je gegevens zijn gewist')).toBeVisible()
    await see(page.getByText('Alleen wat je hebt betaald, bewaren we')).toBeVisible()
    await close()
  })

  it('can try leaving in a demo, by a click and the mail in the mailbox', async () => {
    const { page, close } = await visit(browser, server.url)
    await page.goto('/login')
    await page.getByText('Kijk mee als iemand anders').click()
    await page.getByRole('button', { name: 'Net opgezegd' }).click()
    await page.waitForURL('**/account-deleted')
    await see(page.getByText('Je hebt 14 dagen om terug te komen.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Open het postvak' }).click()
    const mail = page.getByRole('link').filter({ hasText: /opgezegd.*nieuw-/s })
    await see(async () => {
      await page.reload()
      await see(mail).toBeVisible({ timeout: 500 })
    }).toPass()
    await mail.click()
    const way = page.locator('iframe').contentFrame().getByRole('link')
    await way.filter({ hasText: 'Ik kom toch terug' }).click()
    await page.getByRole('button', { name: 'Ja, ik kom terug' }).click()
    await page.waitForURL('**/members')
    await close()
  })
})

describe('invisible mode', () => {
  it('is switched on and off in settings, and offered to who wants a break (ACC-16)', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const seen = async () =>
      (await bram.call('GET /api/member.php', { query: { id: anna.id } })).status
    const { page, close } = await visitAs(browser, server.url, anna)
    await page.goto('/settings')
    const found = page.getByRole('switch', { name: 'Anderen vinden mij' })
    await found.click()
    await see(page.getByText('Niemand vindt je in zoekresultaten')).toBeVisible()
    await see.poll(seen).toBe(404)
    await page.reload()
    await see(found).not.toBeChecked()
    await found.click()
    await see.poll(seen).toBe(200)

    await page.goto('/settings/leave')
    await page.getByText('Ik wil even pauze', { exact: true }).click()
    await page.getByRole('button', { name: 'Word onzichtbaar' }).click()
    await page.waitForURL('**/settings')
    await see(found).not.toBeChecked()
    await see.poll(seen).toBe(404)
    await close()
  })
})
