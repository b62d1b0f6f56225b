import type { Activated, NewAccount } from '#core/account/values.ts'
import type { Gender, Sexuality } from '#core/discovery/values.ts'
import { endMandates } from '../../platform/plan/end-mandates.ts'
import { NotWritten } from '../../platform/plan/refusals.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { asColumns, clearSignupDetails, saveSignupDetails } from './save-signup-details.ts'
import { endForms } from './writes.ts'

const isAt = statement({
  name: 'account_is_at',
  values: { id: sqlType.uuid(), email: sqlType.text() },
  columns: { id: sqlType.uuid() },
  text: 'select id from account where id = :id and email = :email',
})

/** What was typed, in the place of what the account was. */
const replace = statement({
  name: 'account_replace',
  values: {
    passwordHash: sqlType.text(),
    language: sqlType.text(),
    paymentCountry: sqlType.text(),
    trafficSource: sqlType.jsonb().nullable(),
    id: sqlType.uuid(),
    site: sqlType.text(),
    email: sqlType.text(),
    name: sqlType.text(),
    born: sqlType.date(),
    gender: sqlType.text<Gender>(),
    seeks: sqlType.text<Gender>(),
    sexuality: sqlType.text<Sexuality>().nullable(),
    country: sqlType.text(),
    region: sqlType.text(),
    city: sqlType.text(),
    reason: sqlType.text(),
  },
  columns: { id: sqlType.uuid() },
  text: `with typed as (
    update account set password_hash = :passwordHash, language = :language,
      payment_country = :paymentCountry, traffic_source = :trafficSource,
      notifications_disabled = '{}'
    where id = :id and site_id = :site and email = :email returning id
  )
  update profile set name = :name, born = :born, gender = :gender, seeks = :seeks,
    sexuality = :sexuality, country = :country, region = :region, city = :city, reason = :reason,
    about_me = '', tattoos = null, hair_color = null, eye_color = null, body_type = null,
    relationship_status = null, interests = '{}', main_image = null
  from typed where account_id = typed.id returning account_id as id`,
})

/** What somebody else put there before the address had an owner. */
const clear = statement({
  name: 'account_clear',
  values: { id: sqlType.uuid() },
  text: `with shown as (update photo set status = 'removed' where account_id = :id),
  held as (delete from spending_limit where account_id = :id),
  kept as (delete from favourite where :id in (account_id, kept_id))
  delete from liking where :id in (from_id, to_id)`,
})

const setPassword = statement({
  name: 'account_set_password',
  values: { passwordHash: sqlType.text(), id: sqlType.uuid() },
  text: 'update account set password_hash = :passwordHash where id = :id',
})

/** Answers that are remembered for a member are told to whoever has the session and the key. */
const forgetWaysIn = statement({
  name: 'account_forget_ways_in',
  values: { id: sqlType.uuid() },
  text: `with known as (delete from known_device where account_id = :id)
  delete from request where scope >= 'of:' || :id || ' ' and scope < 'of:' || :id || '!'`,
})

/** The links of other forms die with these, where they wait for the same mailbox. */
const endWaysIn = statement({
  name: 'account_end_ways_in',
  values: { id: sqlType.uuid() },
  text: `with sessions as (delete from session where account_id = :id),
  links as (
    delete from link
    where account_id = :id and (purpose <> 'activation' or about = :id::uuid::text)
  )
  delete from mail_change where account_id = :id and asked is not null`,
})

/** The account becomes what a form says: nothing of what was there shows in it. */
const becomeForm = async (
  on: Queryable,
  { id, form, now }: { id: string; form: NewAccount; now: Date },
) => {
  const replaced = await replace(on, { id, ...asColumns(form) })
  if (replaced.length === 0) throw new NotWritten('conflict')
  await clear(on, { id })
  await clearSignupDetails(on, id)
  await saveSignupDetails(on, { id, form, now })
}

const endWishes = statement({
  name: 'account_end_wishes',
  values: { id: sqlType.uuid() },
  text: `with sessions as (delete from session where account_id = :id),
  links as (delete from link where account_id = :id and purpose = 'mailChange')
  delete from mail_change where account_id = :id and asked is not null`,
})

/** Its own device has typed it anew. */
export const correctForm = async (
  on: Queryable,
  typed: { id: string; form: NewAccount; now: Date },
) => {
  await becomeForm(on, typed)
  await endWishes(on, typed)
}

/**
 * The mailbox of the address has spoken: whatever else waited for it ends, and nobody goes on with
 * the password, the session, the link or the kept way of paying of who was there before.
 */
export const activateAccount = async (
  on: Queryable,
  { id, activated, now }: { id: string; activated: Activated | undefined; now: Date },
) => {
  if (activated) {
    const { email, form, passwordHash } = activated
    if ((await isAt(on, { id, email })).length === 0) throw new NotWritten('conflict')
    if (form) await becomeForm(on, { id, form, now })
    if (passwordHash !== null) await setPassword(on, { id, passwordHash })
    if (form || passwordHash !== null) {
      await endMandates(on, { account: id, id: null, reason: 'removed', now })
      await forgetWaysIn(on, { id })
    }
  }
  await endWaysIn(on, { id })
  await endForms(on, { id })
}
