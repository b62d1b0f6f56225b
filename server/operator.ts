import { parseArgs } from 'node:util'
import type { Container } from 'inversify'
import type { AccountStore } from '#core/account/store.ts'
import type { EventOf } from '#core/lifecycles.ts'
import type { PaymentStore } from '#core/payment/store.ts'
import type { Clock, Geocoder, Ids } from '#core/ports.ts'
import type { SiteStore } from '#core/site/store.ts'
import type { Config } from './config.ts'
import { closeAll, containerFor } from './container.ts'
import type { Dispatch } from './dispatch.ts'
import { DISCOUNT_USAGE, discountOf, operateDiscounts } from './operator/discount.ts'
import { operateRefund, REFUND_USAGE, refundOf } from './operator/refund.ts'
import { operateReport, REPORT_USAGE } from './operator/report.ts'
import { operateSites, SITES_USAGE } from './operator/sites.ts'
import type { ReportDay } from './payment/reconcile.ts'
import type { GiveBack } from './payment/refund.ts'
import { tokens as t } from './tokens.ts'

export const USAGE = `npm run operator -- suspend <e-mail> --reason "<what the member is told>"
npm run operator -- restore <e-mail>
npm run operator -- erase <e-mail>
npm run operator -- appoint <e-mail>
npm run operator -- dismiss <e-mail>
Where there are several sites: --site <id>
${REFUND_USAGE}
${DISCOUNT_USAGE}
${SITES_USAGE}
${REPORT_USAGE}`

const decisions = ['suspend', 'restore', 'erase'] as const
type Decision = (typeof decisions)[number]
/** Who is appointed is staff from the next call on. */
const appointments = ['appoint', 'dismiss'] as const
const commands = [...decisions, ...appointments]
type Command = { name: (typeof commands)[number]; email: string; reason: string; site?: string }

/** Reads what was typed; throws with the usage when it is not whole. */
const commandOf = (typed: string[]): Command => {
  const { values, positionals } = parseArgs({
    args: typed,
    options: { reason: { type: 'string' }, site: { type: 'string' } },
    allowPositionals: true,
  })
  const [first, email, ...more] = positionals
  const name = commands.find((known) => known === first)
  const reason = values.reason?.trim() ?? ''
  if (!name || !email || more.length > 0) throw new Error(USAGE)
  if (name === 'suspend' && reason === '') throw new Error(`Say why, with --reason.\n${USAGE}`)
  const site = values.site === undefined ? {} : { site: values.site }
  return { name, email: email.trim().toLowerCase(), reason, ...site }
}

type Parts = {
  accounts: AccountStore
  dispatch: Dispatch
  ids: Ids
  sites: SiteStore
  geocoder: Geocoder
  reportDay: ReportDay
  clock: Clock
  giveBack: GiveBack
  payments: PaymentStore
}

const find = async (
  { accounts, sites }: Pick<Parts, 'accounts' | 'sites'>,
  { email, site }: Command,
) => {
  const known = (await sites.all()).filter(({ id }) => site === undefined || id === site)
  const found = await Promise.all(known.map(({ id }) => accounts.credentials(id, email)))
  const [account, other] = found.filter((one) => one !== null)
  if (other) throw new Error('There is such an account on several sites: say which, with --site.')
  if (!account) throw new Error(`There is no account of ${email}.`)
  return account.id
}

const isDecision = (name: Command['name']): name is Decision =>
  decisions.some((decision) => decision === name)

const SITES = 'site'
const REPORT = 'report'
const REFUND = 'refund'
const DISCOUNT = 'discount'

/** Which day of which site is asked about; throws with the usage when it is not whole. */
const reportIn = (typed: string[]) => {
  const { values, positionals } = parseArgs({
    args: typed,
    options: { site: { type: 'string' } },
    allowPositionals: true,
  })
  const [day, ...more] = positionals
  if (more.length > 0) throw new Error(REPORT_USAGE)
  return { day, site: values.site }
}

/** What is not whole is said before anything is opened. */
const check = (typed: string[]) => {
  if (typed[0] === REFUND) refundOf(typed.slice(1))
  else if (typed[0] === DISCOUNT) discountOf(typed.slice(1))
  else if (typed[0] !== SITES && typed[0] !== REPORT) commandOf(typed)
}

/** Does what is typed: of sites, of a day's money, a payment or a code, or what staff decided on one account. */
export const operate = async (parts: Parts, typed: string[]): Promise<string> => {
  if (typed[0] === SITES) return operateSites(parts, typed.slice(1))
  if (typed[0] === REPORT) return operateReport(parts, reportIn(typed.slice(1)))
  if (typed[0] === REFUND) return operateRefund(parts, typed.slice(1))
  if (typed[0] === DISCOUNT) return operateDiscounts(parts, typed.slice(1))
  return decide(parts, typed)
}

const decide = async (
  parts: Pick<Parts, 'accounts' | 'dispatch' | 'ids' | 'sites'>,
  typed: string[],
): Promise<string> => {
  const command = commandOf(typed)
  const { name, reason, email } = command
  const id = await find(parts, command)
  if (!isDecision(name)) {
    await parts.accounts.setStaff(id, name === 'appoint')
    return `${name} ${email}: done.`
  }
  const mail = parts.ids.next()
  const events: Record<Decision, EventOf<'account'>> = {
    suspend: { type: 'suspend', reason, mail },
    restore: { type: 'restore', mail },
    erase: { type: 'erase' },
  }
  const done = await parts.dispatch({
    attempt: async () => ({
      first: [{ to: 'account', id, event: events[name], must: true }],
      answer: () => null,
    }),
  })
  if (!done.done) throw new Error(`${name} ${email}: this account is not in a state for that.`)
  return `${name} ${email}: done. The member is told by mail.`
}

/** The parts of a server, running or not, that an operator's commands go through. */
export const operatorParts = async (container: Container): Promise<Parts> => ({
  accounts: await container.getAsync(t.accounts),
  dispatch: await container.getAsync(t.dispatch),
  sites: await container.getAsync(t.sites),
  reportDay: await container.getAsync(t.reportDay),
  clock: await container.getAsync(t.clock),
  giveBack: await container.getAsync(t.giveBack),
  payments: await container.getAsync(t.payments),
  ids: container.get(t.ids),
  geocoder: container.get(t.geocoder),
})

/** The same, on the database of this configuration, beside a server that runs or without one. */
export const operateOn = async (config: Config, typed: string[]): Promise<string> => {
  check(typed)
  const container = containerFor(config)
  container.bind(t.publicUrl).toConstantValue(config.publicUrl ?? '')
  try {
    return await operate(await operatorParts(container), typed)
  } finally {
    await (await container.getAsync(t.work)).stop()
    await closeAll(container)
  }
}
