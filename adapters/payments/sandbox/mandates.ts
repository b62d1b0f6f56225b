import type { Pool } from 'pg'
import type { Clock } from '#core/kernel/ports.ts'
import type { RecordedMandate } from '#core/payment/checkout/ports.ts'
import type { Books } from './books.ts'
import { type Mandate, type NewPayment, unpaid } from './payment.ts'

type Row = Pick<Mandate, 'id' | 'payer' | 'method' | 'ended' | 'charges'> & {
  is_left: boolean
  known_as: string | null
  webhook_plan: Mandate['webhookPlan']
}

/** A payment by a mandate that is good at this moment: it is decided at once, as preset. */
const charge = `
with good as (
  select mandate.id, mandate.charges, mandate.webhook_plan
  from sandbox.mandate left join sandbox.payment on payment.ref = mandate.ref
  where mandate.id = $1 and mandate.method = $2 and not mandate.ended
    and not coalesce(payment.status = any($3::text[]), false)
  for share of mandate
)
insert into sandbox.payment (ref, reference, minor, currency, method, description, live,
  webhook_url, created_at, by_mandate, webhook_plan, settling, settles_at)
select $4, $5, $6, $7, $2, $8, $9, $10, $11, id, webhook_plan,
  nullif(charges, 'open'), case when charges <> 'open'
    then now() + case when $2 = 'directdebit' then $12 else 0 end * interval '1 ms' end
from good
on conflict (reference) do nothing`

const insertMandate = `
insert into sandbox.mandate (id, payer, method, reference, known_as)
values ($1, $2, 'directdebit', $3, $4) on conflict (reference) do nothing`

const select = `
select mandate.*, not coalesce(payment.status = any($2::text[]), false) as is_left
from sandbox.mandate left join sandbox.payment on payment.ref = mandate.ref
where mandate.id = $1`

const preset = `
update sandbox.mandate
set charges = coalesce($2, charges), webhook_plan = coalesce($3, webhook_plan)
where id = $1`

const recorded = `
select id as mandate, coalesce(known_as, reference) as reference from sandbox.mandate`

type Signed = { payer: string; reference: string; knownAs: string }

/** One that has ended is none. */
const findMandate =
  (pool: Pool) =>
  async (reference: string): Promise<RecordedMandate | null> => {
    const { rows } = await pool.query<RecordedMandate>(
      `${recorded} where reference = $1 and not ended`,
      [reference],
    )
    return rows[0] ?? null
  }

/** One of the payer's own word, by the account number that was typed at the shop. */
const recordMandate =
  (pool: Pool) =>
  async (id: string, { payer, reference, knownAs }: Signed): Promise<RecordedMandate> => {
    await pool.query(insertMandate, [id, payer, reference, knownAs])
    const { rows } = await pool.query<RecordedMandate>(`${recorded} where reference = $1`, [
      reference,
    ])
    if (!rows[0]) throw new Error(`${reference}: the mandate is not in the books`)
    return rows[0]
  }

const find =
  (pool: Pool) =>
  async (id: string): Promise<Mandate | null> => {
    const { rows } = await pool.query<Row>(select, [id, unpaid])
    if (!rows[0]) return null
    const { is_left: isLeft, webhook_plan: webhookPlan, known_as: knownAs, ...row } = rows[0]
    const { payer, method, ended, charges } = row
    return { id, payer, method, isLeft, ended, charges, webhookPlan, knownAs }
  }

/** The mandates that payments have left, which a restart does not forget either. */
export const mandatesOf = ({
  pool,
  clock,
  books,
  debitMs,
}: {
  pool: Pool
  clock: Clock
  books: Books
  /** How long a bank lets a direct debit wait. */
  debitMs: number
}) => {
  const charged = async (id: string, reference: string): Promise<{ ref: string } | null> => {
    const { rows } = await pool.query<{ ref: string }>(
      'select ref from sandbox.payment where reference = $1 and by_mandate = $2',
      [reference, id],
    )
    return rows[0] ?? null
  }

  return {
    recordMandate: recordMandate(pool),
    findMandate: findMandate(pool),
    find: find(pool),
    isGood: async (id: string): Promise<boolean> => {
      const found = await find(pool)(id)
      return found?.isLeft === true && !found.ended
    },
    /** The payment with this reference by this mandate, whoever was first; null for no good one. */
    charge: async (
      id: string,
      payment: Omit<NewPayment, 'returnUrl'>,
    ): Promise<{ ref: string } | null> => {
      const { ref, reference, amount, method, description, live, webhookUrl } = payment
      await pool.query(charge, [
        id,
        method,
        unpaid,
        ref,
        reference,
        amount.minor,
        amount.currency,
        description,
        live,
        webhookUrl,
        clock.now(),
        debitMs,
      ])
      const taken = await charged(id, reference)
      if (taken) await books.settleDue(taken.ref)
      return taken
    },
    /** The payment with this reference that was taken by it before, if there is one. */
    charged,
    /** What becomes of the payments by it from now on, and of their webhooks. */
    preset: async (id: string, change: Partial<Pick<Mandate, 'charges' | 'webhookPlan'>>) => {
      await pool.query(preset, [id, change.charges ?? null, change.webhookPlan ?? null])
    },
    end: async (id: string) => {
      await pool.query('update sandbox.mandate set ended = true where id = $1', [id])
    },
  }
}
export type Mandates = ReturnType<typeof mandatesOf>
