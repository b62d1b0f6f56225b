import { parseArgs } from 'node:util'
import type { AccountStore } from '#core/account/ports.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Clock, StaffAct } from '#core/kernel/ports.ts'
import { type StaffRole, staffRoles } from '#core/kernel/roles.ts'
import { type HouseRule, houseRules, OPERATOR } from '#core/moderation/values.ts'
import { normalizeAddress } from '#core/normalisation/address.ts'
import type { SiteStore } from '#core/site/ports.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'
import type { Suspensions } from '../moderation/suspend.ts'

export const ACCOUNTS_USAGE = `npm run operator -- suspend <e-mail> --rule <rule> --reason "<what the member is told>"
npm run operator -- restore <e-mail>
npm run operator -- erase <e-mail>
npm run operator -- appoint <e-mail> [--role moderator|support|finance|admin]
npm run operator -- dismiss <e-mail>
Where there are several sites: --site <id>`

type Dependencies = {
  accounts: AccountStore
  dispatch: Dispatch
  sites: SiteStore
  suspensions: Suspensions
  clock: Clock
}

const decisions = ['suspend', 'restore', 'erase'] as const
type Decision = (typeof decisions)[number]
/** Who is appointed is staff from the next call on. */
const appointments = ['appoint', 'dismiss'] as const
export const accountCommands = [...decisions, ...appointments]
type Command = {
  name: (typeof accountCommands)[number]
  email: string
  reason: string
  /** Null for what is not by a rule: there is no suspension without. */
  rule: HouseRule | null
  role: StaffRole
  site?: string
}

/** Reads what was typed; throws with the usage when it is not whole. */
export const commandOf = (typed: string[]): Command => {
  const { values, positionals } = parseArgs({
    args: typed,
    options: {
      reason: { type: 'string' },
      rule: { type: 'string' },
      role: { type: 'string' },
      site: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [first, email, ...more] = positionals
  const name = accountCommands.find((known) => known === first)
  const reason = values.reason?.trim() ?? ''
  if (!name || !email || more.length > 0) throw new Error(ACCOUNTS_USAGE)
  if (name === 'suspend' && reason === '')
    throw new Error(`Say why, with --reason.\n${ACCOUNTS_USAGE}`)
  const role = staffRoles.find((one) => one === (values.role ?? 'admin'))
  if (!role) throw new Error(`${values.role} is no role.\n${ACCOUNTS_USAGE}`)
  const rule = houseRules.find((one) => one === values.rule) ?? null
  if (values.rule !== undefined && rule === null) {
    throw new Error(`${values.rule} is no rule.\n${ACCOUNTS_USAGE}`)
  }
  if (name === 'suspend' && rule === null) {
    throw new Error(`Say by which rule, with --rule: ${houseRules.join(', ')}.\n${ACCOUNTS_USAGE}`)
  }
  const site = values.site === undefined ? {} : { site: values.site }
  return { name, email: normalizeAddress(email), reason, rule, role, ...site }
}

const find = async (
  { accounts, sites }: Pick<Dependencies, 'accounts' | 'sites'>,
  { email, site }: Command,
) => {
  const known = (await sites.all()).filter(({ id }) => site === undefined || id === site)
  const found = await Promise.all(
    known.map(async ({ id: site }) => {
      const account = await accounts.credentials(site, email)
      return account && { id: account.id, site }
    }),
  )
  const [account, other] = found.filter((one) => one !== null)
  if (other) throw new Error('There is such an account on several sites: say which, with --site.')
  if (!account) throw new Error(`There is no account of ${email}.`)
  return account
}

/** The operator holds the machine and acts alone; who reads the log sees that they did. */
const actOf = (act: string, account: string, about = ''): StaffAct => ({
  actor: OPERATOR,
  act,
  case: null,
  account,
  about,
})

/** Whether it was done. A suspension is a case like any other, with its statement of reasons. */
const decide = async (
  { suspensions, dispatch }: Pick<Dependencies, 'suspensions' | 'dispatch'>,
  { name, reason, rule }: Command & { name: Decision },
  { id, site }: { id: string; site: string },
): Promise<boolean> => {
  const asked = { by: OPERATOR, site, id, key: null }
  if (name === 'erase') {
    const event = { type: 'erase' } as const
    const first: FirstEvent[] = [{ to: 'account', id, event, must: true }]
    const log = actOf('erase', id)
    return (await dispatch({ attempt: async () => ({ first, answer: () => null, log }) })).done
  }
  if (name === 'restore') return !('refused' in (await suspensions.lift(asked)))
  return rule !== null && !('refused' in (await suspensions.suspend({ ...asked, reason, rule })))
}

const isDecision = (name: Command['name']): name is Decision =>
  decisions.some((decision) => decision === name)

/** What staff decided on one account; says what came of it. */
export const operateAccounts = async (deps: Dependencies, typed: string[]): Promise<string> => {
  const command = commandOf(typed)
  const { name, role, email } = command
  const account = await find(deps, command)
  if (!isDecision(name)) {
    const given = name === 'appoint' ? role : null
    const act = { ...actOf(name, account.id, given ?? ''), now: deps.clock.now() }
    await deps.accounts.setStaffRole(account.id, given, act)
    return `${name} ${email}: done.`
  }
  if (!(await decide(deps, { ...command, name }, account))) {
    throw new Error(`${name} ${email}: this account is not in a state for that.`)
  }
  return `${name} ${email}: done. The member is told by mail.`
}
