import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit, visitAs } from '#specs/harness/screens/visit.ts'
import {
  freshEmail,
  freshName,
  newMember,
  someone,
  tokenIn,
} from '#specs/harness/server/members.ts'
import { evening } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { fillSignup, heading, press, sendSignup } from '#specs/harness/server/sign-up.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    launchBrowser({ withNotifications: true }),
    startServer(),
  ])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const steps = [
  'Laat jezelf zien',
  'Waar woon je?',
  'Hoe zie je eruit?',
  'Vertel over jezelf',
  'Wil je een seintje?',
]

/** Fills in the form at a path, and opens the link of the mail, up to the first step. */
const signUp = async (page: Page, path: string, email: string) => {
  await page.goto(path)
  await sendSignup(page, email)
  await see(heading(page, 'Kijk in je mail')).toBeVisible()
  await page.goto(`/${tokenIn(await server.mailTo(email))}`)
  await press(page, 'Account activeren')
  await page.getByRole('link', { name: 'Maak je profiel af' }).click()
}

describe('signing up', () => {
  it.each([
    ['without a profile', false],
    ['with the profile one came for', true],
  ])(
    'is a form and its steps, each of which can be skipped, then a completion %s (SGN-02)',
    async (_, isFor) => {
      const other = await someone(await newMember(server))
      const { page, faults, close } = await visit(browser, server.url, { phone: true })
      const email = freshEmail('stap')
      await signUp(page, isFor ? `/members/${other.id}/signup` : '/signup', email)
      for (const [nth, step] of steps.entries()) {
        await see(heading(page, step)).toBeVisible()
        await see(page.getByText(`Stap ${nth + 2} van ${steps.length + 1}`)).toBeVisible()
        await press(page, 'Sla over, dat kan later ook')
      }
      await see(heading(page, 'Je profiel staat er')).toBeVisible()
      await press(page, isFor ? 'Terug naar het profiel' : 'Bekijk wie bij je past')
      await page.waitForURL(isFor ? `**/members/${other.id}` : '**/signup-matches')
      expect(faults).toEqual([])
      await close()
    },
  )

  it('shows whom one came for, finishes what was left open, and then members who fit both ways (SGN-10)', async () => {
    const [fits, fitsNot] = [freshName('Past wel'), freshName('Past niet')]
    const hers = await newMember(server, { name: fits, gender: 'male', seeks: 'female' })
    await newMember(server, { name: fitsNot, gender: 'male', seeks: 'male' })
    await server.db.query('update profile set main_image = $1 where name = any($2)', [
      { filename: 'a', thumb_filename: 'a', status: 'active', match: 'a' },
      [fits, fitsNot],
    ])
    const other = await someone(await newMember(server))
    const { page, close } = await visit(browser, server.url)
    await page.goto(`/members/${other.id}/signup`)
    const frame = page.getByRole('dialog', { name: 'Gratis aanmelden' })
    await see(frame.getByText(new RegExp(`^${other.name}, \\d+`))).toBeVisible()
    await see(page.getByLabel(`Je eerste bericht aan ${other.name}`)).toBeVisible()
    await signUp(page, '/signup', freshEmail('past'))
    await see(heading(page, 'Laat jezelf zien')).toBeVisible()
    await press(page, 'Later verder')
    await page.waitForURL('**/members')
    await page.goto('/complete-signup')
    await see(heading(page, 'Laat jezelf zien')).toBeVisible()
    for (const step of steps) {
      await see(heading(page, step)).toBeVisible()
      await press(page, 'Sla over, dat kan later ook')
    }
    await press(page, 'Bekijk wie bij je past')
    await page.waitForURL('**/signup-matches')
    await see(heading(page, 'Deze leden passen bij je')).toBeVisible()
    await see(page.getByRole('article').filter({ hasText: fits })).toHaveCount(1)
    await see(page.getByRole('article').filter({ hasText: fitsNot })).toHaveCount(0)
    await page.getByRole('article').filter({ hasText: fits }).getByRole('link').first().click()
    await page.waitForURL(`**/members/${hers.id}`)
    await close()
  })

  it('sends its mail again when asked, and says when that is enough for a day', async () => {
    const email = freshEmail('nogmaals')
    const { page, close } = await visit(browser, server.url, { phone: true })
    await page.goto('/signup')
    await fillSignup(page, { 'E-mailadres': email })
    await press(page, 'Aanmelden')
    await press(page, 'Stuur een nieuwe mail')
    await see(page.getByText('is er een nieuwe mail onderweg')).toBeVisible()
    const newest = tokenIn(await server.mailTo(email, 2))
    await page.route('**/api/signup.php?resend=1', (route) =>
      route.fulfill({ status: 429, json: { error: 'too_many_mails' } }),
    )
    await press(page, 'Stuur een nieuwe mail')
    await see(page.getByRole('alert')).toContainText('al te veel mails aangevraagd')
    await page.goto(`/${newest}`)
    await press(page, 'Account activeren')
    await page.waitForURL('**/activate/done')
    await close()
  })
})

