import type { AccountStore } from '#core/account/ports.ts'
import type { Gender, Sexuality } from '#core/discovery/values.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'

const giveConsent = statement({
  name: 'account_give_consent',
  values: {
    account: sqlType.uuid(),
    now: sqlType.timestamptz(),
    version: sqlType.text(),
    seeks: sqlType.text<Gender>(),
  },
  text: `with given as (
    insert into consent (account_id, given_at, version) values (:account, :now, :version)
    on conflict (account_id) where withdrawn_at is null do nothing
  )
  update profile set seeks = :seeks where account_id = :account`,
})

/**
 * A slug tells of a niche what an orientation does. The account is held before its profile, as
 * where an account ends: in another order the two wait for each other.
 */
const withdrawConsent = statement({
  name: 'account_withdraw_consent',
  values: { now: sqlType.timestamptz(), account: sqlType.uuid() },
  text: `with owner as materialized (
    select id from account where id = :account for no key update
  ), withdrawn as (
    update consent set withdrawn_at = :now where account_id = :account and withdrawn_at is null
  ), landed as (
    update account set traffic_source = nullif(traffic_source - 'slug', '{}')
    where id = :account and traffic_source ? 'slug'
  )
  update profile set seeks = null, sexuality = null from owner where account_id = owner.id`,
})

/** In one statement with the question: a consent that is withdrawn meanwhile leaves nothing. */
const setSexuality = statement({
  name: 'account_set_sexuality',
  values: {
    sexuality: sqlType.text<Sexuality>().nullable(),
    account: sqlType.uuid(),
  },
  columns: { account_id: sqlType.uuid() },
  text: `update profile set sexuality = :sexuality
  where account_id = :account and (:sexuality::text is null or exists (
    select from consent where account_id = :account and withdrawn_at is null
  )) returning account_id`,
})

type SignedUpWith = Pick<
  AccountStore,
  | 'giveConsent'
  | 'withdrawConsent'
  | 'setSexuality'
  | 'firstMessage'
  | 'forgetFirstMessage'
  | 'signupCredits'
>

/** What members agreed to, and what they wrote before they were members. */
export const signedUpWith = ({ pool, tables }: Database): SignedUpWith => ({
  giveConsent: async (account, given) => void (await giveConsent(pool, { account, ...given })),
  withdrawConsent: async (account, now) => void (await withdrawConsent(pool, { account, now })),
  setSexuality: async (account, sexuality) =>
    (await setSexuality(pool, { account, sexuality })).length > 0,
  firstMessage: async (account) => {
    const found = await tables
      .selectFrom('first_message as m')
      .innerJoin('account as me', 'me.id', 'm.account_id')
      .select(['m.id', 'm.profile_id as to', 'm.body', 'me.site_id as site'])
      .where('m.account_id', '=', account)
      .executeTakeFirst()
    return found ?? null
  },
  forgetFirstMessage: async (account) => {
    await tables.deleteFrom('first_message').where('account_id', '=', account).execute()
  },
  signupCredits: async (account) => {
    const given = await tables
      .selectFrom('ledger_entry')
      .select('credits')
      .where('operation', '=', account)
      .where('book_id', '=', account)
      .where('reason', '=', 'signup')
      .executeTakeFirst()
    return given?.credits ?? 0
  },
})
