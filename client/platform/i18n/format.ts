import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { productNow } from '#client/platform/product-clock.ts'
import { MINUS, type Money, moneyText } from '#core/kernel/money.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'

const dayOf = (date: Date) =>
  Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY_MS)

/** A bare day of the calendar is that day wherever its reader is, and not midnight in UTC. */
const timeOf = (iso: string) => new Date(/^[\d-]{10}$/.test(iso) ? `${iso}T12:00` : iso)

/** English without a country is that of Britain, of which Intl would make that of America. */
const formatsOf = (spoken: string) => {
  const language = spoken === 'en' ? 'en-GB' : spoken
  const number = new Intl.NumberFormat(language)
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' })
  const month = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric' })
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' })
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const conjunction = new Intl.ListFormat(language, { type: 'conjunction' })
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  return {
    money: (amount: Money, digits?: number) => moneyText(language, amount, digits),
    /** The name of a country by its ISO 3166 code. */
    country: (code: string) => countries.of(code) ?? code,
    /** "a, b and c". */
    list: (parts: readonly string[]) => conjunction.format(parts),
    number: (value: number) => number.format(value),
    signed: (value: number) => signed.format(value).replace('-', MINUS),
    /** 2100 basis points are 21%. */
    rate: (basisPoints: number) => percent.format(basisPoints / 10_000),
    date: (iso: string) => date.format(timeOf(iso)),
    day: (iso: string) => day.format(timeOf(iso)),
    month: (iso: string) => month.format(timeOf(iso)),
    time: (iso: string) => time.format(new Date(iso)),
    moment: (iso: string) => moment.format(new Date(iso)),
    /** How many days of the reader's calendar ago it was: 0 is today. */
    daysAgo: (iso: string) => dayOf(new Date(productNow())) - dayOf(new Date(iso)),
  }
}

const made = new Map<string, ReturnType<typeof formatsOf>>()

/**
 * Numbers, money and dates as people of a language write them; made once, for all that is written,
 * and anew where its reader has come to another time.
 */
export const formats = (language: string) => {
  const place = `${language} ${new Date().getTimezoneOffset()}`
  const known = made.get(place) ?? formatsOf(language)
  made.set(place, known)
  return known
}

export const useFormat = () => formats(useTranslation().i18n.language)
