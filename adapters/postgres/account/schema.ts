import { defineEntity, p } from '@mikro-orm/postgresql'
import { leavingReasons } from '#core/account/leaving/rules.ts'
import { linkPurposes } from '#core/account/ports.ts'
import type { NewAccount, TrafficSource } from '#core/account/values.ts'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import { staffRoles } from '#core/kernel/roles.ts'
import { Site } from '../site/schema.ts'

const isIn = (region: string, state: string) =>
  `coalesce(state #>> '{living,${region}}' = '${state}', false)`

/** The twin of `mayEnter` of the core, for every request of a session. */
const mayEnter =
  `coalesce(state #>> '{living,standing}' is distinct from 'leaving' ` +
  `and state #>> '{living,conduct}' = 'clear', false)`

/**
 * An account without an address is a fictional profile: the database says so, nobody else can.
 * What search asks of the lifecycle are columns that the database derives from its state.
 */
export const Account = defineEntity({
  name: 'Account',
  tableName: 'account',
  indexes: [
    {
      name: 'account_unhashed_index',
      expression: `create index account_unhashed_index on account (id)
        where address_hash is null and email like '%@%'`,
    },
    {
      name: 'account_device_index',
      expression: `create index account_device_index on account ((push_subscription ->> 'endpoint'))
        where push_subscription is not null`,
    },
    { name: 'account_staff_index', properties: ['site'], where: 'staff_role is not null' },
  ],
  uniques: [
    {
      name: 'account_address_unique',
      properties: ['site', 'email'],
      where: `state <> '"erased"'::jsonb`,
    },
    { name: 'account_shown_unique', properties: ['id', 'site', 'fictional', 'confirmed'] },
  ],
  properties: {
    id: p.uuid().primary(),
    site: () => p.manyToOne(Site).mapToPk(),
    email: p.text().nullable(),
    /** Keyed, and written by a trigger with the address: what others name to avoid is found by it. */
    addressHash: p.blob().nullable(),
    passwordHash: p.text().nullable(),
    language: p.text(),
    paymentCountry: p.text().default(''),
    trafficSource: p.json<TrafficSource>().nullable(),
    notificationsDisabled: p.array().defaultRaw(`'{}'`),
    pushSubscription: p.json<unknown>().nullable(),
    /** Of which session the device with that subscription is: with it, the subscription ends. */
    pushSession: p.uuid().nullable(),
    state: p.json<StoredOf<'account'>['state']>(),
    context: p.json<StoredOf<'account'>['context']>(),
    version: p.integer(),
    createdAt: p.datetime().columnType('timestamptz'),
    fictional: p.boolean().generated('(email is null) stored'),
    confirmed: p.boolean().generated(`(${isIn('standing', 'active')}) stored`),
    premium: p.boolean().generated(`(${isIn('membership', 'premium')}) stored`),
    staffRole: p.enum(staffRoles).nullable(),
    /** While a decision pauses the chats of this member. */
    chatPaused: p.boolean().default(false),
    leavingReason: p.enum(leavingReasons).nullable(),
    mayEnter: p.boolean().generated(`(${mayEnter}) stored`),
  },
})

/**
 * A mailbox that had the sign-up credits of a site: its keyed hash, which no account is named by, so
 * that it outlives the account.
 */
export const CreditedMailbox = defineEntity({
  name: 'CreditedMailbox',
  tableName: 'credited_mailbox',
  properties: {
    site: () =>
      p.manyToOne(Site).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    hash: p.blob().primary(),
    keptUntil: p.datetime().columnType('timestamptz').index(),
  },
})

