import { defineEntity, p } from '@mikro-orm/postgresql'
import type { StateValue } from 'xstate'
import type { Due } from '#core/kernel/lifecycle.ts'
import type { Name } from '#core/kernel/lifecycles.ts'

const names = [
  'account',
  'conversation',
  'payment',
  'signIn',
  'discount',
  'timeBonus',
  'message',
  'moderationCase',
  'restriction',
  'photo',
  'approval',
  'mandate',
] as const satisfies Name[]

/**
 * The history of every lifecycle: states and events, never what a person wrote. A trigger refuses
 * to change or remove a row.
 */
export const Move = defineEntity({
  name: 'Move',
  tableName: 'move',
  properties: {
    lifecycle: p.enum(names).primary(),
    entityId: p.text().primary(),
    version: p.integer().primary(),
    event: p.text(),
    before: p.json<StateValue>().nullable(),
    after: p.json<StateValue>(),
    at: p.datetime().columnType('timestamptz'),
  },
})

/** Deadlines outlive a restart. `claimedUntil`: a sweeper is at work on it. */
export const Deadline = defineEntity({
  name: 'Deadline',
  tableName: 'deadline',
  properties: {
    lifecycle: p.enum(names).primary(),
    entityId: p.text().primary(),
    name: p.text().$type<Due>().primary(),
    dueAt: p.datetime().columnType('timestamptz').index(),
    claimedUntil: p.datetime().columnType('timestamptz').nullable(),
    /** How often it was taken and still stands. */
    tries: p.integer().default(0),
  },
})

/** Answers that are remembered under the caller's idempotency key. */
export const Request = defineEntity({
  name: 'Request',
  tableName: 'request',
  properties: {
    scope: p.text().primary(),
    key: p.text().primary(),
    fingerprint: p.text(),
    answer: p.json<unknown>(),
    at: p.datetime().columnType('timestamptz').index(),
  },
})

export const RateLimit = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limit',
  properties: {
    key: p.text().primary(),
    taken: p.integer(),
    endsAt: p.datetime().columnType('timestamptz').index(),
  },
})

/** One row: the last measurement of the books, and when a server may take the next. */
export const BooksMeasurement = defineEntity({
  name: 'BooksMeasurement',
  tableName: 'books_measurement',
  properties: {
    name: p.text().primary(),
    ledgerSum: p.double(),
    walletsOff: p.integer(),
    measuredAt: p.datetime().columnType('timestamptz').nullable(),
    nextAt: p.datetime().columnType('timestamptz'),
  },
})

/** A row of nobody's, written to see whether the database can be written. */
export const Readiness = defineEntity({
  name: 'Readiness',
  tableName: 'readiness',
  properties: {
    name: p.text().primary(),
    triedAt: p.datetime().columnType('timestamptz'),
  },
})
