import * as z from 'zod'
import { ageProofModes } from '#core/account/age/values.ts'
import { ADULT_AGE } from '#core/account/values.ts'
import { gifts, MESSAGE_LENGTH_MAX } from '#core/chat/values.ts'
import { profileFields, profileNotes, searchFields } from '#core/discovery/showing.ts'
import { languages } from '#core/kernel/languages.ts'
import { type Currency, currencies } from '#core/kernel/money.ts'
import type { Market } from '#core/payment/checkout/market.ts'
import { isSoldIn, leastMessageCosts } from '#core/payment/checkout/pricing.ts'
import type { Bundle } from '#core/payment/checkout/values.ts'
import { welcomeOffers } from '#core/payment/discount/values.ts'
import { photoLooks } from '#core/photo/values.ts'
import { NICHES } from '#core/site/landers/slugs.ts'
import type { Site } from '#core/site/ports.ts'

/** A site as an operator writes it, with the bundles that it sells. */
export type SiteFile = { site: Site; bundles: Bundle[] }

const IMAGE = /^\/(?!\/)[\w/-]+\.(svg|webp|avif|jpg|png)$/
const line = z.string().trim().min(1, 'is not filled in').max(300, 'is longer than 300 characters')
const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,39}$/, 'is like "vonk": small letters, digits, dashes')
const host = z
  .string()
  .regex(
    /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
    'is like www.example.com, without a port',
  )
const country = z.string().regex(/^[A-Z]{2}$/, 'is a country like NL')
const whole = (min: number, max: number) =>
  z
    .int(`is a whole number from ${min} to ${max}`)
    .min(min, `is at least ${min}`)
    .max(max, `is at most ${max}`)
const credits = whole(0, 1_000)
const HISTORY_MAX = 100_000
const onOff = z.boolean('is true or false')
const currency = z.enum(currencies, `is one of ${currencies.join(', ')}`)
const some = <V extends string>(values: readonly V[]) =>
  z.array(z.enum(values, `is one of ${values.join(', ')}`))
const rule = <V extends string>(...values: V[]) => z.enum(values, `is one of ${values.join(', ')}`)
const email = z.email('is an e-mail address')

const words = z
  .partialRecord(z.enum(languages), line)
  .refine((said) => Object.keys(said).length > 0, 'has no words')

/** Its picture is the site's own: nobody else learns who looks at it. */
const camTile = z.strictObject({
  title: words,
  text: words,
  image: z.string().regex(IMAGE, 'is a file of the site like /evening-camera.svg'),
  link: z.url({ protocol: /^https$/, error: 'begins with https://' }),
})

const settings = z.strictObject({
  countries: z.array(country).min(1, 'names no country'),
  name: line,
  index_title: line,
  description: line,
  visible_profile_fields: some(profileFields),
  visible_profile_notes: some(profileNotes),
  cdn_prefix: z.union(
    [z.literal(''), z.url({ protocol: /^https$/ })],
    'is empty or begins with https://',
  ),
  message_credits: credits,
  photo_credits: credits,
  gift_credits: credits,
  /** Gifts of the catalogue that are not given here; left out: none. */
  gifts_left_out: some(gifts).optional(),
  signup_credits: credits,
  message_length: whole(1, MESSAGE_LENGTH_MAX),
  minimum_message_costs: z.record(
    country,
    z.strictObject({ costs: z.number().nonnegative(), currency }),
  ),
  support_email: email,
  support_phone: z.string().regex(/^[+\d][\d ()-]{5,29}$/, 'is like +31 20 123 45 67'),
  enable_site_entry_popup: onOff,
  entry_countries: z.array(country).min(1, 'names no country').optional(),
  push_public_key: z.string(),
  search_fields: some(searchFields),
  domain: host,
  domain_language: z.string().regex(/^[a-z]{2}([_-][A-Z]{2})?$/, 'is like nl_NL'),
  fictional_warning: line,
  fictional_singular: line,
  fictional_plural: line,
  refund_days: whole(0, 365),
  signups: rule('all', 'with_trafficsource', 'none'),
  logged_out_search: rule('all', 'none'),
  logged_out_search_trafficsource: rule('all', 'none'),
  member_resell: onOff,
  niche: whole(1, NICHES),
  company_id: whole(0, 2_147_483_647),
  mail_name: line,
  fictional_icon: onOff,
  min_age: whole(ADULT_AGE, 99),
  chat_history_messages: z.optional(whole(1, HISTORY_MAX)),
  age_proof: z.optional(rule(...ageProofModes)),
  photo_look: z.optional(rule(...photoLooks)),
  premium_claim: z.optional(line),
  /** Credits before a direct debit is paid, in all for a member; left out: none. */
  debit_advance: z.optional(credits),
  welcome_offer: z.optional(rule(...welcomeOffers)),
  cam_tile: z.optional(camTile),
})

const company = z.strictObject({
  name: line,
  address: line,
  kvk: line,
  city: line,
  country,
  tradenames: z.array(line),
  vat_numbers: z.array(line).min(1, 'names no VAT number'),
  creditor_id: z.optional(line),
  support_phone: settings.shape.support_phone,
  delete_discount: whole(0, 100),
  added: z.iso.datetime('is an instant like 2026-11-01T12:00:00Z'),
})

/** Of one order. */
const CREDITS_MAX = 100_000
const MINOR_MAX = 100_000_000
const TIMES_MAX = 100_000

