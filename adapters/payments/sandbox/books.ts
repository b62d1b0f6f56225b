import type { Pool } from 'pg'
import type { Clock } from '#core/kernel/ports.ts'
import {
  type Delivery,
  type LaterOutcome,
  laterOutcomes,
  type NewPayment,
  type Outcome,
  type Pace,
  type Payment,
  type SavedMethod,
  type WebhookPlan,
} from './payment.ts'

type SharedField = 'ref' | 'reference' | 'method' | 'description' | 'live' | 'status'
type Row = Pick<Payment, SharedField> & {
  minor: number
  currency: Payment['amount']['currency']
  return_url: string | null
  webhook_url: string
  webhook_plan: WebhookPlan
  settling: Outcome | null
  came_twice: boolean
  refunded_minor: number
  charged_minor: number
  times_undone: number
  leaves: string | null
  leaves_ended: boolean | null
  by_mandate: string | null
}

const paymentOf = ({ minor, currency, ...row }: Row): Payment => ({
  ref: row.ref,
  reference: row.reference,
  amount: { minor, currency },
  method: row.method,
  description: row.description,
  live: row.live,
  returnUrl: row.return_url,
  webhookUrl: row.webhook_url,
  webhookPlan: row.webhook_plan,
  status: row.status,
  settling: row.settling,
  cameTwice: row.came_twice,
  refundedMinor: row.refunded_minor,
  chargedMinor: row.charged_minor,
  undone: row.times_undone,
  leaves: row.leaves === null ? null : { id: row.leaves, ended: row.leaves_ended === true },
  byMandate: row.by_mandate,
})

const select = `
select payment.*, mandate.id as leaves, mandate.ended as leaves_ended
from sandbox.payment left join sandbox.mandate on mandate.ref = payment.ref
where payment.ref = $1`

const insert = `
with opened as (
  insert into sandbox.payment (ref, reference, minor, currency, method, description, live,
    return_url, webhook_url, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (reference) do nothing
  returning ref, method
)
insert into sandbox.mandate (id, ref, payer, method)
select $11::text, ref, $12, method from opened where $11 is not null`

/** Nothing is decided twice; a webhook that runs ahead leaves before the booking. */
const decide = `
with decided as (
  update sandbox.payment
  set settling = $2, settles_at = now() + $3 * interval '1 ms', webhook_plan = $4
  where ref = $1 and status = 'open' and (settling is null or method = 'directdebit')
  returning ref, webhook_plan
)
insert into sandbox.webhook (ref, due_at)
select ref, now() from decided where webhook_plan = 'ahead'`

/**
 * Money that comes late or twice, or goes back; what cannot follow changes nothing. A chargeback
 * that is undone leaves what the shop had given back before, of the first money and of the second.
 */
const follow = `
with booked as (
  update sandbox.payment
  set status = case when $2 = 'won_back' and given_back and stays_gone_minor is null
      then 'refunded' else $2 end,
    webhook_plan = $3, settled_at = $4,
    times_undone = times_undone + case when $2 = 'won_back' then 1 else 0 end,
    given_back = $2 <> 'paid_twice' and (given_back or $2 = 'refunded')
      and not ($2 = 'won_back' and stays_gone_minor is not null),
    charged_minor = case
      when $2 = 'won_back' or ($2 = 'paid_twice' and status in ('refunded', 'charged_back')) then 0
      else charged_minor end,
    came_twice = came_twice or $2 = 'paid_twice',
    refunded_minor = case
      when $2 = 'paid_twice' and status in ('refunded', 'charged_back') then minor
      when $2 = 'won_back' and stays_gone_minor is not null then stays_gone_minor
        + case when given_back then minor else refunded_minor - minor end
      else refunded_minor end,
    stays_gone_minor = case
      when $2 = 'paid_twice' and status = 'charged_back' then refunded_minor
      when $2 = 'won_back' then null
      else stays_gone_minor end
  where ref = $1 and status = any($5::text[]) and not (came_twice and $2 = 'paid_twice')
    and ($2 <> 'won_back' or status = 'charged_back' or charged_minor > 0)
  returning ref, webhook_plan
)
insert into sandbox.webhook (ref, due_at)
select ref, now() + planned.after_ms * interval '1 ms'
from booked join (values ('now', 0), ('late', $6::integer), ('twice', 0), ('twice', 0), ('ahead', 0))
  as planned (name, after_ms) on planned.name = booked.webhook_plan`

const before = (aftermath: LaterOutcome) =>
  Object.entries(laterOutcomes)
    .filter(([, next]) => next.some((one) => one === aftermath))
    .map(([status]) => status)

/** Books what is due, and queues its webhooks as planned; each payment is booked once. */
const settle = `
with booked as (
  update sandbox.payment
  set status = settling, settling = null, settles_at = null, settled_at = $2
  where settles_at <= now() and ($1::text is null or ref = $1)
  returning ref, webhook_plan
)
insert into sandbox.webhook (ref, due_at)
select ref, now() + planned.after_ms * interval '1 ms'
from booked join (values ('now', 0), ('late', $3::integer), ('twice', 0), ('twice', 0), ('ahead', 0))
  as planned (name, after_ms) on planned.name = booked.webhook_plan`

