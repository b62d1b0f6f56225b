import type { Pool } from 'pg'
import type { Clock } from '#core/kernel/ports.ts'
import type { Books } from './books.ts'
import { type Mandate, type NewPayment, unpaid } from './payment.ts'

type Row = Pick<Mandate, 'id' | 'payer' | 'method' | 'ended' | 'charges'> & {
  is_left: boolean
  webhook_plan: Mandate['webhookPlan']
}

/** A payment by a mandate that is good at this moment: it is decided at once, as preset. */
const charge = `
with good as (
  select mandate.id, mandate.charges, mandate.webhook_plan
  from sandbox.mandate join sandbox.payment on payment.ref = mandate.ref
  where mandate.id = $1 and mandate.method = $2 and not mandate.ended
    and not payment.status = any($3::text[])
  for share of mandate
)
insert into sandbox.payment (ref, reference, minor, currency, method, description, live,
  webhook_url, created_at, by_mandate, webhook_plan, settling, settles_at)
select $4, $5, $6, $7, $2, $8, $9, $10, $11, id, webhook_plan,
  nullif(charges, 'open'), case when charges <> 'open' then now() end
from good
on conflict (reference) do nothing`

const select = `
select mandate.*, not payment.status = any($2::text[]) as is_left
from sandbox.mandate join sandbox.payment on payment.ref = mandate.ref
where mandate.id = $1`

const preset = `
update sandbox.mandate
set charges = coalesce($2, charges), webhook_plan = coalesce($3, webhook_plan)
where id = $1`

/** The mandates that payments have left, which a restart does not forget either. */
export const mandatesOf = ({ pool, clock, books }: { pool: Pool; clock: Clock; books: Books }) => {
  const charged = async (id: string, reference: string): Promise<{ ref: string } | null> => {
    const { rows } = await pool.query<{ ref: string }>(
      'select ref from sandbox.payment where reference = $1 and by_mandate = $2',
      [reference, id],
    )
    return rows[0] ?? null
  }

  return {
    find: async (id: string): Promise<Mandate | null> => {
      const { rows } = await pool.query<Row>(select, [id, unpaid])
      if (!rows[0]) return null
      const { is_left: isLeft, webhook_plan: webhookPlan, ...row } = rows[0]
      const { payer, method, ended, charges } = row
      return { id, payer, method, isLeft, ended, charges, webhookPlan }
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
