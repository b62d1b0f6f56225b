import { DAY_MS } from '#core/kernel/time-units.ts'
import { ok } from '#core/kernel/verdict.ts'
import { type AdvanceFacts, mayAdvance, SETBACK_DAYS } from '#core/payment/direct-debit/advance.ts'
import { NotWritten } from '../../platform/plan/refusals.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

/** The account, and all others that signed a mandate for the same IBAN. */
const sharing = `array(
    select :account::uuid
    union
    select theirs.account_id from debit_mandate own
    join debit_mandate theirs on theirs.iban_mark = own.iban_mark and theirs.signed_at is not null
    where own.account_id = :account and own.signed_at is not null
  )`

/**
 * A chargeback that the bank has undone is none, nor is a refusal that was paid later, and what was
 * cancelled here or ran out of time no bank refused.
 */
const look = statement({
  name: 'debit_advance_facts',
  values: {
    account: sqlType.uuid(),
    since: sqlType.timestamptz(),
    except: sqlType.uuid().nullable(),
  },
  columns: {
    owed: sqlType.integer(),
    setbacks: sqlType.integer(),
    outstanding: sqlType.integer(),
  },
  text: `with together as (select ${sharing} as accounts)
  select (
      select coalesce(sum(w.owed), 0)::int from wallet w where w.account_id = any (accounts)
    ) as owed, (
      select count(*)::int from payment p join move m
        on m.lifecycle = 'payment' and m.entity_id = p.id::text
      where p.account_id = any (accounts) and m.at > :since
        and m.at > coalesce((
          select max(l.at) from debit_lift l where l.account_id = p.account_id
        ), '-infinity')
        and (m.event = 'chargedBack' and not exists (
            select from move won where won.lifecycle = 'payment' and won.entity_id = m.entity_id
              and won.event = 'wonBack' and won.version > m.version
          ) or p.method = 'directdebit' and m.event in ('failed', 'refusedByProvider')
            and p.completed_at is null)
    ) as setbacks, (
      select coalesce(sum((p.context ->> 'advance')::int), 0)::int from payment p
      where p.account_id = any (accounts) and p.method = 'directdebit' and p.is_open
        and p.id is distinct from :except::uuid
    ) as outstanding
  from together where exists (select from wallet where account_id = :account)`,
})

const SETBACK_MS = SETBACK_DAYS * DAY_MS

/** What decides on credits in advance. Nobody without a wallet has any. */
export const advanceFacts = async (
  on: Queryable,
  { account, now, except = null }: { account: string; now: Date; except?: string | null },
): Promise<AdvanceFacts> => {
  const since = new Date(now.getTime() - SETBACK_MS)
  const [row] = await look(on, { account, since, except })
  return row ?? { owed: 0, setbacks: 1, outstanding: 0 }
}

const most = statement({
  name: 'debit_advance_most',
  values: { account: sqlType.uuid() },
  columns: { most: sqlType.integer() },
  text: `select coalesce((s.settings ->> 'debit_advance')::int, 0) as most
  from account a join site s on s.id = a.site_id where a.id = :account`,
})

export const mostInAdvance = async (on: Queryable, account: string): Promise<number> =>
  (await most(on, { account }))[0]?.most ?? 0

/** Until the transaction ends nobody can owe more. */
const owes = statement({
  name: 'debit_advance_owes',
  values: { account: sqlType.uuid() },
  columns: { owed: sqlType.integer() },
  text: 'select owed from wallet where account_id = :account for update',
})

/** Nothing comes in advance for whom it may not at that moment: what may come is reckoned anew. */
export const holdAdvance = async (
  on: Queryable,
  { account, payment, now }: { account: string; payment: string; now: Date },
): Promise<void> => {
  const [wallet] = await owes(on, { account })
  const facts = await advanceFacts(on, { account, now, except: payment })
  if (!wallet || mayAdvance(facts) !== ok) throw new NotWritten('conflict')
}
