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
import { answeredAs, type Standing, type Withdrawals } from './withdraw.ts'

type Asked = { site: Site; key: string | null }
/** An order, and the name of its buyer: all that a link opens. */
export type NamedOrder = Standing & { name: string }

export type WithdrawalsByLink = {
  /** Asks for the mail. */
  ask(wish: Asked & { body: Body<'POST /api/withdrawal.php?ask=1'> }): Promise<void>
  look(link: { token: string; site: Site }): Promise<NamedOrder | Refused>
  withdraw(wish: Asked & { body: Body<'PUT /api/withdrawal.php'> }): Promise<LinkedOrder | Refused>
}

type Parts = {
  dispatch: Dispatch
  withdrawals: Withdrawals
  payments: PaymentStore
  accounts: AccountStore
  links: LinkStore
  jobQueue: JobQueue
  ids: Ids
  clock: Clock
}

/**
 * What fits and what does not take the same work: a mail to nobody finds nobody to write to
 * (promise S2).
 */
const createAskLink =
  ({ payments, jobQueue, ids }: Parts): WithdrawalsByLink['ask'] =>
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

const nameOf = async ({ accounts }: Parts, account: string) =>
  (await accounts.addressee(account))?.name ?? null

const createReadLink =
  (parts: Parts): WithdrawalsByLink['look'] =>
  async ({ token, site }) => {
    const { links, ids, clock, withdrawals } = parts
    const asked = { mark: markOf(ids, token), site, now: clock.now() }
    const link = await findLink(links, 'withdrawal', asked)
    if ('refused' in link) return link
    const { account, about } = link
    const [name, standing] = await Promise.all([
      nameOf(parts, account),
      withdrawals.standing({ site, account }, about),
    ])
    if (name === null || standing === null) return refuse('email_not_found')
    return { name, ...standing }
  }

type ByLink = { body: Body<'PUT /api/withdrawal.php'>; site: Site }

/** Looked up within the dispatch: a link that is used up answers the key that it was used with. */
const createAttempt =
  (parts: Parts) =>
  async ({ body: { token, credits }, site }: ByLink, now: Date): Promise<Attempt<LinkedOrder>> => {
    const { links, ids, withdrawals } = parts
    const link = await openLink(links, 'withdrawal', { mark: markOf(ids, token), site, now })
    if ('why' in link) return { refused: link.why }
    const { account, about } = link
    const name = await nameOf(parts, account)
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
export const createWithdrawalsByLink = (parts: Parts): WithdrawalsByLink => {
  const { dispatch, ids } = parts
  const attempt = createAttempt(parts)
  return {
    ask: createAskLink(parts),
    look: createReadLink(parts),
    withdraw: async ({ key, ...wish }) => {
      const { token, credits } = wish.body
      const fingerprint = JSON.stringify([ids.hash(token), credits])
      const idempotency = idempotencyKeyOf(key, 'withdrawalByLink', fingerprint)
      const done = await dispatch({ idempotency, attempt: (now) => attempt(wish, now) })
      return done.done ? done.answer : refuse(done.why)
    },
  }
}
