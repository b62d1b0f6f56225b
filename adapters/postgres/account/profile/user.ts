import type { AgeOutcome } from '#core/account/age/values.ts'
import { accountForMember, type OwnAccount } from '#core/account/views.ts'
import type { Gender } from '#core/discovery/values.ts'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import { roleOf, type StaffRole } from '#core/kernel/roles.ts'
import { profileColumns, profileOf, profileRow } from '../../platform/cards.ts'
import { type RowOf, sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

const userRow = {
  ...profileRow,
  town: sqlType.text(),
  state: sqlType.jsonb<StoredOf<'account'>['state']>(),
  context: sqlType.jsonb<StoredOf<'account'>['context']>(),
  email: sqlType.text().nullable(),
  email_pending: sqlType.text().nullable(),
  language: sqlType.text(),
  payment_country: sqlType.text(),
  premium: sqlType.boolean(),
  confirmed: sqlType.boolean(),
  staff: sqlType.text<StaffRole>().nullable(),
  created_at: sqlType.timestamptz(),
  notifications_disabled: sqlType.text().array(),
  push_subscription: sqlType.jsonb().nullable(),
  seeks: sqlType.text<Gender>().nullable(),
  consent_version: sqlType.text().nullable(),
  consent_given_at: sqlType.timestamptz().nullable(),
  fictional_icon: sqlType.boolean(),
  credits: sqlType.integer(),
  started: sqlType.integer(),
  age_proof: sqlType.text<AgeOutcome>().nullable(),
  chat_paused: sqlType.boolean(),
  has_avoided: sqlType.boolean(),
}
type UserRow = RowOf<typeof userRow>

const findUser = statement({
  name: 'account_user',
  values: { viewer: sqlType.uuid(), now: sqlType.timestamptz() },
  columns: userRow,
  text: `select ${profileColumns}, p.city as town, me.state, me.context, me.email, change.asked as email_pending, me.language,
    me.payment_country, me.premium, me.confirmed,
    me.staff_role as staff, me.created_at, me.notifications_disabled, me.push_subscription, p.seeks,
    given.version as consent_version, given.given_at as consent_given_at,
    (site.settings ->> 'fictional_icon')::boolean as fictional_icon,
    wallet.balance as credits, wallet.started, age.outcome as age_proof, me.chat_paused,
    exists (select from avoided_address where account_id = me.id) as has_avoided
  from account me
  join profile p on p.account_id = me.id
  join wallet on wallet.account_id = me.id
  join site on site.id = me.site_id
  left join mail_change change on change.account_id = me.id and change.ends_at > :now
  left join age_proof age on age.account_id = me.id
  left join consent given on given.account_id = me.id and given.withdrawn_at is null
  where me.id = :viewer`,
})

const consentOf = (row: UserRow): OwnAccount['consent'] => {
  const { consent_version: version, consent_given_at: givenAt } = row
  return version !== null && givenAt !== null ? { version, givenAt } : null
}

/** A fictional profile has no address and is no user. */
export const userOf = async (
  on: Queryable,
  account: string,
  now: Date,
): Promise<OwnAccount | null> => {
  const [row] = await findUser(on, { viewer: account, now })
  if (!row || row.email === null) return null
  return {
    id: row.id,
    email: row.email,
    pendingEmail: row.email_pending,
    name: row.name,
    born: row.born,
    gender: row.gender,
    sexuality: row.sexuality,
    seeks: row.seeks,
    consent: consentOf(row),
    country: row.country,
    paymentCountry: row.payment_country,
    region: row.region,
    city: row.town,
    language: row.language,
    credits: row.credits,
    premium: row.premium,
    signedUpAt: row.created_at,
    role: roleOf(row),
    confirmed: row.confirmed,
    disabled: row.notifications_disabled,
    fictionalIcon: row.fictional_icon,
    pushSubscription: row.push_subscription,
    profile: profileOf(row, now),
    lifecycle: accountForMember(row),
    ageProof: row.age_proof,
    started: row.started,
    chatPaused: row.chat_paused,
    hasAvoided: row.has_avoided,
  }
}
