import type { DemoMember, DemoOrder, World } from '#core/demo/ports.ts'
import type { ContextOf } from '#core/kernel/lifecycles.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { marketOf } from '#core/payment/checkout/market.ts'
import { priceOf } from '#core/payment/checkout/pricing.ts'
import { talking } from './conversations.ts'
import { openBooks } from './credits.ts'
import { dated, historyOf, stateOf, type Walked, walkAll } from './lives.ts'

/** The provider of the demo, in whose books these orders are no longer asked for. */
const PROVIDER = { provider: 'sandbox', live: false }

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)

const countryOf = ({ members }: World, account: string) =>
  members.find(({ id }) => id === account)?.country ?? null

const paymentRow = (world: World, walked: Walked, order: DemoOrder, now: Date) => {
  const { id, account, method, minutesAgo } = order
  const bundle = world.bundles.find((one) => one.id === order.bundle)
  if (!bundle) throw new Error(`${order.bundle} is not sold`)
  const { vatBasisPoints } = marketOf(world.site, countryOf(world, account))
  const price = priceOf(bundle, { vatBasisPoints })
  const [at, paidAt] = [before(now, minutesAgo), before(now, minutesAgo - 2)]
  const { live, provider } = PROVIDER
  const { credits } = bundle
  const ref = `demo-${id}`
  const context: ContextOf<'payment'> = {
    payment: id,
    account,
    credits,
    amount: price.total,
    method,
    live,
    discount: null,
    granted: credits,
    paidMinor: price.total.minor,
    returned: 0,
    backMinor: 0,
    askedMinor: 0,
    refusedMinor: 0,
    charged: { credits: 0, minor: 0, undone: 0 },
    ref,
    checkoutUrl: null,
  }
  const steps = dated(walked.payment, [at, at, paidAt])
  const row = {
    id,
    account_id: account,
    bundle: bundle.id,
    credits,
    method,
    price,
    provider,
    context,
    state: stateOf(steps),
    version: steps.length,
    created_at: at,
    completed_at: paidAt,
  }
  return { row, moves: historyOf('payment', id, steps) }
}

/** Confirmed at once; premium from its first order on. */
const accountRow = (
  world: World,
  walked: Walked,
  { member, at, premiumAt }: { member: DemoMember; at: Date; premiumAt: Date | null },
) => {
  const { id, email, language, country } = member
  const steps = dated(walked.account, premiumAt ? [at, at, premiumAt] : [at, at])
  const row = {
    id,
    email,
    language,
    payment_country: country,
    state: stateOf(steps),
    context: { account: id },
    password_hash: email === null ? null : world.passwordHash,
    version: steps.length,
    created_at: at,
  }
  return { row, moves: historyOf('account', id, steps) }
}

/** What was given at sign-up, that all that came after may leave what is left. */
const givenTo = (world: World) => {
  const credits = new Map(world.bundles.map((bundle) => [bundle.id, bundle.credits]))
  const given = new Map(world.members.map((member) => [member.id, member.credits]))
  const add = (id: string, more: number) => given.set(id, (given.get(id) ?? 0) + more)
  for (const { account, bundle } of world.orders) add(account, -(credits.get(bundle) ?? 0))
  const real = new Set(world.members.filter(({ email }) => email !== null).map(({ id }) => id))
  for (const { starter, receiver, messages } of world.conversations) {
    for (const { by } of messages) {
      const sender = by === 'starter' ? starter : receiver
      if (real.has(sender)) add(sender, world.site.settings.message_credits)
    }
  }
  return given
}

/** Everything that has happened in a world, in the order in which it did: rows for the tables. */
export const chronicleOf = (world: World, now: Date) => {
  const members = new Map(world.members.map((member) => [member.id, member]))
  const books = openBooks()
  const walked = walkAll()
  const talks = talking(world, members, { books, walked })
  const given = givenTo(world)
  const payments = world.orders.map((order) => paymentRow(world, walked, order, now))
  const firstPaid = new Map<string, Date>()
  for (const { row } of payments) {
    const known = firstPaid.get(row.account_id)
    if (!known || row.completed_at < known) firstPaid.set(row.account_id, row.completed_at)
  }

  const join = ({ id }: DemoMember, at: Date) =>
    books.post(
      {
        operation: id,
        account: id,
        against: 'bonus',
        credits: given.get(id) ?? 0,
        reason: 'signup',
      },
      at,
    )
  const happenings = [
    ...world.members.map((member) => {
      const at = before(now, member.signedUpMinutesAgo)
      return { at, happen: () => join(member, at) }
    }),
    ...payments.map(({ row: { id, account_id: account, credits, completed_at: at } }) => ({
      at,
      happen: () =>
        books.post({ operation: id, account, against: 'sales', credits, reason: 'bundle' }, at),
    })),
    ...world.conversations.flatMap((conversation) =>
      conversation.messages.map((message) => {
        const at = before(now, message.minutesAgo)
        return { at, happen: () => talks.say(conversation, message, at) }
      }),
    ),
  ]
  happenings.sort((a, b) => a.at.getTime() - b.at.getTime())
  for (const { happen } of happenings) happen()

  const accounts = world.members.map((member) => {
    const at = before(now, member.signedUpMinutesAgo)
    const premiumAt = member.premium ? (firstPaid.get(member.id) ?? at) : null
    return accountRow(world, walked, { member, at, premiumAt })
  })
  return { accounts, payments, conversations: talks.rows(), entries: books.rows }
}
