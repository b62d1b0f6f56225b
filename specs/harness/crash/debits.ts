import { randomUUID } from 'node:crypto'
import { sign } from '#specs/harness/server/debits.ts'
import { play, type SpecMember } from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { differing, inState, opened, unbalanced } from './found.ts'
import { ordersThatArePaid, reportsOf } from './money.ts'
import type { CrashSite } from './site.ts'
import { answered, type Traffic } from './traffic.ts'
import { forgetLimits } from './withdrawal-links.ts'

const BUNDLE = 'credits-10'
const CREDITS = 10
const EACH = 3

let nth = 0

/** Who is blocked since their bank took money back, and stands in no log yet. */
const LIFTED = `
  with logged as (
    insert into desk_log (at, actor, act, account_id, about)
    select distinct now(), account_id::text, 'lift', account_id, 'direct_debit' from payment
    where method = 'directdebit' and state = '"chargedBack"'
    returning account_id, at
  )
  insert into debit_lift (account_id, at, by_id, reason)
  select account_id, at, account_id, 'played' from logged`

/** Rounds follow one another faster than the terms of direct debit. */
const forgetTerms = async (site: CrashSite) => {
  await forgetLimits(site)
  await site.asked(
    `update payment set created_at = created_at - interval '60 days' where method = 'directdebit'`,
  )
  await site.asked(LIFTED)
}

type Debit = { buyer: SpecMember; id: string; mandate: string }

/** Of each member, whose bank leaves them open until it is told what becomes of them. */
const debitsOf = async (site: CrashSite): Promise<Debit[]> => {
  await forgetTerms(site)
  const all: Debit[] = []
  for (const buyer of site.members) {
    nth += 1
    const { id: mandate } = await sign(buyer, { nth: 20_000 + nth })
    await site.asked(`update sandbox.mandate set charges = 'open' where reference = $1`, [mandate])
    for (let order = 0; order < EACH; order++) all.push({ buyer, id: randomUUID(), mandate })
  }
  return all
}

const placing =
  (buyer: SpecMember, { id, mandate }: Debit) =>
  async () => {
    const wish = { payment_id: id, bundle: BUNDLE, payment_method: 'directdebit', mandate } as const
    const body = { ...wish, amount: priceFor(BUNDLE) }
    const replied = await buyer.call('POST /api/order.php', { body }).catch(() => null)
    return replied?.status === 200 ? replied.text : null
  }

/** Members who have signed order by direct debit, and their banks pay once the blow is over. */
export const debits = async (site: CrashSite): Promise<Traffic> =>
  ordersThatArePaid(site, 'debits', await debitsOf(site), placing)

const TAKEN_BACK = `select count(*)::int as entries, count(distinct e.operation)::int as payments,
    coalesce(sum(e.credits), 0)::int as credits
  from ledger_entry e join book b on b.id = e.book_id
  where e.operation = any($1) and e.reason = 'chargeback' and b.kind = 'sales'`

/** Banks take debits back that were paid, and report it; the credits go once, or are owed. */
export const reversals = async (site: CrashSite): Promise<Traffic> => {
  const placed = await debitsOf(site)
  for (const one of placed) await answered({ id: one.id, ask: placing(one.buyer, one) })
  const ids = placed.map(({ id }) => id)
  const refs = await opened(site, ids)
  const all = placed.map((one) => ({ ...one, ref: refs.get(one.id) ?? '' }))
  for (const { buyer, ref } of all) await play(buyer, ref, { status: 'paid' })
  await inState(site, ids, 'completed')
  for (const { buyer, ref } of all) {
    await play(buyer, ref, { aftermath: 'charged_back', webhook: 'never' })
  }
  return reportsOf(site, { what: 'reversals', all, state: 'chargedBack' }, async (gone) => {
    const many = gone.length
    const [taken] = await site.asked(TAKEN_BACK, [gone])
    const due = { entries: many, payments: many, credits: CREDITS * many }
    return [...differing('taken back', taken, due), ...(await unbalanced(site))]
  })
}
