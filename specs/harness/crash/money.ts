import { randomUUID } from 'node:crypto'
import { play, type SpecMember } from '#specs/harness/server/members.ts'
import { eventually } from '#specs/harness/support/process.ts'
import { priceFor } from '../server/prices.ts'
import { differing, inState, opened, unbalanced, WITHIN_MS } from './found.ts'
import { withOperator } from './operator.ts'
import type { CrashSite } from './site.ts'
import { answered, type Caught, type Traffic, type Wish } from './traffic.ts'
import { forgetLimits, linksFor, type Payment } from './withdrawal-links.ts'

const BUNDLE = 'credits-10'
const CREDITS = 10
const PRICE_MINOR = 499
const PART_MINOR = 200
const PART_CREDITS = 4
const LINES = 2
const PER_LINE = 3
const idsOf = ({ confirmed, inDoubt }: Caught) => [...confirmed, ...inDoubt].map(({ id }) => id)

const placing =
  (buyer: SpecMember, payment_id: string): Wish['ask'] =>
  async () => {
    const wish = { payment_id, bundle: BUNDLE, payment_method: 'ideal' } as const
    const body = { ...wish, amount: priceFor(BUNDLE) }
    const replied = await buyer.call('POST /api/order.php', { body }).catch(() => null)
    return replied?.status === 200 ? replied.text : null
  }

/** A server that has heard from its bank how one can pay takes an order, also once that is silent. */
export const bankIsKnown = async (site: CrashSite) => {
  const [buyer] = site.members
  if (!buyer) throw new Error('Nobody orders')
  const id = randomUUID()
  const ask = async () => {
    await forgetLimits(site)
    return placing(buyer, id)()
  }
  await answered({ id, ask })
}

const linesOf = <T>(all: T[], wishOf: (one: T) => Wish): Wish[][] =>
  Array.from({ length: Math.ceil(all.length / PER_LINE) }, (_, nth) =>
    all.slice(nth * PER_LINE, (nth + 1) * PER_LINE).map(wishOf),
  )

/** So many orders of each member, each with a page at the bank. */
const ordersOf = async (site: CrashSite): Promise<Payment[]> => {
  await forgetLimits(site)
  const placed = site.members.flatMap((buyer) =>
    Array.from({ length: LINES * PER_LINE }, () => ({ buyer, id: randomUUID() })),
  )
  for (const { buyer, id } of placed) await answered({ id, ask: placing(buyer, id) })
  const refs = await opened(
    site,
    placed.map(({ id }) => id),
  )
  return placed.map((one) => ({ ...one, ref: refs.get(one.id) ?? '' }))
}

const paidOf = async (site: CrashSite): Promise<Payment[]> => {
  const all = await ordersOf(site)
  for (const { buyer, ref } of all) await play(buyer, ref, { status: 'paid' })
  await inState(
    site,
    all.map(({ id }) => id),
    'completed',
  )
  return all
}

/** What the ledger has for these payments by this reason, on the members' side. */
const LEDGER = `select count(*)::int as entries, count(distinct operation)::int as payments,
    coalesce(sum(credits), 0)::int as credits
  from ledger_entry where operation = any($1) and reason = $2 and balance_after is not null`
const BANK = `select count(*)::int as paid, coalesce(sum(minor), 0)::int as minor
  from sandbox.payment where reference = any($1) and status in ('paid', 'refunded')`
const BACK = `select count(*)::int as parts, count(distinct r.ref)::int as payments,
    coalesce(sum(r.minor), 0)::int as minor
  from sandbox.refund r join sandbox.payment p on p.ref = r.ref where p.reference = any($1)`

/** Each was paid once at the bank, and brought its credits once. */
const notGranted = async (site: CrashSite, ids: string[]): Promise<string[]> => {
  const { length: many } = ids
  const [granted] = await site.asked(LEDGER, [ids, 'bundle'])
  const [bank] = await site.asked(BANK, [ids])
  const due = { entries: many, payments: many, credits: CREDITS * many }
  return [
    ...differing('grants', granted, due),
    ...differing('the bank', bank, { paid: many, minor: PRICE_MINOR * many }),
    ...(await unbalanced(site)),
  ]
}

/** Orders that are asked for amid the blow, and paid once it is over. */
export const ordersThatArePaid = <T extends { buyer: SpecMember; id: string }>(
  site: CrashSite,
  what: string,
  all: T[],
  ask: (buyer: SpecMember, one: T) => Wish['ask'],
): Traffic => ({
  what,
  call: 'POST /api/order.php',
  statement: /\bpayment_begin\b/,
  lines: linesOf(all, (one) => ({ id: one.id, again: 'always', ask: ask(one.buyer, one) })),
  wrongIn: async (caught) => {
    const ids = idsOf(caught)
    const [buyer] = site.members
    const refs = await opened(site, ids)
    for (const ref of refs.values()) if (buyer) await play(buyer, ref, { status: 'paid' })
    await inState(site, ids, 'completed')
    return notGranted(site, ids)
  },
})

/** Members order, and pay once the blow is over. */
export const orders = async (site: CrashSite): Promise<Traffic> => {
  await forgetLimits(site)
  const all = site.members.flatMap((buyer) =>
    Array.from({ length: LINES * PER_LINE }, () => ({ buyer, id: randomUUID() })),
  )
  return ordersThatArePaid(site, 'orders', all, (buyer, { id }) => placing(buyer, id))
}

