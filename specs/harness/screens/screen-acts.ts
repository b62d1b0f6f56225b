import type { Page, Route } from 'playwright'
import type { LinkedOrder } from '#core/payment/withdrawal/contract.ts'
import { TIME_BONUS_POPUP_MS } from '#core/time-bonus/values.ts'
import { PASSWORD } from '../server/members.ts'
import { fillSignup } from '../server/sign-up.ts'

const fillIn = async (page: Page, fields: Record<string, string>) => {
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

const typeOrder = (page: Page, receipt: string) =>
  fillIn(page, { 'E-mailadres': 'iemand@voorbeeld.example', Bonnummer: receipt })

export const askToWithdraw = async (page: Page) => {
  await typeOrder(page, '2026-000012')
  await page.getByRole('button', { name: 'Stuur de link' }).click()
  await page.getByRole('heading', { name: 'Kijk in je mail' }).waitFor()
}

export const askToWithdrawWrongly = async (page: Page) => {
  await typeOrder(page, 'bon 12')
  await page.getByRole('button', { name: 'Stuur de link' }).click()
  await page.locator('[aria-invalid="true"]').waitFor()
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
    route.fulfill({ status: 409, json: { error: 'password_needed', name: 'Anna' } }),
  )

export const chooseBriefly = async (page: Page) => {
  await page.getByRole('button', { name: /activeren|Bevestig dit adres/ }).click()
  await page.getByLabel('Wachtwoord', { exact: true }).fill('kort')
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
const askingAll = (page: Page) =>
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

const PAID = '2026-06-12T10:00:00.000Z'
const euro = (minor: number) => ({ minor, currency: 'EUR' as const })
const terms = (unused: number, minor: number) => ({
  unused,
  back: euro(minor),
  until: '2026-06-29T22:00:00.000Z',
})

/** A mailed link opens this order. */
const openLink = (more: Pick<LinkedOrder, 'withdrawal'> & { open: object | null }) => {
  const ordered = {
    payment_id: '0196c0de-0000-4000-8000-000000000001',
    credits: 25,
    amount: euro(999),
    paid_at: PAID,
  }
  const open = more.open && { ...ordered, ...more.open }
  const json = { ...ordered, name: 'Anna', withdrawal: more.withdrawal, open }
  return (page: Page) =>
    page.route('**/api/withdrawal.php?look=1', (route) => route.fulfill({ json }))
}
export const linkToOrder = openLink({ open: terms(20, 799), withdrawal: null })
export const linkToUsedOrder = openLink({ open: terms(0, 0), withdrawal: null })
export const linkToWithdrawn = openLink({
  open: null,
  withdrawal: { at: '2026-06-15T10:00:00.000Z', credits: 20, amount: euro(799) },
})

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

/** Raises a limit that is set, so that all there is to say of one is said. */
export const changeLimit = async (page: Page) => {
  const limits = page.getByRole('region', { name: 'Je bestedingsgrens' })
  await limits.getByRole('heading').click()
  const set = async (name: string, amount: string, said: RegExp) => {
    await limits.getByRole('button', { name: `${name} aanpassen` }).click()
    await limits.getByLabel(/^Maximaal/).fill(amount)
    await limits.getByRole('button', { name: 'Opslaan' }).click()
    await limits.getByText(said).waitFor()
  }
  await set('Grens per maand', '100', /geldt nu/)
  await set('Grens per maand', '150', /gaat in op/)
  await limits.getByRole('button', { name: 'Grens per week aanpassen' }).click()
  await limits.getByLabel(/^Maximaal/).fill('veel')
  await limits.getByRole('button', { name: 'Opslaan' }).click()
  await limits.getByText('Vul een bedrag in').waitFor()
  await limits.evaluate((section) => section.scrollIntoView())
}

/** An order that is more than its buyer wants to spend. */
export const orderOverLimit = async (page: Page) => {
  const euro = (minor: number) => ({ minor, currency: 'EUR' })
  const spending = { period: 'week', limit: euro(2_500), left: euro(501) }
  const until = new Date(Date.now() + 86_400_000).toISOString()
  await page.route('**/api/order.php*', (route) =>
    route.fulfill({
      status: 409,
      json: { error: 'spending_limit', spending: { ...spending, until } },
    }),
  )
  await page.getByRole('button', { name: /^Betaal/ }).click()
  await page.getByRole('alert').waitFor()
}

/** What a call answers, changed. */
const changing =
  <A extends object>(call: string, change: (answer: A) => object) =>
  (page: Page) =>
    page.route(`**/api/${call}.php*`, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      await route.fulfill({ response, json: change((await response.json()) as A) })
    })

/** The site sells as many as one likes. */
export const offerFreeAmount = changing('credits', (answer) => ({
  ...answer,
  free_amount: {
    id: 'credits',
    credits: 1,
    price: { minor: 50, currency: 'EUR' },
    times: { from: 5, to: 500 },
  },
}))

export const typeAmount = async (page: Page) => {
  await page.getByLabel('Aantal credits').fill('4')
  await page.getByRole('button', { name: /^Kies / }).click()
  await page.getByText('Vul een heel aantal in').waitFor()
}

/** The method of the country lets one choose a bank. */
export const offerBanks = changing<{ bundles: object[] }>('credits', (answer) => {
  const ideal = [
    { id: 'sb-donau', name: 'Oefenbank Donau' },
    { id: 'sb-alpen', name: 'Oefenbank Alpen' },
  ]
  return { ...answer, bundles: answer.bundles.map((one) => ({ ...one, banks: { ideal } })) }
})

export const payWithoutBank = async (page: Page) => {
  await page.getByRole('button', { name: /^Betaal/ }).click()
  await page.getByText('Kies eerst je bank.').waitFor()
}

export const useUnknownCode = async (page: Page) => {
  await page.getByText('Heb je een kortingscode?').click()
  await page.getByLabel('Kortingscode', { exact: true }).fill('BESTAAT-NIET')
  await page.getByRole('button', { name: 'Gebruik' }).click()
  await page.getByText('Deze code kennen we niet.').waitFor()
}

export const showSavedWays = async (page: Page) => {
  const saved = page.getByRole('region', { name: 'Bewaarde betaalwijzen' })
  await saved.getByRole('heading').click()
  await saved.getByRole('button').first().waitFor()
  await saved.evaluate((section) => section.scrollIntoView({ block: 'center' }))
}

/** Every credit is spent. */
export const spendAll = changing<{ user: object | null }>('user', ({ user }) => ({
  user: user && { ...user, credits: 0 },
}))

export const buyFromChat = async (page: Page) => {
  await page.getByLabel('Bericht', { exact: true }).fill('Dan ga ik mee. Hoe laat begint het?')
  await page.getByRole('link', { name: 'Credits kopen' }).click()
  await page.getByRole('dialog', { name: 'Praat verder' }).waitFor()
}

/** The popup of the bonus waits for no time, for who has no credits. */
export const soonWithoutCredits = async (page: Page) => {
  await askingAll(page)
  await page.addInitScript((waitMs) => {
    const later = window.setTimeout.bind(window)
    const sooner = (run: () => void, ms?: number) => later(run, ms === waitMs ? 0 : ms)
    Object.assign(window, { setTimeout: sooner })
  }, TIME_BONUS_POPUP_MS)
  await spendAll(page)
}
