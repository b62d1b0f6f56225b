import type { Page } from 'playwright'
import { IBAN, PHONE } from '../server/debits.ts'
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

const askForCode = async (page: Page) => {
  await typeDebit(page)
  await page.getByRole('button', { name: 'Stuur me de code' }).click()
  await page.getByRole('heading', { name: 'Zes cijfers' }).waitFor()
}

/** Paying by direct debit, and who may not. */
export const debitScreens = (): Screen[] => [
  screen('member', 'direct debit', '/directdebit', typeDebit),
  screen('newcomer', 'direct debit with its code', '/directdebit', askForCode),
]
