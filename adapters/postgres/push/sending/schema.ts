import { defineEntity, p } from '@mikro-orm/postgresql'
import { FIRST_TIME_ZONE, lockScreens } from '#core/push/sending/values.ts'
import { Account } from '../../account/schema.ts'

/**
 * When and how a member is told by push, and what stands of it: how much was sent within the hour
 * since `sentSince`, what quiet hours hold back, until when a page is open, and up to where the
 * member has looked at what happened. Who has none of it has no row.
 */
export const PushChoice = defineEntity({
  name: 'PushChoice',
  tableName: 'push_choice',
  checks: [
    {
      name: 'push_choice_quiet_check',
      expression:
        '(quiet_from is null) = (quiet_to is null) and quiet_from <> quiet_to ' +
        'and quiet_from >= 0 and quiet_from < 1440 and quiet_to >= 0 and quiet_to < 1440',
    },
  ],
  indexes: [
    {
      name: 'push_choice_held_index',
      properties: ['heldUntil'],
      where: 'held_until is not null',
    },
  ],
  properties: {
    account: () =>
      p.oneToOne(Account).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    timeZone: p.text().default(FIRST_TIME_ZONE),
    zoneChosen: p.boolean().default(false),
    quietFrom: p.integer().nullable(),
    quietTo: p.integer().nullable(),
    lockScreen: p.enum(lockScreens).default('nothing'),
    onScreenUntil: p.datetime().columnType('timestamptz').nullable(),
    sent: p.integer().default(0),
    sentSince: p.datetime().columnType('timestamptz').nullable(),
    held: p.array().defaultRaw(`'{}'`),
    heldSince: p.datetime().columnType('timestamptz').nullable(),
    heldUntil: p.datetime().columnType('timestamptz').nullable(),
    lookedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})
