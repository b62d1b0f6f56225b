import { defineEntity, p } from '@mikro-orm/postgresql'
import type { Side } from '#core/chat/machine.ts'
import { type Gift, messageKinds } from '#core/chat/values.ts'
import { verdicts, warningKinds } from '#core/chat/warnings/values.ts'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import type { SignKind } from '#core/moderation/signs/values.ts'
import { Account } from '../account/schema.ts'
import { Site } from '../site/schema.ts'

const sides = ['starter', 'receiver'] as const satisfies Side[]
const isIn = (region: string, state: string) =>
  `(coalesce(state #>> '{living,${region}}' = '${state}', false)) stored`
const isListed = (side: Side) =>
  `(coalesce(state #>> '{living,${side}List}' = 'listed', false)
    and on_hold_for is distinct from ${side}_id) stored`
const barred = 'starter_blocks or receiver_blocks'
const states = [
  'sent',
  'held',
  'awaiting',
  'unanswered',
  'refunded',
  'removed',
  'withheld',
] as const satisfies StoredOf<'message'>['state'][]

/**
 * Per side: how far it has read, how many messages wait, and from where on it sees any since it
 * removed the chat. No index holds what a message changes, so that a message updates none.
 */
export const Conversation = defineEntity({
  name: 'Conversation',
  tableName: 'conversation',
  checks: [{ name: 'conversation_sides_check', expression: 'starter_id <> receiver_id' }],
  indexes: [
    { name: 'conversation_starter_index', properties: ['starter'] },
    { name: 'conversation_receiver_index', properties: ['receiver'] },
    { name: 'conversation_starter_barred_index', properties: ['starter'], where: barred },
    { name: 'conversation_receiver_barred_index', properties: ['receiver'], where: barred },
  ],
  properties: {
    id: p.uuid().primary(),
    starter: () => p.manyToOne(Account).mapToPk(),
    receiver: () => p.manyToOne(Account).mapToPk(),
    state: p.json<StoredOf<'conversation'>['state']>(),
    context: p.json<StoredOf<'conversation'>['context']>(),
    version: p.integer(),
    lastSeq: p.integer().default(0),
    lastAt: p.datetime().columnType('timestamptz'),
    starterRead: p.integer().default(0),
    receiverRead: p.integer().default(0),
    starterDelivered: p.integer().default(0),
    receiverDelivered: p.integer().default(0),
    starterUnread: p.integer().default(0).check('starter_unread >= 0'),
    receiverUnread: p.integer().default(0).check('receiver_unread >= 0'),
    starterFrom: p.integer().default(0),
    receiverFrom: p.integer().default(0),
    starterListed: p.boolean().generated(isListed('starter')),
    receiverListed: p.boolean().generated(isListed('receiver')),
    starterBlocks: p.boolean().generated(isIn('starterBlock', 'blocking')),
    /** While the first message is on hold, its recipient, who does not see the conversation. */
    onHoldFor: p.uuid().nullable(),
    receiverBlocks: p.boolean().generated(isIn('receiverBlock', 'blocking')),
  },
})

export const Message = defineEntity({
  name: 'Message',
  tableName: 'message',
  uniques: [{ properties: ['id'] }],
  checks: [
    { name: 'message_gift_check', expression: "(kind = 'gift') = (gift is not null)" },
    { name: 'message_withheld_check', expression: "(state = 'withheld') = (withheld is not null)" },
    { name: 'message_held_check', expression: "state <> 'held' or signs is not null" },
    { name: 'message_reply_check', expression: 'reply_to > 0 and reply_to < seq' },
  ],
  indexes: [
    {
      name: 'message_gift_index',
      expression: `create index message_gift_index on message (conversation_id, at)
        where kind = 'gift'`,
    },
    { name: 'message_signs_index', properties: ['conversation'], where: 'signs is not null' },
    {
      name: 'message_at_index',
      expression: 'create index message_at_index on message using brin (at)',
    },
  ],
  properties: {
    conversation: () => p.manyToOne(Conversation).mapToPk().primary(),
    seq: p.integer().primary(),
    id: p.uuid(),
    side: p.enum(sides),
    kind: p.enum(messageKinds).default('text'),
    gift: p.text().$type<Gift>().nullable(),
    body: p.text(),
    at: p.datetime().columnType('timestamptz'),
    state: p.enum(states).default('sent'),
    version: p.integer().default(1),
    replyTo: p.integer().nullable(),
    hearted: p.boolean().default(false),
    /** The words, while a decision shows them to nobody. */
    withheld: p.text().nullable(),
    /** Why it is held, and after it why its reader is warned. */
    signs: p.array<SignKind>().nullable(),
    /** Of what was held: when it went on. */
    deliveredAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

/**
 * What is counted of the first messages of a member, for a time: by whom, when, and a keyed hash of
 * the letters. Each count has an index in its own order, and so ends where it has enough.
 */
export const OpenerRow = defineEntity({
  name: 'OpenerRow',
  tableName: 'opener',
  indexes: [
    {
      name: 'opener_at_index',
      expression: 'create index opener_at_index on opener using brin (at)',
    },
    {
      name: 'opener_same_index',
      expression:
        'create index opener_same_index on opener (account_id, hash, conversation_id, at)',
    },
    {
      name: 'opener_contact_index',
      expression: 'create index opener_contact_index on opener (account_id, at) where contact',
    },
  ],
  properties: {
    account: () => p.manyToOne(Account).mapToPk().primary(),
    at: p.datetime().columnType('timestamptz').primary(),
    messageId: p.uuid().primary(),
    conversationId: p.uuid(),
    hash: p.blob().nullable(),
    contact: p.boolean(),
  },
})

/**
 * Which side of a conversation has to be told of new messages, and since when. A row per
 * conversation, which its senders lock anyway: nobody waits for anybody else. `handed` counts how
 * often it was given to a worker; a fictional profile is told sooner than a member, and a member's
 * device sooner than the member by mail.
 */
export const NoticeDue = defineEntity({
  name: 'NoticeDue',
  tableName: 'notice_due',
  indexes: [
    { properties: ['fictional', 'since'] },
    { name: 'notice_due_push_index', properties: ['since'], where: 'not fictional and not pushed' },
  ],
  properties: {
    conversationId: p.uuid().primary(),
    accountId: p.uuid().primary(),
    fictional: p.boolean(),
    since: p.datetime().columnType('timestamptz'),
    handed: p.integer().default(0),
    pushed: p.boolean().default(false),
  },
})

/**
 * How often receivers gave a verdict on warnings of a kind, per site and day. It names no member, so
 * it is neither archived nor erased with one, and it stays like the statistics of the day.
 */
export const WarningVerdictRow = defineEntity({
  name: 'WarningVerdictRow',
  tableName: 'warning_verdict',
  properties: {
    site: () =>
      p.manyToOne(Site).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    day: p.date().primary(),
    kind: p.enum(warningKinds).primary(),
    verdict: p.enum(verdicts).primary(),
    times: p.integer().check('times > 0'),
  },
})
