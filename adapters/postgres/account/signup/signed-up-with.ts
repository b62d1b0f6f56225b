import type { AccountStore } from '#core/account/ports.ts'
import type { FirstMessage } from '#core/account/values.ts'
import type { Gender, Sexuality } from '#core/discovery/values.ts'
import type { Database } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'

const giveConsent = statement<
  { account: string; version: string; seeks: Gender; now: Date },
  never
>(
  'account_give_consent',
  `with given as (
    insert into consent (account_id, given_at, version) values (:account, :now, :version)
    on conflict (account_id) where withdrawn_at is null do nothing
  )
  update profile set seeks = :seeks where account_id = :account`,
)

const withdrawConsent = statement<{ account: string; now: Date }, never>(
  'account_withdraw_consent',
  `with withdrawn as (
    update consent set withdrawn_at = :now where account_id = :account and withdrawn_at is null
  )
  update profile set seeks = null, sexuality = null where account_id = :account`,
)

/** In one statement with the question: a consent that is withdrawn meanwhile leaves nothing. */
const setSexuality = statement<
  { account: string; sexuality: Sexuality | null },
  { account_id: string }
>(
  'account_set_sexuality',
  `update profile set sexuality = :sexuality
  where account_id = :account and (:sexuality::text is null or exists (
    select from consent where account_id = :account and withdrawn_at is null
  )) returning account_id`,
)

const firstMessage = statement<{ account: string }, FirstMessage & { site: string }>(
  'account_first_message',
  `select m.id, m.profile_id as to, m.body, me.site_id as site
  from first_message m join account me on me.id = m.account_id
  where m.account_id = :account`,
)

const forgetFirstMessage = statement<{ account: string }, never>(
  'account_forget_first_message',
  'delete from first_message where account_id = :account',
)

type SignedUpWith = Pick<
  AccountStore,
  'giveConsent' | 'withdrawConsent' | 'setSexuality' | 'firstMessage' | 'forgetFirstMessage'
>

/** What members agreed to, and what they wrote before they were members. */
export const signedUpWith = ({ pool }: Database): SignedUpWith => ({
  giveConsent: async (account, given) => void (await giveConsent(pool, { account, ...given })),
  withdrawConsent: async (account, now) => void (await withdrawConsent(pool, { account, now })),
  setSexuality: async (account, sexuality) =>
    (await setSexuality(pool, { account, sexuality })).length > 0,
  firstMessage: async (account) => (await firstMessage(pool, { account }))[0] ?? null,
  forgetFirstMessage: async (account) => void (await forgetFirstMessage(pool, { account })),
})
