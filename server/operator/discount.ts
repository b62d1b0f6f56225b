import { parseArgs } from 'node:util'
import type { AccountStore } from '#core/account/ports.ts'
import { beginningOf, daysAfter, isDay } from '#core/kernel/day.ts'
import { type Currency, currencies, MINOR_PER_WHOLE, plainMoney } from '#core/kernel/money.ts'
import type { Clock } from '#core/kernel/ports.ts'
import { normalizeAddress } from '#core/normalisation/address.ts'
import { isActive } from '#core/payment/discount/fitting.ts'
import { codeFaults, type ExistingCode } from '#core/payment/discount/giving.ts'
import { type Code, codeOf, isExpired } from '#core/payment/discount/rules.ts'
import { checkoutMethods, hasEnded, type Method } from '#core/payment/methods.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { Site, SiteStore } from '#core/site/ports.ts'
import { TIME_BONUS_CODE } from '#core/time-bonus/values.ts'

export const DISCOUNT_USAGE = `npm run operator -- discount make <code> --percent 25 [--until 2026-12-31] [--country NL]
  [--currency EUR [--minimum 9.99]] [--methods ideal,creditcard] [--member <e-mail>]
  [--once] [--first-purchase] [--site <id>]
npm run operator -- discount list [--site <id>]
npm run operator -- discount end <code> [--site <id>]`

const options = {
  percent: { type: 'string' },
  until: { type: 'string' },
  country: { type: 'string' },
  currency: { type: 'string' },
  minimum: { type: 'string' },
  methods: { type: 'string' },
  member: { type: 'string' },
  once: { type: 'boolean' },
  'first-purchase': { type: 'boolean' },
  site: { type: 'string' },
} as const

const AMOUNT = /^(\d{1,7})(?:[.,](\d{2}))?$/
const NAME_WIDTH = 18

type Dependencies = {
  sites: SiteStore
  payments: PaymentStore
  accounts: Pick<AccountStore, 'credentials'>
  clock: Clock
}
type Values = ReturnType<typeof read>['values']

