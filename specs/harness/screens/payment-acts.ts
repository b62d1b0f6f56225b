import type { Page } from 'playwright'
import type { LinkedOrder } from '#core/payment/withdrawal/contract.ts'
import { TIME_BONUS_POPUP_MS } from '#core/time-bonus/values.ts'
import { askingAll, fillIn } from './screen-acts.ts'

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
export const changing =
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

export const payWithoutConsent = async (page: Page) => {
  await page.getByRole('button', { name: /^Betaal/ }).click()
  await page.getByText('Vink dit aan, dan kun je bestellen').waitFor()
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