const bundle = z.strictObject({
  id,
  credits: whole(1, CREDITS_MAX),
  price: z.strictObject({ minor: whole(1, MINOR_MAX), currency }),
  /** Left out: wherever its currency is paid in. */
  country: z.optional(country),
  /** A free amount: one order takes it so often, as its buyer likes. */
  times: z.optional(z.strictObject({ from: whole(1, TIMES_MAX), to: whole(1, TIMES_MAX) })),
})

const bundleOf = ({ country, times, ...sold }: z.output<typeof bundle>): Bundle => ({
  ...sold,
  ...(country && { country }),
  ...(times && { times }),
})

/** What is wrong with a free amount; null where nothing is. */
const problemIn = ({ credits, price, times }: Bundle): string | null => {
  if (!times) return null
  if (times.to < times.from) return 'has a least that is more than its most'
  const isMuch = credits * times.to > CREDITS_MAX || price.minor * times.to > MINOR_MAX
  return isMuch ? 'comes to more than one order may hold' : null
}

const isTwiceFree = (bundles: Bundle[], market: Market) =>
  bundles.filter((one) => one.times && isSoldIn(one, market)).length > 1

const isTwice = (values: string[]) => new Set(values).size < values.length

type Costs = { costs: number; currency: Currency }

/** What is not true of the least that a message is said to cost in a market; null where it is. */
const untrueOf = (
  { costs, currency: said }: Costs,
  market: Market,
  { bundles, message_credits }: { bundles: z.output<typeof bundle>[]; message_credits: number },
): string | null => {
  if (said !== market.currency) return `is in ${said}, but ${market.currency} is paid there`
  const sold = bundles.map(bundleOf).filter((one) => isSoldIn(one, market))
  const least = leastMessageCosts(sold, message_credits)
  return least === null || least === costs ? null : `is ${least} by the bundles`
}

const siteFile = z
  .strictObject({
    id,
    hosts: z.array(host).min(1, 'names no host'),
    settings,
    company,
    /** What each country pays in, and its VAT: 2100 is 21%. */
    markets: z.record(country, z.strictObject({ currency, vatBasisPoints: whole(0, 10_000) })),
    /** Left out: those that are known of its countries. */
    regions: z.record(country, z.array(line)).optional(),
    bundles: z.array(bundle),
  })
  .superRefine(
    ({ hosts, settings: { countries, domain, ...settings }, markets, regions, bundles }, ctx) => {
      const fault = (message: string, ...path: string[]) =>
        ctx.addIssue({ code: 'custom', message, path })
      const { minimum_message_costs, message_credits } = settings
      if (!hosts.includes(domain)) fault('is not among the hosts', 'settings', 'domain')
      if (isTwice(hosts)) fault('names a host twice', 'hosts')
      if (isTwice(countries)) fault('names a country twice', 'settings', 'countries')
      if (isTwice(bundles.map((one) => one.id))) fault('has two bundles of one id', 'bundles')
      for (const [nth, one] of bundles.map(bundleOf).entries()) {
        const problem = problemIn(one)
        if (problem) fault(problem, 'bundles', String(nth), 'times')
      }
      for (const named of Object.keys(minimum_message_costs)) {
        if (!countries.includes(named))
          fault('is no country of the site', 'settings', 'minimum_message_costs', named)
      }
      for (const named of Object.keys(markets)) {
        if (!countries.includes(named)) fault('is no country of the site', 'markets', named)
      }
      for (const named of countries) {
        const terms = markets[named]
        if (!terms) fault('is missing', 'markets', named)
        else if (isTwiceFree(bundles.map(bundleOf), { country: named, ...terms }))
          fault('is sold two free amounts', 'markets', named)
        const costs = minimum_message_costs[named]
        const untrue =
          terms &&
          costs &&
          untrueOf(costs, { country: named, ...terms }, { bundles, message_credits })
        if (untrue) fault(untrue, 'settings', 'minimum_message_costs', named)
      }
      for (const named of Object.keys(regions ?? {})) {
        if (!countries.includes(named)) fault('is no country of the site', 'regions', named)
      }
    },
  )

const pathOf = (path: PropertyKey[]) => (path.length > 0 ? path.map(String).join('.') : 'the file')

const issueText = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'unrecognized_keys') return `knows no ${issue.keys.join(', ')}`
  if (issue.code === 'invalid_type' && issue.input === undefined && !/^is /.test(issue.message)) {
    return 'is missing'
  }
  return issue.message.replace(/^Invalid input: /, '')
}

/**
 * Reads a site from JSON. Throws with all that is wrong, a line each, by its path in the file.
 * `regionsOf` knows the regions of a country, for a file that names none.
 */
export const siteIn = (json: string, regionsOf: (country: string) => string[]): SiteFile => {
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch (error) {
    throw new Error(`The file is not JSON: ${(error as Error).message}`)
  }
  const { data, error } = siteFile.safeParse(given, { reportInput: true })
  if (!data) {
    const faults = error.issues.map((issue) => `${pathOf(issue.path)} ${issueText(issue)}`)
    throw new Error([...new Set(faults)].join('\n'))
  }
  const { bundles: listed, regions, ...site } = data
  const bundles = listed.map(bundleOf)
  const known = site.settings.countries.map((one) => [one, regionsOf(one)] as const)
  const filled = regions ?? Object.fromEntries(known.filter(([, names]) => names.length > 0))
  return { site: { ...site, regions: filled }, bundles }
}

/** The same file again, to be changed by hand. */
export const fileOf = ({ site, bundles }: SiteFile): string =>
  JSON.stringify({ ...site, bundles }, null, 2)