/** The bank reports what has become of payments; what was answered it does not report again. */
export const reportsOf = (
  site: CrashSite,
  { what, all, state }: { what: string; all: Pick<Payment, 'id' | 'ref'>[]; state: string },
  wrongWith: (ids: string[]) => Promise<string[]>,
): Traffic => {
  const report = async (ref: string) => {
    const replied = await site
      .browser()
      .send('POST', '/api/webhook.php?provider=sandbox', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ id: ref }).toString(),
      })
      .catch(() => null)
    return replied?.status === 200 ? replied.text : null
  }
  return {
    what,
    call: 'POST /api/webhook.php',
    statement: /\bwebhook_keep\b/,
    lines: linesOf(all, ({ id, ref }) => ({
      id,
      again: 'in doubt',
      ask: () => report(ref),
    })),
    wrongIn: async (caught) => {
      const ids = idsOf(caught)
      await inState(site, ids, state)
      return wrongWith(ids)
    },
  }
}

export const webhooks = async (site: CrashSite): Promise<Traffic> => {
  const all = await ordersOf(site)
  for (const { buyer, ref } of all) await play(buyer, ref, { status: 'paid', webhook: 'never' })
  return reportsOf(site, { what: 'webhooks', all, state: 'completed' }, (ids) =>
    notGranted(site, ids),
  )
}

type Withdrawal = {
  what: string
  call: 'POST /api/withdrawal.php' | 'PUT /api/withdrawal.php'
  all: Payment[]
  ask: (one: Payment, headers: Record<string, string>) => Promise<{ status: number; text: string }>
}

/** Each goes back once, with its credits, however often it is asked for. */
const withdrawalsBy = (site: CrashSite, { what, call, all, ask }: Withdrawal): Traffic => {
  const wishOf = (one: Payment): Wish => {
    const headers = { 'idempotency-key': randomUUID() }
    const again = async () => {
      const replied = await ask(one, headers).catch(() => null)
      return replied?.status === 200 ? replied.text : null
    }
    return { id: one.id, again: 'always', ask: again }
  }
  return {
    what,
    call,
    statement: /\bpayment_withdraw\b/,
    lines: linesOf(all, wishOf),
    wrongIn: async (caught) => {
      const ids = idsOf(caught)
      await inState(site, ids, 'refunded')
      const many = ids.length
      const [taken] = await site.asked(LEDGER, [ids, 'withdrawal'])
      const [back] = await site.asked(BACK, [ids])
      return [
        ...differing('taken', taken, { entries: many, payments: many, credits: -CREDITS * many }),
        ...differing('back', back, { parts: many, payments: many, minor: PRICE_MINOR * many }),
        ...(await unbalanced(site)),
      ]
    },
  }
}

/** Members withdraw from orders of which they have used nothing. */
export const withdrawals = async (site: CrashSite): Promise<Traffic> => {
  const call = 'POST /api/withdrawal.php'
  return withdrawalsBy(site, {
    what: 'withdrawals',
    call,
    all: await paidOf(site),
    ask: ({ id, buyer }, headers) =>
      buyer.call(call, { body: { payment_id: id, credits: CREDITS }, headers }),
  })
}

/** The same by the links of mails, by whoever holds them and is not logged in. */
export const withdrawalsByLink = async (site: CrashSite): Promise<Traffic> => {
  const all = await paidOf(site)
  const tokens = await linksFor(site, all)
  const call = 'PUT /api/withdrawal.php'
  return withdrawalsBy(site, {
    what: 'by a link',
    call,
    all,
    ask: ({ id }, headers) => {
      const body = { token: tokens.get(id) ?? '', credits: CREDITS }
      return site.browser().call(call, { body, headers })
    },
  })
}

/** An operator gives parts of payments back; what is in doubt may have happened, once. */
export const refunds = async (site: CrashSite): Promise<Traffic> => {
  const all = await paidOf(site)
  const operator = await withOperator(site.databaseUrl())
  const give = async (payment: string) => {
    const wish = { payment, minor: PART_MINOR, by: 'givenBack' } as const
    const given = await operator.giveBack(wish).catch(() => null)
    return given === null || typeof given === 'string' ? null : JSON.stringify(given)
  }
  return {
    what: 'refunds',
    call: null,
    statement: /\bpayment_again\b/,
    lines: linesOf(all, ({ id }) => ({ id, again: 'never', ask: () => give(id) })),
    wrongIn: async (caught) => {
      await operator.close()
      const ids = idsOf(caught)
      const rows = await site.asked<{ id: string }>(
        `select id from payment where id = any($1) and (context ->> 'backMinor')::int > 0`,
        [ids],
      )
      const gone = rows.map(({ id }) => id)
      const lost = caught.confirmed.filter(({ id }) => !gone.includes(id))
      const many = gone.length
      const due = { parts: many, payments: many, minor: PART_MINOR * many }
      const back = async () => (await site.asked(BACK, [gone]))[0]
      const isBack = async () => differing('', await back(), due).length === 0
      await eventually('the bank has given it back', isBack, WITHIN_MS).catch(() => undefined)
      const [taken] = await site.asked(LEDGER, [gone, 'refund_part'])
      return [
        ...lost.map(({ id }) => `${id} was given back and is not`),
        ...differing('taken', taken, {
          entries: many,
          payments: many,
          credits: -PART_CREDITS * many,
        }),
        ...differing('back', await back(), due),
        ...(await unbalanced(site)),
      ]
    },
  }
}