/** Only the hash of a token is kept: who reads this table cannot sign in with it. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'session',
  uniques: [{ properties: ['account', 'openedBy'] }],
  indexes: [{ properties: ['account', 'createdAt', 'id'] }],
  properties: {
    tokenHash: p.text().primary(),
    account: () => p.manyToOne(Account).mapToPk(),
    device: p.text(),
    createdAt: p.datetime().columnType('timestamptz'),
    expiresAt: p.datetime().columnType('timestamptz').index(),
    /** By which its member may name it; the hash of its token leaves the database never. */
    id: p.uuid().defaultRaw('gen_random_uuid()').unique(),
    seenAt: p.datetime().columnType('timestamptz').defaultRaw('now()'),
    /** The key of the call that began it, which begins no second one. */
    openedBy: p.text().nullable(),
  },
})

/** From which devices and networks somebody has signed in: `mark` is a hash of both. */
export const KnownDevice = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_device',
  properties: {
    account: () => p.manyToOne(Account).mapToPk().primary(),
    mark: p.text().primary(),
    seenAt: p.datetime().columnType('timestamptz').index(),
  },
})

/**
 * Another address, of two kinds in time: at first `asked`, until its owner confirms it; from then
 * on the account has it, and `was` can be brought back. Both until `endsAt`.
 */
export const MailChange = defineEntity({
  name: 'MailChange',
  tableName: 'mail_change',
  indexes: [{ properties: ['site', 'was'] }],
  checks: [{ name: 'mail_change_check', expression: '(asked is null) <> (was is null)' }],
  properties: {
    account: () =>
      p.oneToOne(Account).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    site: () => p.manyToOne(Site).mapToPk(),
    asked: p.text().nullable(),
    was: p.text().nullable(),
    endsAt: p.datetime().columnType('timestamptz').index(),
  },
})

/** Of one account and purpose, and what it opens; several where a stranger may have asked too. */
export const Link = defineEntity({
  name: 'Link',
  tableName: 'link',
  indexes: [{ properties: ['account', 'purpose', 'about'] }],
  properties: {
    tokenHash: p.text().primary(),
    account: () => p.manyToOne(Account).mapToPk(),
    purpose: p.enum(linkPurposes),
    about: p.text().default(''),
    createdAt: p.datetime().columnType('timestamptz'),
    expiresAt: p.datetime().columnType('timestamptz').index(),
    handle: p.text().nullable().index(),
    wrong: p.integer().default(0),
  },
})

/**
 * A sign-up that waits for the mailbox of its address. `typed` is null where it is what the account
 * with its id is already; `device` is a hash of the secret that the sending device keeps.
 */
export const SignupFormRow = defineEntity({
  name: 'SignupFormRow',
  tableName: 'signup_form',
  indexes: [{ properties: ['site', 'email'] }],
  properties: {
    id: p.uuid().primary(),
    site: () => p.manyToOne(Site).mapToPk(),
    email: p.text(),
    device: p.text().nullable(),
    typed: p.json<NewAccount>().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
    expiresAt: p.datetime().columnType('timestamptz').index(),
  },
})

/** What was agreed to, when, and until when: rows are closed, never changed. */
export const Consent = defineEntity({
  name: 'Consent',
  tableName: 'consent',
  uniques: [
    { name: 'consent_open_unique', properties: ['account'], where: 'withdrawn_at is null' },
  ],
  properties: {
    account: () => p.manyToOne(Account).mapToPk().primary(),
    givenAt: p.datetime().columnType('timestamptz').primary(),
    version: p.text(),
    withdrawnAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

/** What a visitor wrote to a member before being one, until the address is confirmed. */
export const FirstMessage = defineEntity({
  name: 'FirstMessage',
  tableName: 'first_message',
  properties: {
    account: () =>
      p.manyToOne(Account).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    id: p.uuid(),
    profileId: p.uuid(),
    body: p.text(),
  },
})

export const SignIn = defineEntity({
  name: 'SignIn',
  tableName: 'sign_in',
  properties: {
    id: p.text().primary(),
    state: p.json<StoredOf<'signIn'>['state']>(),
    context: p.json<StoredOf<'signIn'>['context']>(),
    version: p.integer(),
  },
})
