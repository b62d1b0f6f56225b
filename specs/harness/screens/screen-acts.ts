import type { Page, Route } from 'playwright'
import { PASSWORD } from '../server/members.ts'
import { fillSignup } from '../server/sign-up.ts'
import { offlineLineThere } from './offline-line.ts'

export const fillIn = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
}

export const signUpWrongly = async (page: Page) => {
  await fillIn(page, { 'E-mailadres': 'geen-adres', Wachtwoord: 'kort', Jaar: '2020' })
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

export const signUp = async (page: Page) => {
  const email = `kijker${crypto.randomUUID()}@voorbeeld.example`
  await fillSignup(page, { 'E-mailadres': email, Profielnaam: 'Kijker' })
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await page.getByRole('heading', { name: 'Kijk in je mail' }).waitFor()
}

export const logInWrongly = async (page: Page) => {
  await fillIn(page, {
    'E-mailadres': `niemand${crypto.randomUUID()}@voorbeeld.example`,
    Wachtwoord: 'iets-anders-dan-dit',
  })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.getByRole('alert').waitFor()
}

export const askReset = async (page: Page) => {
  await fillIn(page, { 'E-mailadres': 'iemand@voorbeeld.example' })
  await page.getByRole('button', { name: 'Stuur de link' }).click()
  await page.getByRole('heading', { name: 'Kijk in je mail' }).waitFor()
}

export const chooseUnequal = async (page: Page) => {
  await fillIn(page, { 'Nieuw wachtwoord': PASSWORD, 'Herhaal je wachtwoord': `${PASSWORD}s` })
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await page.getByText('De wachtwoorden zijn niet gelijk').waitFor()
}

export const changeWrongly = async (page: Page) => {
  await fillIn(page, {
    'Huidig wachtwoord': 'dat-was-het-niet',
    'Nieuw wachtwoord': PASSWORD,
    'Herhaal je wachtwoord': PASSWORD,
  })
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await page.getByText('Dit wachtwoord klopt niet').waitFor()
}

export const confirmInVain = async (page: Page) => {
  await page.getByRole('button', { name: 'Bevestig dit adres' }).click()
  await page.getByRole('alert').waitFor()
}

/** A link that was opened elsewhere than where it was asked for. */
export const askPassword = (call: string) => (page: Page) =>
  page.route(`**/api/${call}.php`, (route) =>
    route.fulfill({ status: 409, json: { error: 'password_needed' } }),
  )

export const proveNothing = async (page: Page) => {
  await page.getByRole('button', { name: /activeren|Bevestig dit adres/ }).click()
  await page.getByLabel('Wachtwoord', { exact: true }).waitFor()
  await page.getByRole('button', { name: /activeren|Bevestig dit adres/ }).click()
  await page.locator('[aria-invalid="true"]').waitFor()
}

/** A phone has none, and keeps the one that was opened where there is room. */
export const openAccountMenu = async (page: Page) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Mijn account' }).click()
  await page.getByRole('link', { name: 'Mijn profiel' }).waitFor()
}

export const goOffline = async (page: Page) => {
  await offlineLineThere(page)
  await page.context().setOffline(true)
  await page.getByText('Je bent offline.').waitFor()
}

export const writeUnsent = async (page: Page) => {
  await page.getByLabel('Bericht', { exact: true }).fill('Zullen we vanavond verder praten?')
}

/** Something is begun to somebody else, and kept on the device. */
export const leaveDraft = async (page: Page) => {
  await page.goto('/chats')
  await page.getByRole('link', { name: /Lars/ }).click()
  await page.getByLabel('Bericht', { exact: true }).fill('En wat draai je ’s avonds laat?')
}

export const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
}

/** As on a device that has never closed the warning at the entry. */
export const comeAnew = (page: Page) =>
  page.addInitScript(() => window.localStorage.removeItem('vonk.entry.skipped'))

export const showPersonas = async (page: Page) => {
  await page.getByText('Kijk mee als iemand anders').click()
  await page.getByRole('button', { name: 'Vaste klant' }).scrollIntoViewIfNeeded()
}

export const dismissReminder = async (page: Page) => {
  const reminder = page.getByRole('region', { name: 'Bevestig je e-mailadres' })
  await reminder.getByRole('button', { name: 'Sluiten' }).click()
  await page.getByRole('button', { name: 'Weer tonen' }).waitFor()
}

export const chooseReason = async (page: Page) => {
  await page.getByText('Ik wil even pauze').click()
  await page.getByText('Je kunt ook onzichtbaar worden').waitFor()
}

