import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit, visitAs } from '#specs/harness/screens/visit.ts'
import { mailAbout } from '#specs/harness/server/mails.ts'
import { linkIn, newMember, PASSWORD, type SpecMember } from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

const NEXT = 'een-heel-ander-wachtwoord'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** The same member in a browser of another device. */
const elsewhere = async (member: SpecMember) => {
  const other = server.browser()
  await other.ask('POST /api/user.php', { body: { email: member.email, password: PASSWORD } })
  return visitAs(browser, server.url, other)
}
const resetMail = (email: string) => mailAbout(server, email, 'nieuw wachtwoord')

describe('a member', () => {
  it('who forgot the password gets in again by the mail (ACC-09)', async () => {
    const { email } = await newMember(server)
    const { page, faults, close } = await visit(browser, server.url)
    await page.goto('/login')
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
    await see(page.getByLabel('E-mailadres')).toHaveValue(email)
    await page.getByRole('button', { name: 'Stuur de link' }).click()
    await see(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()

    await page.goto(`/reset-password/do?token=${linkIn(await resetMail(email))}`)
    await page.getByLabel('Nieuw wachtwoord').fill(NEXT)
    await page.getByLabel('Herhaal je wachtwoord').fill(NEXT)
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Inloggen' }).click()
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(NEXT)
    await main.getByRole('button', { name: 'Inloggen' }).click()
    await page.waitForURL('**/members')
    expect(faults).toEqual([])
    await close()
  })

  it('who ends another device has it logged out, with what was typed there kept (ACC-20, ACC-34)', async () => {
    const anna = await newMember(server)
    const [here, there] = [await visitAs(browser, server.url, anna), await elsewhere(anna)]
    await there.page.addInitScript((id) => {
      if (location.pathname.startsWith('/login')) return
      for (const kind of ['draft.x', 'offline']) localStorage.setItem(`vonk.${id}.${kind}`, '"Dag"')
    }, anna.id)
    await there.page.goto('/likes')
    await see(there.page.getByRole('heading', { name: 'Likes', exact: true })).toBeVisible()
    await until(async () => {
      const { devices } = await anna.ask('GET /api/devices.php')
      expect(devices).toHaveLength(2)
    })
    await here.page.goto('/settings/devices')
    await here.page.getByRole('button', { name: 'Onbekend apparaat uitloggen' }).click()
    await see(here.page.getByText('Je bent alleen op dit apparaat ingelogd.')).toBeVisible()
    await there.page.waitForURL('**/login?next=%2Flikes')
    await see(there.page.getByRole('heading', { name: 'Likes', exact: true })).toHaveCount(0)
    const kept = () => there.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    await until(async () => expect(await kept()).not.toContain(`${anna.id}.offline`))
    expect(await kept()).toContain(`${anna.id}.draft.x`)
    expect([...here.faults, ...there.faults]).toEqual([])
    await Promise.all([here.close(), there.close()])
  })
})
