import type { Currency } from '#core/kernel/money.ts'
import type { Proposed } from '#core/payment/direct-debit/ports.ts'
import { DEBIT_MANDATE } from '#core/payment/direct-debit/rules.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

export const propose = statement({
  name: 'debit_propose',
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
    ibanCountry: sqlType.text(),
    ibanEnd: sqlType.text(),
    phoneEnd: sqlType.text(),
    text: sqlType.text(),
    reference: sqlType.text(),
    mark: sqlType.text(),
    sentAt: sqlType.timestamptz(),
  },
  columns: { id: sqlType.uuid() },
  text: `insert into debit_mandate (id, site_id, account_id, provider, live, bundle, minor, currency,
    holder, street, house_number, zip, city, sealed_iban, iban_country, iban_end, phone_end, text,
    reference, mark, sent_at)
  values (:id, :site, :account, :provider, :live, :bundle, :minor, :currency, :holder, :street,
    :houseNumber, :zip, :city, :sealedIban, :ibanCountry, :ibanEnd, :phoneEnd, :text, :reference,
    :mark, :sentAt)
  on conflict (id) do nothing
  returning id`,
})

export const drop = statement({
  name: 'debit_drop',
  values: { account: sqlType.uuid(), id: sqlType.uuid() },
  text: 'delete from debit_mandate where id = :id and account_id = :account and signed_at is null',
})

/** A new code leaves one that was sent before without a try. */
export const voidEarlier = statement({
  name: 'debit_void_earlier',
  values: { account: sqlType.uuid(), id: sqlType.uuid(), most: sqlType.integer() },
  text: `update debit_mandate set tries = :most, sealed_iban = null
  where account_id = :account and id <> :id and signed_at is null`,
})

type Row = Omit<Proposed, 'amount' | 'sentAt' | 'signedAt'> & {
  minor: number
  currency: Currency
  sentAt: string
  signedAt: string | null
}

const lookText = `select json_build_object('id', d.id, 'account', d.account_id, 'site', d.site_id,
    'provider', d.provider, 'live', d.live, 'bundle', d.bundle, 'minor', d.minor,
    'currency', d.currency, 'holder', d.holder, 'street', d.street,
    'houseNumber', d.house_number, 'zip', d.zip, 'city', d.city, 'sealedIban', d.sealed_iban,
    'ibanCountry', d.iban_country, 'ibanEnd', d.iban_end, 'phoneEnd', d.phone_end, 'text', d.text,
    'reference', d.reference, 'mark', d.mark, 'tries', d.tries, 'sentAt', d.sent_at,
    'signedAt', d.signed_at) as proposal
  from debit_mandate d where d.id = :id and d.account_id = :account`
const lookedUp = {
  values: { id: sqlType.uuid(), account: sqlType.uuid() },
  columns: { proposal: sqlType.json<Row>() },
}
const looked = statement({ name: 'debit_proposed', ...lookedUp, text: lookText })
const held = statement({ name: 'debit_held', ...lookedUp, text: `${lookText} for update` })

export const lookProposed = (
  on: Queryable,
  { locked = false, ...which }: { account: string; id: string; locked?: boolean },
) => (locked ? held : looked)(on, which)

export const countTry = statement({
  name: 'debit_count_try',
  values: { id: sqlType.uuid() },
  text: 'update debit_mandate set tries = tries + 1 where id = :id',
})

const own = { account: sqlType.uuid(), id: sqlType.uuid() }

/** The end of the account, and another mandate of it, come before it or after it. */
const hold = statement({
  name: 'debit_sign_hold',
  values: own,
  columns: { gone: sqlType.boolean() },
  text: `select a.state = '"erased"' as gone from account a where a.id = :account
    and exists (select from debit_mandate d where d.id = :id and d.account_id = a.id)
  for no key update of a`,
})

const write = statement({
  name: 'debit_sign',
  values: { ...own, now: sqlType.timestamptz() },
  columns: { id: sqlType.uuid() },
  text: `update debit_mandate set signed_at = :now, sealed_iban = null
  where id = :id and account_id = :account and signed_at is null returning id`,
})

/** The one before it. Its provider is told. */
const endBefore = statement({
  name: 'debit_end_before',
  values: { ...own, now: sqlType.timestamptz() },
  text: `update mandate m set ended_at = :now, reason = 'replaced', tell_at = :now
  from debit_mandate d
  where d.id = :id and m.account_id = :account and m.method = 'directdebit'
    and m.provider = d.provider and m.id <> :id and m.ended_at is null`,
})

const keep = statement({
  name: 'debit_keep',
  values: {
    id: sqlType.uuid(),
    ref: sqlType.text(),
    now: sqlType.timestamptz(),
    gone: sqlType.boolean(),
  },
  text: `insert into mandate (id, site_id, account_id, provider, ref, method, live, given_at, consent,
    ended_at, reason, tell_at)
  select d.id, d.site_id, d.account_id, d.provider, :ref, 'directdebit', d.live,
    :now::timestamptz, '${DEBIT_MANDATE}', case when :gone::boolean then :now::timestamptz end,
    case when :gone::boolean then 'erased' end,
    case when :gone::boolean then :now::timestamptz end
  from debit_mandate d where d.id = :id
  on conflict (id) do nothing`,
})

/** Whether it was signed by this; who did it before, or asks for none of theirs, changes nothing. */
export const signed = async (
  on: Queryable,
  { id, account, ref, now }: { id: string; account: string; ref: string; now: Date },
): Promise<boolean> => {
  const [owner] = await hold(on, { id, account })
  if (!owner || (await write(on, { id, account, now })).length === 0) return false
  await endBefore(on, { id, account, now })
  await keep(on, { id, ref, now, gone: owner.gone })
  return true
}