/** The payer's bank takes a part back, and leaves some of what is there. */
const chargePart = `
with booked as (
  update sandbox.payment
  set charged_minor = charged_minor + $2
  where ref = $1 and status in ('paid', 'paid_twice', 'won_back')
    and refunded_minor + charged_minor + $2 < minor * case when came_twice then 2 else 1 end
  returning ref, webhook_plan
)
insert into sandbox.webhook (ref, due_at)
select ref, now() + planned.after_ms * interval '1 ms'
from booked join (values ('now', 0), ('late', $3::integer), ('twice', 0), ('twice', 0), ('ahead', 0))
  as planned (name, after_ms) on planned.name = booked.webhook_plan`

/** Gives back once for each reference, and never more than came. */
const refund = `
with held as (
  select ref, minor * case when came_twice then 2 else 1 end as came
  from sandbox.payment
  where ref = $1 and status in ('paid', 'paid_twice', 'won_back') for update
), given as (
  insert into sandbox.refund (reference, ref, minor)
  select $2, held.ref, $3::integer from held join sandbox.payment p on p.ref = held.ref
  where p.refunded_minor + p.charged_minor + $3::integer <= held.came
  on conflict (reference) do nothing
  returning ref, minor
), booked as (
  update sandbox.payment p
  set refunded_minor = p.refunded_minor + given.minor,
    status = case when p.refunded_minor + p.charged_minor + given.minor < held.came then p.status
      when p.charged_minor > 0 then 'charged_back' else 'refunded' end,
    given_back = p.refunded_minor + given.minor = held.came
  from given join held on held.ref = given.ref
  where p.ref = given.ref
  returning p.ref, p.webhook_plan
)
insert into sandbox.webhook (ref, due_at)
select ref, now() + planned.after_ms * interval '1 ms'
from booked join (values ('now', 0), ('late', $4::integer), ('twice', 0), ('twice', 0), ('ahead', 0))
  as planned (name, after_ms) on planned.name = booked.webhook_plan`

/** The values of `insert`, in its order. */
const insertedOf = (payment: NewPayment, keeping: SavedMethod | null, now: Date) => [
  payment.ref,
  payment.reference,
  payment.amount.minor,
  payment.amount.currency,
  payment.method,
  payment.description,
  payment.live,
  payment.returnUrl,
  payment.webhookUrl,
  now,
  keeping?.mandate ?? null,
  keeping?.payer ?? null,
]

/** The truth about payments: all of it is in tables, so that a restart forgets nothing. */
export const booksOf = ({ pool, clock, pace }: { pool: Pool; clock: Clock; pace: Pace }) => {
  const settleDue = (ref: string | null = null) =>
    pool.query(settle, [ref, clock.now(), pace.lateMs])

  const find = async (ref: string): Promise<Payment | null> => {
    await settleDue(ref)
    const { rows } = await pool.query<Row>(select, [ref])
    return rows[0] ? paymentOf(rows[0]) : null
  }

  return {
    /** Answers the payment that has the reference, whoever was first. */
    open: async (payment: NewPayment, keeping: SavedMethod | null): Promise<{ ref: string }> => {
      const { reference } = payment
      await pool.query(insert, insertedOf(payment, keeping, clock.now()))
      const { rows } = await pool.query<{ ref: string }>(
        'select ref from sandbox.payment where reference = $1',
        [reference],
      )
      if (!rows[0]) throw new Error(`${reference}: the payment is not in the books`)
      return rows[0]
    },
    find,
    settleDue,
    /** What the payer, or the bank, decides; of a payment that is decided nothing changes. */
    decide: async (
      ref: string,
      { outcome, afterMs, plan }: { outcome: Outcome; afterMs: number; plan: WebhookPlan },
    ) => {
      const bookedAfterMs = plan === 'ahead' ? Math.max(afterMs, pace.aheadMs) : afterMs
      await pool.query(decide, [ref, outcome, bookedAfterMs, plan])
      await settleDue(ref)
    },
    follow: (ref: string, aftermath: LaterOutcome, plan: WebhookPlan) =>
      pool.query(follow, [ref, aftermath, plan, clock.now(), before(aftermath), pace.lateMs]),
    chargePart: (ref: string, minor: number) => pool.query(chargePart, [ref, minor, pace.lateMs]),
    refund: async (ref: string, { reference, minor }: { reference: string; minor: number }) => {
      await pool.query(refund, [ref, reference, minor, pace.lateMs])
      const { rows } = await pool.query(
        'select from sandbox.refund where reference = $1 and ref = $2 and minor = $3',
        [reference, ref, minor],
      )
      return rows.length > 0
    },
    preset: async (ref: string, plan: WebhookPlan) => {
      await pool.query(
        `update sandbox.payment set webhook_plan = $2
         where ref = $1 and status = 'open' and settling is null`,
        [ref, plan],
      )
    },
    deliveries: async (ref: string): Promise<Delivery[]> => {
      const { rows } = await pool.query<Delivery>(
        'select tries, answer, done from sandbox.webhook where ref = $1 order by id',
        [ref],
      )
      return rows
    },
  }
}
export type Books = ReturnType<typeof booksOf>
