import type { Currency } from '#core/kernel/money.ts'
import type { Proposed } from '#core/payment/direct-debit/ports.ts'
import { DEBIT_MANDATE } from '#core/payment/direct-debit/rules.ts'
import type { ShownMandate } from '#core/payment/direct-debit/values.ts'
import { NotWritten } from '../../platform/plan/refusals.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { clearDoubt } from './doubts.ts'

export const beginMandate = statement({
  name: 'debit_begin',
  values: {
    id: sqlType.uuid(),
    site: sqlType.text(),
    account: sqlType.uuid(),
    provider: sqlType.text(),
    live: sqlType.boolean(),
    bundle: sqlType.text(),
    minor: sqlType.integer(),
    currency: sqlType.text(),
    holder: sqlType.text(),
    street: sqlType.text(),
    houseNumber: sqlType.text(),
    zip: sqlType.text(),
    city: sqlType.text(),
    sealedIban: sqlType.text(),
    ibanMark: sqlType.text(),
    ibanCountry: sqlType.text(),
    ibanEnd: sqlType.text(),
    phoneEnd: sqlType.text(),
    text: sqlType.text(),
    shown: sqlType.jsonb<ShownMandate>(),
    reference: sqlType.text(),
    mark: sqlType.text(),
    now: sqlType.timestamptz(),
    state: sqlType.jsonb(),
    context: sqlType.jsonb(),
    version: sqlType.integer(),
  },
  columns: { id: sqlType.uuid() },
  text: `insert into debit_mandate (id, site_id, account_id, provider, live, bundle, minor, currency,
    holder, street, house_number, zip, city, sealed_iban, iban_mark, iban_country, iban_end, phone_end, text,
    shown, reference, mark, sent_at, state, context, version)
  values (:id, :site, :account, :provider, :live, :bundle, :minor, :currency, :holder, :street,
    :houseNumber, :zip, :city, :sealedIban, :ibanMark, :ibanCountry, :ibanEnd, :phoneEnd, :text, :shown,
    :reference, :mark, :now, :state, :context, :version)
  on conflict (id) do nothing
  returning id`,
})

/** Of what was begun here before and is gone, the history is left. */
const taken = statement({
  name: 'debit_taken',
  values: { id: sqlType.uuid() },
  columns: { is: sqlType.boolean() },
  text: `select exists (
    select from move where lifecycle = 'mandate' and entity_id = :id::uuid::text and version = 1
  ) or exists (select from debit_mandate where id = :id::uuid) as is`,
})
export const isTaken = async (on: Queryable, id: string): Promise<boolean> =>
  (await taken(on, { id }))[0]?.is === true

export const waitingProposals = statement({
  name: 'debit_waiting',
  values: { account: sqlType.uuid() },
  columns: { id: sqlType.uuid() },
  text: `select id from debit_mandate where account_id = :account
    and state -> 'unsigned' is not null`,
})

type Row = Omit<Proposed, 'amount' | 'sentAt' | 'signedAt'> & {
  minor: number
  currency: Currency
  sentAt: string
  signedAt: string | null
}

const looked = statement({
  name: 'debit_proposed',
  values: { id: sqlType.uuid(), account: sqlType.uuid() },
  columns: { proposal: sqlType.json<Row>() },
  text: `select json_build_object('id', d.id, 'account', d.account_id, 'site', d.site_id,
    'provider', d.provider, 'live', d.live, 'bundle', d.bundle, 'minor', d.minor,
    'currency', d.currency, 'holder', d.holder, 'street', d.street,
    'houseNumber', d.house_number, 'zip', d.zip, 'city', d.city, 'sealedIban', d.sealed_iban,
    'ibanCountry', d.iban_country, 'ibanEnd', d.iban_end, 'phoneEnd', d.phone_end, 'text', d.text,
    'shown', d.shown, 'signing', d.signing, 'reference', d.reference, 'mark', d.mark,
    'sentAt', d.sent_at, 'signedAt', d.signed_at,
    'wasSent', not (d.context ->> 'unsent')::boolean) as proposal
  from debit_mandate d where d.id = :id and d.account_id = :account`,
})

export const lookProposed = async (
  on: Queryable,
  which: { account: string; id: string },
): Promise<Proposed | null> => {
  const [row] = await looked(on, which)
  if (!row) return null
  const { minor, currency, sentAt, signedAt, ...rest } = row.proposal
  return {
    ...rest,
    amount: { minor, currency },
    sentAt: new Date(sentAt),
    signedAt: signedAt === null ? null : new Date(signedAt),
  }
}

const own = { account: sqlType.uuid(), id: sqlType.uuid() }

/** The end of the account, which takes what is not signed along, comes before it or after it. */
const hold = statement({
  name: 'debit_sign_hold',
  values: own,
  columns: { id: sqlType.uuid() },
  text: `select a.id from account a where a.id = :account
    and exists (select from debit_mandate d where d.id = :id and d.account_id = a.id)
  for no key update of a`,
})

/** The one before it, which waits for nothing any more. Its provider is told. */
const endBefore = statement({
  name: 'debit_end_before',
  values: { ...own, now: sqlType.timestamptz() },
  text: `with ended as (
    update mandate m set ended_at = :now, reason = 'replaced', tell_at = :now
    from debit_mandate d
    where d.id = :id and m.account_id = :account and m.method = 'directdebit'
      and m.provider = d.provider and m.id <> :id and m.ended_at is null
    returning m.id
  )
  delete from deadline l using ended
  where l.lifecycle = 'mandate' and l.entity_id = ended.id::text`,
})

const keep = statement({
  name: 'debit_keep',
  values: { id: sqlType.uuid(), ref: sqlType.text(), now: sqlType.timestamptz() },
  text: `insert into mandate (id, site_id, account_id, provider, ref, method, live, given_at, consent)
  select d.id, d.site_id, d.account_id, d.provider, :ref, 'directdebit', d.live,
    :now::timestamptz, '${DEBIT_MANDATE}'
  from debit_mandate d where d.id = :id
  on conflict (id) do nothing`,
})

type Signed = { id: string; account: string }

/** Held before the mandate itself, in the order in which erasing takes them. */
export const holdAccount = async (on: Queryable, which: Signed): Promise<void> => {
  if ((await hold(on, which)).length === 0) throw new NotWritten('conflict')
}

/** It holds from now on, and the one before it has ended. */
export const keepSigned = async (
  on: Queryable,
  { id, account, ref, now }: Signed & { ref: string; now: Date },
): Promise<void> => {
  await endBefore(on, { id, account, now })
  await keep(on, { id, ref, now })
  await clearDoubt(on, id)
}
