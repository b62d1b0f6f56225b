import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile'
import type { FieldCode } from '#core/contract/codes.ts'

const END = 4
const PHONE_END = 2

export type Iban = { iban: string; country: string; end: string }

/** By its checksum, its length and its country; nobody is asked whether it is anybody's. */
export const ibanOf = (typed: string): Iban | FieldCode => {
  const iban = electronicFormatIBAN(typed.replaceAll(/[\s\p{Z}\p{Cf}]/gu, ''))
  if (!iban || !isValidIBAN(iban)) return 'iban_invalid'
  const country = iban.slice(0, 2)
  return isSEPACountry(country) ? { iban, country, end: iban.slice(-END) } : 'iban_country'
}

export type Phone = { number: string; end: string }

const countryOf = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined

/** A mobile number of one of these countries: to no other is a text paid for (toll fraud). */
export const phoneOf = (
  typed: string,
  { home, countries }: { home: string; countries: readonly string[] },
): Phone | FieldCode => {
  const found = parsePhoneNumberFromString(typed, { defaultCountry: countryOf(home) ?? 'NL' })
  if (!found?.isValid()) return 'phone_invalid'
  if (!found.country || !countries.includes(found.country)) return 'phone_country'
  return { number: found.number, end: found.number.slice(-PHONE_END) }
}
