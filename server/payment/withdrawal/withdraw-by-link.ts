import type { AccountStore, LinkStore } from '#core/account/ports.ts'
import type { Body } from '#core/contract/contract.ts'
import type { Clock, Ids, JobQueue } from '#core/kernel/ports.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import { receiptNamed } from '#core/payment/receipt/rules.ts'
import type { LinkedOrder } from '#core/payment/withdrawal/contract.ts'
import type { Site } from '#core/site/ports.ts'
import { type Attempt, type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import { findLink, markOf, openLink } from '#server/platform/mails/mailed-link.ts'
import { linkedToWire } from './to-wire.ts'
import { answeredAs, type WithdrawalState, type Withdrawals } from './withdraw.ts'

type LinkContext = { site: Site; key: string | null }
/** An order, and the name of its buyer: all that a link opens. */
export type NamedOrder = WithdrawalState & { name: string }

export type WithdrawalsByLink = {
  /** Asks for the mail. */
  requestLink(
    request: LinkContext & { body: Body<'POST /api/withdrawal.php?ask=1'> },
  ): Promise<void>
  look(link: { token: string; site: Site }): Promise<NamedOrder | Refused>
  withdraw(
    request: LinkContext & { body: Body<'PUT /api/withdrawal.php'> },
  ): Promise<LinkedOrder | Refused>
}

type Dependencies = {
  dispatch: Dispatch
  withdrawals: Withdrawals
  payments: PaymentStore
  accounts: AccountStore
  linkStore: LinkStore
  jobQueue: JobQueue
  ids: Ids
  clock: Clock
}

/**
 * What fits and what does not take the same work: a mail to nobody finds nobody to write to
 * (promise S2).
 */
const createRequestLink =
  ({ payments, jobQueue, ids }: Dependencies): WithdrawalsByLink['requestLink'] =>
  async ({ body: { email, receipt }, site, key }) => {
    const numbered = receiptNamed(receipt)
    const sold = numbered && (await payments.soldTo({ site: site.id, email, ...numbered }))
    const { account, payment } = sold ?? { account: ids.next(), payment: ids.next() }
    await jobQueue.put({
      name: 'mail',
      key: `withdrawalLink:${key === null ? ids.next() : `${payment}:${key}`}`,
      template: 'withdrawalLink',
      account,
      about: payment,
      earlier: 'stay',
    })
  }

const nameOf = async ({ accounts }: Dependencies, account: string) =>
  (await accounts.addressee(account))?.name ?? null

const createReadLink =
  (deps: Dependencies): WithdrawalsByLink['look'] =>
  async ({ token, site }) => {
    const { linkStore, ids, clock, withdrawals } = deps
    const context = { mark: markOf(ids, token), site, now: clock.now() }
    const link = await findLink(linkStore, 'withdrawal', context)
    if ('refused' in link) return link
    const { account, about } = link
    const [name, standing] = await Promise.all([
      nameOf(deps, account),
      withdrawals.stateOf({ site, account }, about),
    ])
    if (name === null || standing === null) return refuse('email_not_found')
    return { name, ...standing }
  }

type LinkWithdrawal = { body: Body<'PUT /api/withdrawal.php'>; site: Site }

/** Looked up within the dispatch: a link that is used up answers the key that it was used with. */
const createAttempt =
  (deps: Dependencies) =>
  async (
    { body: { token, credits }, site }: LinkWithdrawal,
    now: Date,
  ): Promise<Attempt<LinkedOrder>> => {
    const { linkStore, ids, withdrawals } = deps
    const link = await openLink(linkStore, 'withdrawal', { mark: markOf(ids, token), site, now })
    if ('why' in link) return { refused: link.why }
    const { account, about } = link
    const name = await nameOf(deps, account)
    if (name === null) return { refused: 'email_not_found' }
    const seen = { payment_id: about, credits }
    const found = await withdrawals.attempt({ site, account }, seen, now)
    return answeredAs(found, (order) => linkedToWire({ name, order, open: null }))
  }

/**
 * Withdrawal for who is not logged in, or cannot be: the address of the buyer and the number of a
 * receipt bring a mail, and its link opens that order (promise H3). What may be withdrawn from, and
 * for how much, is the same rule as for who is logged in.
 */
export const createWithdrawalsByLink = (deps: Dependencies): WithdrawalsByLink => {
  const { dispatch, ids } = deps
  const attempt = createAttempt(deps)
  return {
    requestLink: createRequestLink(deps),
    look: createReadLink(deps),
    withdraw: async ({ key, ...request }) => {
      const { token, credits } = request.body
      const fingerprint = JSON.stringify([ids.hash(token), credits])
      const idempotency = idempotencyKeyOf(key, 'withdrawalByLink', fingerprint)
      const done = await dispatch({ idempotency, attempt: (now) => attempt(request, now) })
      return done.done ? done.answer : refuse(done.why)
    },
  }
}
