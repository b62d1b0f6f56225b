import { defineEntity, p } from '@mikro-orm/postgresql'
import { Account } from '../../account/schema.ts'

/** Whom a member wants to meet, and how; who has chosen nothing has no row. */
export const MeetingChoice = defineEntity({
  name: 'MeetingChoice',
  tableName: 'meeting_choice',
  properties: {
    account: () =>
      p.manyToOne(Account).mapToPk().updateRule('no action').deleteRule('no action').primary(),
    realOnly: p.boolean().default(false),
    unseen: p.boolean().default(false),
    noMarks: p.boolean().default(false),
    noPhotos: p.boolean().default(false),
    shownOutside: p.boolean().default(false),
  },
})