describe('a mailed link on another device', () => {
  it('asks by keyboard alone for the password that counts from then on, also after a reload', async () => {
    const email = freshEmail('elders')
    const phone = await visit(browser, server.url, { phone: true })
    await phone.page.goto('/signup')
    await sendSignup(phone.page, email)
    await see(heading(phone.page, 'Kijk in je mail')).toBeVisible()
    const { page, faults, close } = await visit(browser, server.url)
    const path = `/${tokenIn(await server.mailTo(email))}`
    for (let twice = 0; twice < 2; twice += 1) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Account activeren' }).focus()
      await page.keyboard.press('Enter')
      await see(heading(page, 'Kies je wachtwoord, Anna')).toBeVisible()
      await see(page.getByLabel('Wachtwoord', { exact: true })).toBeFocused()
    }
    await page.keyboard.type('kort')
    await page.keyboard.press('Enter')
    await see(page.getByText('Kies een wachtwoord van minstens 8 tekens')).toBeVisible()
    await page.keyboard.type('-maar-nu-lang-genoeg')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/activate/done')
    const body = { email, password: 'kort-maar-nu-lang-genoeg' }
    await server.browser().ask('POST /api/user.php', { body })
    expect(faults.filter((fault) => !fault.includes('409'))).toEqual([])
    await Promise.all([close(), phone.close()])
  })
})

describe('the step of a photo', () => {
  it('takes one from the device, shows it on its way, and makes it the main one', async () => {
    const anna = await newMember(server)
    const { page, faults, close } = await visitAs(browser, server.url, anna, { phone: true })
    await page.goto('/complete-signup')
    await see(page.getByLabel('Maak een foto')).toHaveAttribute('capture', 'user')
    await see(page.getByRole('button', { name: 'Volgende' })).toHaveCount(0)
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/photos.php?id=*', async (route) => {
      await held
      await route.continue()
    })
    const photo = { name: 'ik.jpg', mimeType: 'image/jpeg', buffer: await evening(0) }
    await page.getByLabel('Kies een foto').setInputFiles(photo)
    await see(page.getByRole('progressbar')).toBeVisible()
    await see(page.getByRole('button', { name: 'Upload stoppen' })).toBeVisible()
    goOn()
    await see(page.getByRole('button', { name: 'Volgende' })).toBeEnabled()
    const { user } = await anna.ask('GET /api/user.php')
    expect(user?.profile.main_image?.status).toBe('active')
    await press(page, 'Volgende')
    await see(heading(page, 'Hoe zie je eruit?')).toBeVisible()
    expect(faults).toEqual([])
    await close()
  })

  it('says what is no photo, and takes another', async () => {
    const { page, close } = await visitAs(browser, server.url, await newMember(server))
    await page.goto('/complete-signup')
    const choose = page.getByLabel('Kies een foto')
    const text = { name: 'ik.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('geen foto') }
    await choose.setInputFiles(text)
    await see(page.getByRole('alert')).toBeVisible()
    await see(page.getByRole('button', { name: 'Volgende' })).toHaveCount(0)
    await choose.setInputFiles({ ...text, buffer: await evening(1) })
    await see(page.getByRole('button', { name: 'Volgende' })).toBeEnabled()
    await close()
  })
})

describe('the step of push messages', () => {
  it('says so when the browser refuses them, and lets go on', async () => {
    const { page, close } = await visitAs(browser, server.url, await newMember(server))
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' })
      Notification.requestPermission = async () => 'denied'
    })
    await page.goto('/complete-signup')
    for (const step of ['Laat jezelf zien', 'Hoe zie je eruit?', 'Vertel over jezelf']) {
      await see(heading(page, step)).toBeVisible()
      await press(page, 'Sla over, dat kan later ook')
    }
    await see(heading(page, 'Wil je een seintje?')).toBeVisible()
    await press(page, 'Meldingen aanzetten')
    await see(page.getByText('Je browser weigert meldingen')).toBeVisible()
    await press(page, 'Sla over, dat kan later ook')
    await see(heading(page, 'Je profiel staat er')).toBeVisible()
    await close()
  })
})
