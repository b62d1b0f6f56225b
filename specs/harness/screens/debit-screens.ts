import type { Page, Route } from 'playwright'
import type { Answer } from '#core/contract/contract.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { DEBIT_MANDATE, mandateReference } from '#core/payment/direct-debit/rules.ts'
import { IBAN, PHONE } from '../server/debits.ts'
import { agreeToDelivery } from './agree-to-delivery.ts'
import { working } from './desk-screens.ts'
import { NIGHT_MS } from './people-lived.ts'
import { type Screen, screen } from './screens.ts'

const typed: Record<string, string> = {
  'Naam bij de bank': 'K. de Wit',
  IBAN,
  Straat: 'Wilgenlaan',
  Nummer: '12',
  Postcode: '2011 AB',
  Plaats: 'Haarlem',
  'Mobiel, voor een code': PHONE,
}

const typeDebit = async (page: Page) => {
  for (const [label, value] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

const sendNothing = async (page: Page) => {
  await page.getByRole('button', { name: 'Stuur me de code' }).click()
  await page.getByText('Vul dit nog in').first().waitFor()
}

const askForCode = async (page: Page) => {
  await typeDebit(page)
  await page.getByRole('button', { name: 'Stuur me de code' }).click()
  await page.getByRole('heading', { name: 'Zes cijfers' }).waitFor()
}

const typeWrongCode = async (page: Page) => {
  await askForCode(page)
  await page.getByLabel('Code uit het sms’je').fill('000000')
  await agreeToDelivery(page)
  await page.getByRole('button', { name: 'Teken de machtiging' }).click()
  await page.getByText('Code ongeldig').waitFor()
}

const MANDATE = '01900000-0000-7000-8000-000000000100'
/** By the clock of the tour, on which a night has passed. */
const now = () => new Date(Date.now() + NIGHT_MS)
const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString()
const euro = (minor: number) => ({ minor, currency: 'EUR' as const })

/** The answer of the server, changed so far. */
const changed =
  (of: (answer: Record<string, unknown>) => Record<string, unknown>) => async (route: Route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, json: of(await response.json()) })
  }

const terms = (more: Partial<Answer<'GET /api/direct-debit.php'>>) => (page: Page) =>
  page.route(
    /\/api\/direct-debit\.php/,
    changed((answer) => ({ ...answer, ...more })),
  )

const signed = { id: MANDATE, reference: mandateReference(MANDATE), iban_end: '6789', agreed: null }

const paper = (): Answer<'GET /api/mandate-paper.php'> => ({
  reference: mandateReference(MANDATE),
  creditor: 'Vonk Online B.V. (voorbeeld)',
  creditor_address: ['Voorbeeldstraat 1', '0000 AA Voorbeeldstad'],
  creditor_country: 'NL',
  language: 'nl',
  creditor_id: 'NL00ZZZ000000000000',
  holder: 'K. de Wit',
  address: ['Wilgenlaan 12', '2011 AB Haarlem'],
  iban_end: '6789',
  text: 'Je machtigt Vonk Online B.V. (voorbeeld), Voorbeeldstraat 1, 0000 AA Voorbeeldstad (incassant-ID NL00ZZZ000000000000), om opdrachten aan je bank te sturen om een bedrag van je rekening af te schrijven, en je bank om dat volgens die opdracht te doen. Dat gebeurt alleen na een bestelling die je zelf plaatst.',
  version: DEBIT_MANDATE,
  signed_at: daysAgo(12),
  place: 'Haarlem',
})

const showPaper = (page: Page) =>
  page.route(/\/api\/mandate-paper\.php/, (route) => route.fulfill({ json: paper() }))

/** An order that is at its bank, as one by direct debit. */
const asDebit = (page: Page) =>
  page.route(
    /\/api\/order\.php/,
    changed(({ order }) => ({
      order: {
        ...(order as object),
        payment_method: 'directdebit',
        by_mandate: true,
        checkout_url: null,
      },
    })),
  )

const debtors = (): Answer<'GET /api/desk-debits.php'> => ({
  blocked: [
    { id: MANDATE, name: 'Maarten', orders: 2, owed: euro(2_498), since: daysAgo(9) },
    {
      id: MANDATE.replace(/0$/, '1'),
      name: 'Annemarie-Louise',
      orders: 1,
      owed: euro(499),
      since: daysAgo(1),
    },
  ],
})

const atDesk = (answer: Answer<'GET /api/desk-debits.php'>) => async (page: Page) => {
  await working('finance')(page)
  await page.route(/\/api\/desk-debits\.php/, (route) => route.fulfill({ json: answer }))
}

const giveReason = (page: Page) =>
  page.getByLabel('Waarom mag het weer?').first().fill('De bank vergiste zich, zie haar brief.')

/** Paying by direct debit, and who may not. */
export const debitScreens = (): Screen[] => [
  screen('member', 'direct debit', '/directdebit', typeDebit),
  screen('newcomer', 'direct debit with its code', '/directdebit', askForCode),
  screen('newcomer', 'direct debit with a wrong code', '/directdebit', typeWrongCode),
  screen('member', 'direct debit of which nothing is typed', '/directdebit', sendNothing),
  screen('member', 'direct debit with credits in advance', '/directdebit', undefined, {
    before: terms({ mandate: signed, advance: 5 }),
  }),
  screen('member', 'direct debit that is not there', '/directdebit', undefined, {
    before: terms({ offered: false }),
  }),
  screen(
    'member',
    'direct debit that is paid',
    ({ payments }) => `/transactions/${payments.paid}`,
    undefined,
    { before: asDebit },
  ),
  screen('member', 'direct debit by a mandate', '/directdebit', undefined, {
    before: terms({ mandate: signed }),
  }),
  screen('member', 'direct debit that is blocked', '/directdebit', undefined, {
    before: terms({ stopped: 'debit_blocked', owed: euro(2_498) }),
  }),
  screen('member', 'direct debit over its limit', '/directdebit', undefined, {
    before: terms({ stopped: 'debit_limit' }),
  }),
  screen(
    'member',
    'direct debit at the bank',
    ({ payments }) => `/transactions/${payments.pending}`,
    undefined,
    { before: asDebit },
  ),
  screen('member', 'mandate', `/directdebit/mandate/${MANDATE}`, undefined, { before: showPaper }),
  screen('member', 'desk debits', '/desk/debits', giveReason, { before: atDesk(debtors()) }),
  screen('member', 'desk debits of nobody', '/desk/debits', undefined, {
    before: atDesk({ blocked: [] }),
  }),
]
