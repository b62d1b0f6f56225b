import { randomUUID } from 'node:crypto'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import type { Method } from '#core/payment/methods.ts'
import type { Browser } from './client.ts'
import { mandateAtBank, openedAt, refOf, rowsOf } from './kept-methods.ts'
import { play, settled } from './members.ts'
import { priceFor } from './prices.ts'
import type { SpecServer } from './server.ts'

/** A made-up account whose checksum is right. */
export const IBAN = 'NL13 TEST 0123 4567 89'
/** Another one for each number below a million. */
export const testIban = (nth: number): string => {
  const account = `TEST${String(1_000_000 + nth).padStart(10, '0')}`
  const digits = [...`${account}NL00`].map((sign) => Number.parseInt(sign, 36)).join('')
  const check = String(98n - (BigInt(digits) % 97n)).padStart(2, '0')
  return `NL${check}${account}`.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
export const PHONE = '+31612345612'

/** A number of its own for each. */
const phoneOf = (nth: number) => `+316${String(12_345_000 + nth)}`

/** What is typed at `/directdebit`. */
export const debitBody = ({ nth, ...wishes }: { nth?: number; [field: string]: unknown } = {}) => ({
  id: randomUUID(),
  bundle: 'credits-10',
  amount: priceFor('credits-10'),
  account_holder: 'K. de Wit',
  iban: IBAN,
  street: 'Wilgenlaan',
  house_number: '12',
  zip: '2011 AB',
  city: 'Haarlem',
  mobile_phone: nth === undefined ? PHONE : phoneOf(nth),
  ...wishes,
})
export type DebitBody = ReturnType<typeof debitBody>

/** What came to a phone, the latest first. */
export const textsTo = async (browser: Browser, number = PHONE): Promise<string[]> => {
  const { text } = await browser.send('GET', `/dev/sms.json?to=${encodeURIComponent(number)}`)
  const { texts } = JSON.parse(text) as { texts: { body: string }[] }
  return texts.map(({ body }) => body)
}

export const codeTo = async (browser: Browser, number = PHONE): Promise<string> => {
  const [code] = /^\d{6}/.exec((await textsTo(browser, number))[0] ?? '') ?? []
  if (code === undefined) throw new Error('No code came')
  return code
}

/** Proposes a mandate, and what its phone is told. */
export const propose = async (browser: Browser, wishes: Parameters<typeof debitBody>[0] = {}) => {
  const body = debitBody(wishes)
  const answer = await browser.ask('POST /api/direct-debit.php', { body })
  const code = await codeTo(browser, body.mobile_phone)
  return { body, answer, code, sign: { id: body.id, amount: body.amount, otp: code } }
}

/** A signed mandate. */
export const sign = async (browser: Browser, wishes: Parameters<typeof debitBody>[0] = {}) => {
  const proposed = await propose(browser, wishes)
  await browser.ask('PUT /api/direct-debit.php', { body: proposed.sign })
  return proposed.body
}

/** The bank leaves payments by it open until it is told what becomes of each. */
export const holdDebits = async (server: SpecServer, browser: Browser, id: string) => {
  const [row] = await rowsOf(server, 'select ref from mandate where id = $1', [id])
  if (!row) throw new Error('There is no such mandate')
  await mandateAtBank(browser, String(row.ref), { charges: 'open' })
}

export const orderBy = (mandate: string, bundle = 'credits-10') => ({
  payment_id: randomUUID(),
  bundle,
  payment_method: 'directdebit' as const,
  amount: priceFor(bundle),
  mandate,
})

/** An order by direct debit, at its bank. */
export const debited = async (
  browser: Browser,
  mandate: string,
  bundle?: string,
): Promise<OrderView> => {
  const body = orderBy(mandate, bundle)
  await browser.ask('POST /api/order.php', { body })
  return openedAt(browser, body.payment_id)
}

/** A debit whose money came. */
export const collected = async (
  browser: Browser,
  mandate: string,
  bundle?: string,
): Promise<OrderView> => {
  const order = await debited(browser, mandate, bundle)
  await play(browser, refOf(order), { status: 'paid' })
  return settled(browser, order.payment_id, 'completed')
}

/** The payer's bank takes its money back. */
export const takeBack = async (browser: Browser, order: OrderView) => {
  await play(browser, refOf(order), { aftermath: 'charged_back' })
  return settled(browser, order.payment_id, 'chargedBack')
}

/** Buys by a method that no bank takes back. */
export const paidOtherwise = async (
  browser: Browser,
  bundle = 'credits-10',
  payment_method: Method = 'ideal',
) => {
  const payment_id = randomUUID()
  const wish = { payment_id, bundle, payment_method, amount: priceFor(bundle) }
  await browser.ask('POST /api/order.php', { body: wish })
  await play(browser, refOf(await openedAt(browser, payment_id)), { status: 'paid' })
  return settled(browser, payment_id, 'completed')
}
