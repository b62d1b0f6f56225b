import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notificationSwitches } from '#core/account/settings/notifications.ts'
import { TOAST_MAX_PX } from '#core/kernel/screen.ts'
import { SIGNUP_COMPLETE_FLAG } from '#core/site/alerts.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { answerTo, visit, visitAs } from '#specs/harness/screens/visit.ts'
import { formOf, newMember, PASSWORD } from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
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

/** Somebody who has signed up and logged in, and has not opened the mail yet. */
const unconfirmed = async (options?: { phone?: boolean }) => {
  const form = formOf({ name: 'Nieuw' })
  const who = server.browser()
  await who.ask('POST /api/signup.php', { body: form })
  await who.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
  return { ...(await visitAs(browser, server.url, who, options)), email: form.email }
}

const reminder = (page: Page) => page.getByRole('region', { name: 'Bevestig je e-mailadres' })
const scheme = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.mantineColorScheme)
const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

describe('settings', () => {
  it('are found from the account menu and, on a phone, from the bottom (NAV-17)', async () => {
    const me = await anna()
    const desk = await visitAs(browser, server.url, me)
    await desk.page.goto('/likes')
    await desk.page.getByRole('button', { name: 'Mijn account' }).click()
    await desk.page.getByRole('link', { name: 'Instellingen' }).click()
    await see(desk.page).toHaveURL('/settings')
    await see(desk.page.getByRole('heading', { level: 1 })).toHaveText('Account en instellingen')
    await desk.close()
    const phone = await visitAs(browser, server.url, me, { phone: true })
    await phone.page.goto('/likes')
    const bottom = phone.page.getByRole('navigation', { name: 'Hoofdmenu' }).last()
    await bottom.getByRole('link', { name: 'Account' }).click()
    await see(phone.page).toHaveURL('/settings')
    await see(phone.page.getByRole('main')).toContainText(me.email)
    await phone.close()
  })

  it('change the language for good: of the account, on another device too', async () => {
    const me = await anna()
    const { page, close } = await visitAs(browser, server.url, me)
    await page.goto('/settings')
    const saved = answerTo(page, 'PUT /api/user.php')
    await page.getByRole('main').getByLabel('Taal', { exact: true }).selectOption('en')
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Account and settings')
    await saved
    await page.reload()
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Account and settings')
    await close()
    const other = await visitAs(browser, server.url, me)
    await other.page.goto('/settings')
    await see(other.page.getByRole('heading', { level: 1 })).toHaveText('Account and settings')
    await other.close()
  })

  it('keep light or dark on this device, through a reload, on every page and in every tab', async () => {
    const { page, context, close } = await visitAs(browser, server.url, await anna())
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/settings')
    const light = await paper(page)
    const second = await context.newPage()
    await second.emulateMedia({ colorScheme: 'light' })
    await second.goto('/likes')
    await see(second.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByText('Donker', { exact: true }).click()
    await until(async () => expect(await scheme(page)).toBe('dark'))
    await until(async () => expect(await scheme(second)).toBe('dark'))
    await page.reload()
    await see(page.getByLabel('Donker')).toBeChecked()
    expect(await scheme(page)).toBe('dark')
    await see.poll(() => paper(page)).not.toBe(light)
    const dark = await paper(page)
    await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click()
    await see(page).toHaveURL('/')
    await page.reload()
    await see.poll(async () => [await scheme(page), await paper(page)]).toEqual(['dark', dark])
    await close()
  })
})

describe('an alert that is dismissed', () => {
  it('stays hidden through a reload and on other pages, until it is brought back (NAV-10)', async () => {
    const { page, close } = await unconfirmed()
    await page.goto('/likes')
    await reminder(page).getByRole('button', { name: 'Sluiten' }).click()
    await see(reminder(page)).toHaveCount(0)
    for (const path of ['/likes', '/members', '/settings']) {
      await page.goto(path)
      await see(page.getByRole('heading', { level: 1 })).toBeVisible()
      await see(page.getByRole('button', { name: 'Mijn account' })).toBeVisible()
      await see(reminder(page)).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Weer tonen' }).click()
    await see(reminder(page)).toBeVisible()
    await page.reload()
    await see(reminder(page)).toBeVisible()
    await close()
  })
})

describe('the reminder to confirm', () => {
  it('takes the screen of a phone right after signing up, and is an alert once closed (ACC-05)', async () => {
    const { page, email, faults, close } = await unconfirmed({ phone: true })
    await page.goto(`/likes?${SIGNUP_COMPLETE_FLAG}=1`)
    const modal = page.getByRole('dialog', { name: 'Bevestig je e-mailadres' })
    await see(modal).toContainText(email.toLowerCase())
    await see(reminder(page)).toHaveCount(0)
    await modal.getByRole('button', { name: 'Stuur een nieuwe mail' }).click()
    await see(modal).toContainText('De mail is onderweg')
    await page.keyboard.press('Escape')
    await see(modal).toHaveCount(0)
    await see(reminder(page)).toBeVisible()
    await see(page).toHaveURL('/likes')
    expect(faults).toEqual([])
    await close()
  })

  it('is an alert on a larger screen, whatever the address says (ACC-05)', async () => {
    const { page, close } = await unconfirmed()
    await page.goto(`/likes?${SIGNUP_COMPLETE_FLAG}=1`)
    await see(reminder(page)).toBeVisible()
    await see(page.getByRole('dialog')).toHaveCount(0)
    await close()
  })
})

describe('a toast', () => {
  it.each([[{ phone: true }], [{ phone: false }]])(
    'is at most 350 px wide, however much it says (%o)',
    async (options) => {
      expect(TOAST_MAX_PX).toBe(350)
      const { page, close } = await visitAs(browser, server.url, await anna(), options)
      await page.route('**/api/logout.php', (route) =>
        route.fulfill({ status: 429, json: { error: 'too_many_mails' } }),
      )
      await page.goto('/settings')
      await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click()
      const toast = page.getByRole('alert')
      await see(toast).toContainText('Je hebt vandaag al te veel mails aangevraagd')
      const width = async () => (await toast.boundingBox())?.width ?? 0
      await see.poll(width).toBeGreaterThan(0)
      expect(await width()).toBeLessThanOrEqual(TOAST_MAX_PX)
      await close()
    },
  )
})

describe('the home, before the app', () => {
  it('speaks the language that was chosen in its footer', async () => {
    const { page, close } = await visit(browser, server.url)
    await page.goto('/')
    await page.getByRole('contentinfo').getByLabel('Taal', { exact: true }).selectOption('en')
    await see(page.getByRole('contentinfo').getByLabel('Language')).toHaveValue('en')
    await close()
  })
})

describe('what a member settles', () => {
  it('is e-mail and push per kind, the password, and who is blocked (ACC-17)', async () => {
    const me = await anna()
    const { page, faults, close } = await visitAs(browser, server.url, me)
    await page.goto('/settings')
    const hears = page.getByRole('region', { name: 'Welke meldingen krijg je?' })
    const switches = hears.getByRole('checkbox')
    await see(switches).toHaveCount(notificationSwitches.length)
    for (const one of await switches.all()) {
      await see(one).toBeChecked()
      await one.click()
      await see(one).not.toBeChecked()
    }
    await until(async () => {
      const { user } = await me.ask('GET /api/user.php')
      expect(new Set(user?.notifications_disabled)).toEqual(new Set(notificationSwitches))
    })
    await page.reload()
    for (const one of await switches.all()) await see(one).not.toBeChecked()
    await switches.first().click()
    await see(switches.first()).toBeChecked()
    await until(async () => {
      const { user } = await me.ask('GET /api/user.php')
      expect(user?.notifications_disabled).toHaveLength(notificationSwitches.length - 1)
    })

    await page.getByRole('link', { name: 'Wachtwoord wijzigen' }).click()
    await page.getByLabel('Huidig wachtwoord').fill(PASSWORD)
    await page.getByLabel('Nieuw wachtwoord').fill(`${PASSWORD}-nieuw`)
    await page.getByLabel('Herhaal je wachtwoord').fill(`${PASSWORD}-nieuw`)
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
    await see(page.getByText('Je wachtwoord is gewijzigd')).toBeVisible()
    const login = { email: me.email, password: `${PASSWORD}-nieuw` }
    await server.browser().ask('POST /api/user.php', { body: login })

    const bram = await newMember(server, { name: 'Bram', gender: 'male', seeks: 'female' })
    await me.ask('POST /api/block.php', { body: { id: bram.id } })
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Geblokkeerde leden' }).click()
    await page.getByRole('button', { name: 'Bram deblokkeren' }).click()
    await see(page.getByText('Je hebt niemand geblokkeerd')).toBeVisible()
    expect(faults).toEqual([])
    await close()
  })

  it('is the consent to keep who one looks for: withdrawn, and given anew', async () => {
    const me = await anna()
    const { page, close } = await visitAs(browser, server.url, me)
    await page.goto('/settings')
    const consent = page.getByRole('region', { name: 'Wie je zoekt' })
    await consent.getByRole('heading').click()
    await see(consent.getByRole('status')).toContainText('juni 2026')
    await consent.getByRole('button', { name: 'Trek mijn toestemming in' }).click()
    await see(consent.getByRole('status')).toContainText('We bewaren niet wie je zoekt.')
    expect((await me.ask('GET /api/user.php')).user).toMatchObject({ seeks: null, consent: null })
    await page.reload()
    await consent.getByRole('heading').click()
    const give = consent.getByRole('button', { name: 'Ik vind het goed dat dit bewaard wordt' })
    await see(give).toBeDisabled()
    await consent.getByText('een vrouw').click()
    await give.click()
    await see(consent.getByRole('button', { name: 'Trek mijn toestemming in' })).toBeVisible()
    expect((await me.ask('GET /api/user.php')).user).toMatchObject({ seeks: 'female' })
    await close()
  })

  it('is a copy of all that the site holds, for who knows the password', async () => {
    const { page, close } = await visitAs(browser, server.url, await anna())
    await page.goto('/settings')
    const data = page.getByRole('region', { name: 'Je gegevens downloaden' })
    await data.getByRole('button', { name: 'Gegevens opvragen' }).click()
    await data.getByLabel('Wachtwoord', { exact: true }).fill('dit-is-het-niet')
    await data.getByRole('button', { name: 'Download mijn gegevens' }).click()
    await see(data.getByText('Dit wachtwoord klopt niet')).toBeVisible()
    await data.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      data.getByRole('button', { name: 'Download mijn gegevens' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.zip$/)
    const file = await readFile(await download.path())
    expect(file.subarray(0, 2).toString()).toBe('PK')
    await see(data.getByText('Je gegevens zijn gedownload.')).toBeVisible()
    await close()
  })

  it('is found on one page, each with its way (ACC-28)', async () => {
    const { page, close } = await visitAs(browser, server.url, await anna())
    await page.goto('/settings')
    const main = page.getByRole('main')
    await see(main.getByLabel('Taal', { exact: true })).toBeVisible()
    await see(main.getByRole('switch', { name: 'Anderen vinden mij' })).toBeVisible()
    await see(main.getByRole('button', { name: 'Gegevens opvragen' })).toBeVisible()
    await see(main.getByRole('heading', { name: 'Je bestedingsgrens' })).toBeVisible()
    for (const [link, title] of [
      ['E-mail', 'E-mailadres wijzigen'],
      ['Apparaten', 'Apparaten'],
      ['Account opzeggen', 'Account opzeggen'],
    ] as const) {
      await main.getByRole('link', { name: link }).click()
      await see(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await page.goto('/settings')
    }
    await close()
  })
})