export const writeOffline = async (page: Page) => {
  await goOffline(page)
  await page.getByLabel('Bericht', { exact: true }).fill('Komt dit nog aan?')
  await page.keyboard.press('Enter')
  await page.getByText('Wacht op verbinding').waitFor()
}

const bottomLink = (page: Page, name: RegExp) =>
  page.locator('nav[data-bottom]').getByRole('link', { name })

const unanswered = () => undefined
const away = (route: Route) => route.abort()
const busy = (route: Route) => route.fulfill({ status: 429, json: { error: 'too_many_requests' } })

export const beginTown = async (page: Page) => {
  const town = page.getByLabel('Woonplaats')
  await town.evaluate((field) => field.scrollIntoView({ block: 'center' }))
  await town.fill('utre')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
}

/** The question for a photo comes with the second page. */
export const goOnWithoutPhoto = async (page: Page) => {
  await bottomLink(page, /Leden/).click()
  await page.getByRole('region', { name: 'Laat zien wie je bent' }).waitFor()
}

/** Takes away what the server has answered ahead, so that the page asks all of it by itself. */
export const askingAll = (page: Page) =>
  page.route(
    ({ pathname }) => !/^\/(api|assets|media)\//.test(pathname),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      const drawn = await response.text()
      const body = drawn.replace(/<template id="first-answers".*?<\/template>/s, '')
      return route.fulfill({ response, body })
    },
  )

/** A site that can send push messages, in a browser that lets it. */
export const allowPush = async (page: Page) => {
  await askingAll(page)
  await page.context().grantPermissions(['notifications'])
  await page.route('**/api/settings.php*', async (route) => {
    const response = await route.fetch()
    const settings = (await response.json()) as object
    await route.fulfill({ response, json: { ...settings, push_public_key: 'BA' } })
  })
}

/** Goes on by a link of the bottom navigation, to a page whose call is never answered. */
export const awaitPage = (call: string, link: RegExp) => async (page: Page) => {
  await page.route(`**/api/${call}.php*`, unanswered)
  await bottomLink(page, link).click()
  await page.locator('[data-skeleton]').first().waitFor()
}

/** Opens the first conversation, of which nothing comes. */
export const awaitChat = async (page: Page) => {
  await page.route('**/api/chat.php*', unanswered)
  await page.getByRole('region', { name: 'Berichten' }).getByRole('listitem').first().click()
  await page.locator('[data-skeleton]').first().waitFor()
}

/** Opens the last picture, of which nothing comes: the profile of the first is known already. */
export const awaitProfile = async (page: Page) => {
  await page.route('**/api/member.php*', unanswered)
  await page.getByRole('article').last().getByRole('link').first().click()
  await page.locator('[data-skeleton]').first().waitFor()
}

/** Nothing comes of a call from the first moment on. */
export const withhold = (call: string) => async (page: Page) => {
  await askingAll(page)
  await page.route(`**/api/${call}.php*`, unanswered)
}

/** The server has too much to do for a call. */
export const overload = (call: string) => (page: Page) => page.route(`**/api/${call}.php*`, busy)

/** A call that checks something finds nothing against it. */
export const grant = (call: string) => (page: Page) =>
  page.route(`**/api/${call}.php*`, (route) => route.fulfill({ json: {} }))

/** Likes the one whose profile is open, who liked first; the server keeps nothing of it. */
export const likeBack = async (page: Page) => {
  await page.route('**/api/likes.php', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ json: { match: true } }),
  )
  const liked = page.getByRole('button', { name: 'Geliket' })
  if (await liked.isVisible()) await liked.click()
  await page.getByRole('button', { name: 'Like', exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

/** Every try of a call comes to nothing. */
export const cutOff = (call: string) => (page: Page) => page.route(`**/api/${call}.php*`, away)

/** Lets a payment be made ready, and then something happen that is refused. */
export const refuseInChart = async (page: Page) => {
  const press = (name: string) => page.getByRole('listitem').getByRole('button', { name }).click()
  await press('De betaaldienst heeft een betaalpagina klaargezet.')
  await page.getByRole('status').getByText('Daarna:').waitFor()
  await press('De betaaldienst heeft een betaalpagina klaargezet.')
  await page.getByRole('alert').waitFor()
}

export const openOwnPhoto = async (page: Page) => {
  await page.getByRole('button', { name: /^Foto 1 van/ }).click()
  await page.locator('dialog[open] img').waitFor()
}

export const openPhoto = async (page: Page) => {
  await page.getByRole('button', { name: /^Open foto 2 van/ }).click()
  await page.locator('dialog[open] img').waitFor()
}
