import { HOUR_MS } from '#core/kernel/time-units.ts'
import type { Currency } from '../kernel/money.ts'

const DAYS_14_MS = 14 * 24 * HOUR_MS
/** Some banks answer a direct debit after three weeks. */
const DAYS_21_MS = 21 * 24 * HOUR_MS

/** How a method goes: what a payer meets behind its name. */
export const methodKinds = ['bank', 'card', 'wallet', 'transfer', 'voucher', 'debit'] as const
export type MethodKind = (typeof methodKinds)[number]

type Entry = {
  kind: MethodKind
  /** A proper name, the same in every language; null where each language has its own word. */
  brand: string | null
  /** How long a bank may keep us waiting: a transfer takes days, a redirect not even an hour. */
  windowMs: number
  countries: 'all' | readonly string[]
  currencies: 'all' | readonly Currency[]
  /** `form`: agreed upon by a mandate, at a page of its own. `ended`: no bank takes it any more. */
  apart?: 'form' | 'ended'
}

const eur = ['EUR'] as const
const bank = (brand: string, countries: readonly string[], currencies: readonly Currency[] = eur) =>
  ({ kind: 'bank', brand, windowMs: HOUR_MS, countries, currencies }) as const
const card = (brand: string | null, countries: 'all' | readonly string[] = 'all') =>
  ({ kind: 'card', brand, windowMs: HOUR_MS, countries, currencies: 'all' }) as const
const wallet = (brand: string, countries: readonly string[], currencies: readonly Currency[]) =>
  ({ kind: 'wallet', brand, windowMs: HOUR_MS, countries, currencies }) as const

/**
 * The 25 methods that the product spec names (requirement PAY-03), in the order in which they are
 * offered. Those that have ended keep their place, since old orders name them.
 */
export const methods = {
  ideal: bank('iDEAL | Wero', ['NL']),
  bancontact: bank('Bancontact', ['BE']),
  eps: bank('EPS', ['AT']),
  blik: bank('BLIK', ['PL'], ['PLN']),
  przelewy24: bank('Przelewy24', ['PL'], ['PLN', 'EUR']),
  cartebancaire: { ...card('Carte Bancaire', ['FR']), currencies: eur },
  dankort: { ...card('Dankort', ['DK']), currencies: ['DKK'] },
  postepay: { ...card('Postepay', ['IT']), currencies: eur },
  nexi: { ...card('Nexi', ['IT']), currencies: eur },
  mobilepay: wallet('MobilePay', ['DK', 'FI'], ['DKK', 'EUR']),
  swish: wallet('Swish', ['SE'], ['SEK']),
  twint: wallet('TWINT', ['CH'], ['CHF']),
  satispay: wallet('Satispay', ['IT'], eur),
  vipps: wallet('Vipps', ['NO'], ['NOK']),
  creditcard: card(null),
  visa: card('Visa'),
  mastercard: card('Mastercard'),
  applepay: { ...card('Apple Pay'), kind: 'wallet' },
  paypal: { ...card('PayPal'), kind: 'wallet', windowMs: 3 * HOUR_MS },
  paysafecard: { ...card('Paysafecard'), kind: 'voucher', currencies: eur },
  banktransfer: { ...card(null), kind: 'transfer', windowMs: DAYS_14_MS, currencies: eur },
  directdebit: {
    ...card(null),
    kind: 'debit',
    windowMs: DAYS_21_MS,
    currencies: eur,
    apart: 'form',
  },
  maestro: { ...card('Maestro'), apart: 'ended' },
  sofort: { ...bank('Sofort', ['DE', 'AT', 'BE', 'CH']), apart: 'ended' },
  giropay: { ...bank('Giropay', ['DE']), apart: 'ended' },
} as const satisfies Record<string, Entry>

export type Method = keyof typeof methods
export const methodNames = Object.keys(methods) as [Method, ...Method[]]

const entryOf = (name: Method): Entry => methods[name]

const ended: readonly string[] = methodNames.filter((name) => entryOf(name).apart === 'ended')

/** Whether no bank takes it any more: old orders name it still, and it is never offered. */
export const hasEnded = (name: string): boolean => ended.includes(name)

/** Whether a payment that failed by one method may succeed by the other: all cards are one way. */
export const isAnotherWay = (one: Method, failed: Method): boolean =>
  one !== failed && !(methods[one].kind === 'card' && methods[failed].kind === 'card')

/** The methods that an order is paid by at once, at a page of the provider. */
export const checkoutMethods = methodNames.filter((name) => entryOf(name).apart === undefined)

/** The methods that a member in this country can pay this currency with, by the catalogue. */
export const methodsFor = ({ country, currency }: { country: string; currency: Currency }) =>
  checkoutMethods.filter((name) => {
    const { countries, currencies } = entryOf(name)
    const there = countries === 'all' || countries.includes(country)
    return there && (currencies === 'all' || currencies.includes(currency))
  })

/** Methods that have no proper name: each language has its own word. */
export type Unbranded = {
  [M in Method]: (typeof methods)[M]['brand'] extends null ? M : never
}[Method]

/** What a method is called, by its brand or by the words of a language. */
export const methodName = (name: Method, words: Record<Unbranded, string>): string =>
  entryOf(name).brand ?? words[name as Unbranded]