/** An option that nobody knows is said with the usage. */
const read = (args: string[]) => {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${DISCOUNT_USAGE}`)
  }
}

/** Reads what was typed: what to do, and with which code; throws with the usage. */
export const discountOf = (typed: string[]) => {
  const { values, positionals } = read(typed)
  const [what, code, ...more] = positionals
  const isWhole = what === 'list' ? code === undefined : code !== undefined
  const isKnown = what === 'make' || what === 'list' || what === 'end'
  if (!isKnown || !isWhole || more.length > 0) throw new Error(DISCOUNT_USAGE)
  return { what, code: codeOf(code ?? ''), values } as const
}

const minorOf = (amount: string): number => {
  const [, whole, part = '00'] = AMOUNT.exec(amount) ?? []
  return whole === undefined ? Number.NaN : Number(whole) * MINOR_PER_WHOLE + Number(part)
}

/** Until the end of that day; an invalid date where it is none. */
const endOf = (day: string): Date =>
  isDay(day) ? beginningOf(daysAfter(day, 1)) : new Date(Number.NaN)

/** What was typed, as a code; what cannot be read is left to `codeFaults` to name. */
const draftOf = (code: string, values: Values, account: string | null): Code => ({
  code,
  percent: Number(values.percent ?? Number.NaN),
  country: values.country?.toUpperCase() ?? null,
  account,
  expires: values.until === undefined ? null : endOf(values.until),
  currency: (values.currency?.toUpperCase() as Currency | undefined) ?? null,
  minimumMinor: values.minimum === undefined ? 0 : minorOf(values.minimum),
  status: 'active',
  validity: values.once ? 'once' : 'once_per_user',
  methods: (values.methods?.split(',').map((one) => one.trim()) as Method[] | undefined) ?? null,
  firstPurchaseOnly: values['first-purchase'] ?? false,
})

const METHODS = `--methods are some of ${checkoutMethods.join(', ')}, by commas.`

const words: Record<ReturnType<typeof codeFaults>[number], string> = {
  code: 'The code is 3 to 40 capitals, digits and dashes.',
  own: 'A code of that name is of the product itself.',
  percent: '--percent is a whole number from 1 to 99.',
  until: '--until is a day that is still to come, like 2026-12-31.',
  country: '--country is one of those of the site.',
  currency: `--currency is one of ${currencies.join(', ')} that the site is paid in.`,
  elsewhere: 'In that country one does not pay in that currency.',
  minimum: '--minimum is an amount like 9.99.',
  minimumOf: '--minimum needs its --currency.',
  methods: METHODS,
  ended: METHODS,
}

/** A method that no longer exists is named, before those that do. */
const faultText = (fault: keyof typeof words, { methods }: Code) => {
  if (fault !== 'ended') return words[fault]
  const [ended, ...more] = methods?.filter(hasEnded) ?? []
  const names = [ended, ...more].join(' and ')
  return `${names} no longer ${more.length > 0 ? 'exist' : 'exists'}. ${words.ended}`
}

const siteOf = async ({ sites }: Dependencies, id: string | undefined): Promise<Site> => {
  const known = (await sites.all()).filter((one) => id === undefined || one.id === id)
  const [site, other] = known
  if (other) throw new Error('There are several sites: say which, with --site.')
  if (!site) throw new Error(id === undefined ? 'There is no site.' : `There is no site ${id}.`)
  return site
}

const make = async (deps: Dependencies, code: string, values: Values) => {
  const { payments, accounts, clock } = deps
  const site = await siteOf(deps, values.site)
  const email = values.member && normalizeAddress(values.member)
  const member = email ? await accounts.credentials(site.id, email) : null
  const draft = draftOf(code, values, member?.id ?? null)
  const faults = codeFaults(draft, site, { now: clock.now(), taken: [TIME_BONUS_CODE] }).map(
    (fault) => faultText(fault, draft),
  )
  if (values.member !== undefined && !member) faults.push(`There is no account of ${email}.`)
  if (await payments.code(site.id, code)) faults.push(`There is a code ${code} already.`)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  await payments.giveCode(site.id, draft)
  return `${lineOf({ ...draft, uses: 0 }, clock.now())}\nIt counts from now on.`
}

const end = async (deps: Dependencies, code: string, { site: id }: Values) => {
  const site = await siteOf(deps, id)
  if (!(await deps.payments.endCode(site.id, code))) {
    throw new Error(`There is no code ${code} that still counts.`)
  }
  return `${code} no longer counts. Orders that were placed with it keep their price.`
}

const statusLineOf = (code: ExistingCode, now: Date) => {
  if (!isActive(code)) return 'ended'
  return isExpired(code, now) ? 'expired' : 'active'
}

const lineOf = (code: ExistingCode, now: Date): string => {
  const { percent, expires, country, currency, minimumMinor, methods, account } = code
  const details = [
    `${percent}%`,
    statusLineOf(code, now),
    expires ? `until ${expires.toISOString()}` : 'without end',
    country,
    currency &&
      (minimumMinor > 0 ? `from ${plainMoney({ minor: minimumMinor, currency })}` : currency),
    methods?.join(' '),
    code.validity === 'once' ? 'once in all' : 'once per member',
    code.firstPurchaseOnly && 'first purchase',
    account && 'of one member',
    `used ${code.uses} x`,
  ]
  return `${code.code.padEnd(NAME_WIDTH)} ${details.filter(Boolean).join(', ')}`
}

const list = async (deps: Dependencies, { site: id }: Values) => {
  const site = await siteOf(deps, id)
  const codes = await deps.payments.codes(site.id)
  if (codes.length === 0) return 'There is no code yet.'
  const now = deps.clock.now()
  return codes.map((code) => lineOf(code, now)).join('\n')
}

/** Does what an operator asks of discount codes, and answers what to print. Throws every fault. */
export const operateDiscounts = async (deps: Dependencies, typed: string[]): Promise<string> => {
  const { what, code, values } = discountOf(typed)
  if (what === 'list') return list(deps, values)
  return what === 'make' ? make(deps, code, values) : end(deps, code, values)
}
