import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOGIN_BLOCK_MINUTES, LOGIN_TRIES } from '#core/account/signin/rules.ts'
import { LOCALE_COOKIE_DAYS } from '#core/site/values.ts'
import { inLongRun, longRunOnly } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { answerTo, visit, visitAs } from '#specs/harness/screens/visit.ts'
import { freshEmail, newMember, PASSWORD, tokenIn } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { fillSignup } from '#specs/harness/server/sign-up.ts'

const DAY_S = 86_400

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const fillAll = (page: Page, email: string) => fillSignup(page, { 'E-mailadres': email })
const logIn = async (page: Page, email: string, password = PASSWORD) => {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
}

describe('signing up', () => {
  it('asks on no page for money or a way to pay, up to a member who is active (SGN-14, ACC-04, LND-05)', async () => {
    const email = freshEmail('gratis')
    const { page, close } = await visit(browser, server.url)
    const orders: string[] = []
    page.on('request', (request) => {
      if (/order\.php|\/sandbox\//.test(request.url())) orders.push(request.url())
    })
    const isFree = async () => {
      expect(await page.getByRole('main').innerText()).not.toMatch(/€|iDEAL|creditcard|iban/i)
    }
    await page.goto('/signup')
    await see(page.getByRole('button', { name: 'Aanmelden' })).toBeVisible()
    await isFree()
    const asked = await page
      // The language choice beside the form is not one of its questions.
      .getByRole('main')
      .locator('input, select:not([aria-label="Taal"]), textarea')
      .evaluateAll((fields) =>
        fields.map((field) => (field as HTMLInputElement).labels?.[0]?.innerText.trim()),
      )
    expect(asked).toEqual([
      'man',
      'vrouw',
      'een man',
      'een vrouw',
      'Profielnaam',
      'Dag',
      'Maand',
      'Jaar',
      'E-mailadres',
      'Wachtwoord',
      'Wat zoek je hier?',
      expect.stringMatching(/^Ik vind het goed dat Vonk bewaart wie ik zoek/),
    ])
    await fillAll(page, email)
    await page.getByRole('button', { name: 'Aanmelden' }).click()
    await see(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()
    await isFree()

    const link = `/${tokenIn(await server.mailTo(email))}`
    await page.goto(link)
    await see(page.getByRole('heading', { name: 'Bevestig je e-mailadres' })).toBeVisible()
    await isFree()
    await page.reload()
    await page.getByRole('button', { name: 'Account activeren' }).click()
    await see(page).toHaveURL('/activate/done')
    await see(page.getByRole('heading', { name: 'Welkom! Je account is actief' })).toBeVisible()
    await isFree()
    expect(orders).toEqual([])
    await close()
  })
})

describe('logging in', () => {
  it('says that it failed, then goes to the members (ACC-06)', async () => {
    const { email } = await newMember(server)
    const { page, close } = await visit(browser, server.url)
    await page.goto('/login')
    await logIn(page, email, 'dit-is-het-niet')
    await see(page.getByRole('alert')).toHaveText('Login mislukt, probeer opnieuw.')
    await see(page).toHaveURL('/login')
    await logIn(page, email)
    await see(page).toHaveURL('/members')
    await see(page.getByRole('button', { name: 'Mijn account' })).toBeVisible()
    await close()
  })

  it.each(['/credits/credits-10/ideal', ...inLongRun('/likes/given', '/profile')])(
    'goes to the page that asked for it: %s (ACC-06, NAV-09)',
    async (path) => {
      const { email } = await newMember(server)
      const { page, close } = await visit(browser, server.url)
      await page.goto(path)
      await see(page).toHaveURL(`/login?${new URLSearchParams({ next: path })}`)
      await logIn(page, email)
      await see(page).toHaveURL(path)
      await close()
    },
  )

  it.each(longRunOnly)(
    'too often with a wrong password says for how many minutes the account is blocked (ACC-07)',
    async () => {
      const { email } = await newMember(server)
      const { page, close } = await visit(browser, server.url)
      await page.goto('/login')
      const blocked = `Te vaak geprobeerd: je account is ${LOGIN_BLOCK_MINUTES} minuten geblokkeerd.`
      for (let nth = 1; nth <= LOGIN_TRIES; nth++) {
        const answered = answerTo(page, 'POST /api/user.php')
        await logIn(page, email, `gok-nummer-${nth}`)
        await answered
      }
      await logIn(page, email)
      await see(page.getByRole('alert')).toHaveText(blocked)
      await see(page).toHaveURL('/login')
      server.clock.forward(LOGIN_BLOCK_MINUTES * 60_000)
      await logIn(page, email)
      await see(page).toHaveURL('/members')
      await close()
    },
  )
})

describe('the language', () => {
  /** The domain speaks this language from now on. */
  const speakAs = async (domain_language: string) => {
    await server.db.query('update site set settings = settings || $1', [{ domain_language }])
    await server.restart()
  }

  it('that a member chooses is kept on the account and speaks on every device (ACC-22)', async () => {
    const anna = await newMember(server)
    const first = await visitAs(browser, server.url, anna)
    await first.page.goto('/likes')
    const sent = first.page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith('/api/user.php'),
    )
    await first.page.getByRole('banner').getByLabel('Taal', { exact: true }).selectOption('English')
    expect((await sent).postDataJSON()).toEqual({ language: 'en' })
    await see(first.page.getByRole('heading', { name: 'No likes yet' })).toBeVisible()
    await until(async () => {
      expect((await anna.ask('GET /api/user.php')).user?.language).toBe('en')
    })
    const second = await visitAs(browser, server.url, anna)
    await second.page.goto('/likes')
    await see(second.page.getByRole('heading', { name: 'No likes yet' })).toBeVisible()
    await first.close()
    await second.close()
  })

  it.each(longRunOnly)(
    'is kept in a cookie for 365 days, and without one is that of the domain (I18-02)',
    async () => {
      expect(LOCALE_COOKIE_DAYS).toBe(365)
      const speaks = async (domain: string, heading: string) => {
        await speakAs(domain)
        const visited = await visit(browser, server.url)
        await visited.page.goto('/login')
        await see(visited.page.getByRole('heading', { level: 1 })).toHaveText(heading)
        return visited
      }
      await (await speaks('en_GB', 'Welcome back')).close()
      for (const unknown of inLongRun('xx_XX'))
        await (await speaks(unknown, 'Welkom terug')).close()
      const { page, context, close } = await speaks('nl_NL', 'Welkom terug')
      await page.getByRole('banner').getByLabel('Taal', { exact: true }).selectOption('English')
      await see(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
      const [cookie] = (await context.cookies()).filter(({ name }) => name === 'locale')
      const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / DAY_S
      expect(cookie?.value).toBe('en')
      expect(days).toBeGreaterThan(LOCALE_COOKIE_DAYS - 0.1)
      expect(days).toBeLessThanOrEqual(LOCALE_COOKIE_DAYS)
      await page.reload()
      await see(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
      await close()
    },
  )
})
