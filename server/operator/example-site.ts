import { searchFields } from '#core/discovery/showing.ts'
import type { Currency } from '#core/kernel/money.ts'
import { isSoldIn, leastMessageCosts } from '#core/payment/checkout/pricing.ts'
import type { Bundle, FreeAmount, MarketTerms } from '#core/payment/checkout/values.ts'
import type { Site } from '#core/site/ports.ts'
import { regions } from './example-regions.ts'

export const MESSAGE_CREDITS = 1
export const SIGNUP_CREDITS = 3

export const bundles: Bundle[] = [
  { id: 'credits-10', credits: 10, price: { minor: 499, currency: 'EUR' } },
  { id: 'credits-25', credits: 25, price: { minor: 999, currency: 'EUR' } },
  { id: 'credits-60', credits: 60, price: { minor: 1999, currency: 'EUR' } },
  { id: 'credits-150', credits: 150, price: { minor: 3999, currency: 'EUR' } },
  { id: 'credits-10-pln', credits: 10, price: { minor: 2199, currency: 'PLN' } },
  { id: 'credits-25-pln', credits: 25, price: { minor: 4299, currency: 'PLN' } },
  { id: 'credits-60-pln', credits: 60, price: { minor: 8599, currency: 'PLN' } },
  { id: 'credits-150-pln', credits: 150, price: { minor: 16999, currency: 'PLN' } },
]

/** As many credits as one likes, in one of the countries. */
export const freeAmount: FreeAmount = {
  id: 'credits',
  credits: 1,
  price: { minor: 50, currency: 'EUR' },
  country: 'BE',
  times: { from: 5, to: 500 },
}

/** Where it sells, with the VAT of each country. */
export const markets = {
  NL: { currency: 'EUR', vatBasisPoints: 2100 },
  BE: { currency: 'EUR', vatBasisPoints: 2100 },
  DE: { currency: 'EUR', vatBasisPoints: 1900 },
  PL: { currency: 'PLN', vatBasisPoints: 2300 },
} as const satisfies Record<string, MarketTerms>

const cheapestMessage = (country: string, currency: Currency) => {
  const sold = bundles.filter((bundle) => isSoldIn(bundle, { country, currency }))
  return { costs: leastMessageCosts(sold, MESSAGE_CREDITS) ?? 0, currency }
}

const cheapestMessages = () =>
  Object.fromEntries(
    Object.entries(markets).map(([country, { currency }]) => [
      country,
      cheapestMessage(country, currency),
    ]),
  )

const settingsOf = (domain: string): Site['settings'] => ({
  countries: Object.keys(markets),
  name: 'Vonk',
  index_title: 'Vonk, daten en chatten voor volwassenen',
  description:
    'Leer volwassenen bij jou in de buurt kennen. Aanmelden is gratis, chatten begint meteen.',
  visible_profile_fields: [
    'about_me',
    'reason',
    'relationship_status',
    'sexuality',
    'body_type',
    'hair_color',
    'eye_color',
    'tattoos',
    'interests',
  ],
  visible_profile_notes: ['fictional_warning', 'online', 'likes_me', 'distance'],
  cdn_prefix: '',
  message_credits: MESSAGE_CREDITS,
  photo_credits: 2,
  gift_credits: 3,
  gifts_left_out: [],
  signup_credits: SIGNUP_CREDITS,
  message_length: 500,
  minimum_message_costs: cheapestMessages(),
  support_email: 'hulp@vonk.example',
  support_phone: '+31 88 000-00 00',
  enable_site_entry_popup: true,
  push_public_key: '',
  search_fields: [...searchFields],
  domain,
  domain_language: 'nl_NL',
  fictional_warning: 'Dit profiel is fictief. Fysiek contact is niet mogelijk.',
  fictional_singular: 'fictief profiel',
  fictional_plural: 'fictieve profielen',
  refund_days: 14,
  signups: 'all',
  logged_out_search: 'all',
  logged_out_search_trafficsource: 'all',
  member_resell: false,
  niche: 1,
  company_id: 1,
  mail_name: 'Vonk',
  fictional_icon: true,
  min_age: 18,
  premium_claim: 'Met Premium heb je 46% meer kans op een match.',
  welcome_offer: 'time_bonus',
})

/** A site to begin from; its company does not exist, and its numbers say so. */
export const exampleSiteOf = (domain: string): Site => ({
  id: 'voorbeeld',
  hosts: [domain],
  settings: settingsOf(domain),
  company: {
    name: 'Vonk Online B.V. (voorbeeld)',
    address: 'Voorbeeldstraat 1, 0000 AA',
    kvk: '00000000',
    city: 'Voorbeeldstad',
    country: 'NL',
    tradenames: ['Vonk'],
    vat_numbers: ['NL000000000B00'],
    creditor_id: 'NL00ZZZ000000000000',
    support_phone: '+31 88 000-00 00',
    delete_discount: 25,
    added: '2026-11-01T12:00:00Z',
  },
  markets,
  regions,
})
