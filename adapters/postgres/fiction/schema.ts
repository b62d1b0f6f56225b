import { defineEntity, p } from '@mikro-orm/postgresql'
import { answerers } from '#core/fiction/values.ts'
import { Account } from '../account/schema.ts'

/** Why a fictional profile is there, who answers for it, and its story, for those who write. */
export const FictionalProfile = defineEntity({
  name: 'FictionalProfile',
  tableName: 'fictional_profile',
  checks: [{ name: 'fictional_profile_purpose_check', expression: `purpose <> ''` }],
  properties: {
    account: () =>
      p.oneToOne(Account).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    answers: p.enum(answerers),
    purpose: p.text(),
    story: p.text().default(''),
    /** Null for one that came with a demo. */
    madeBy: p.uuid().nullable(),
    madeAt: p.datetime().columnType('timestamptz'),
  },
})

/** Who of the staff has a conversation in hand, and until when. */
export const AnswerClaim = defineEntity({
  name: 'AnswerClaim',
  tableName: 'answer_claim',
  properties: {
    conversationId: p.uuid().primary(),
    staffId: p.uuid(),
    until: p.datetime().columnType('timestamptz'),
  },
})

/** Who wrote an answer; members never learn it. */
export const StaffAnswer = defineEntity({
  name: 'StaffAnswer',
  tableName: 'staff_answer',
  properties: {
    messageId: p.uuid().primary(),
    conversationId: p.uuid(),
    staffId: p.uuid().index(),
    at: p.datetime().columnType('timestamptz'),
  },
})
