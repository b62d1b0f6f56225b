import { defineEntity, p } from '@mikro-orm/postgresql'
import type { QuestionId } from '#core/discovery/match-finder/questions.ts'
import type { Weight } from '#core/discovery/match-finder/values.ts'
import { Account } from '../../account/schema.ts'

/** What a member said to a question of the match finder, and what they wish of another. */
export const FinderAnswerRow = defineEntity({
  name: 'FinderAnswerRow',
  tableName: 'finder_answer',
  properties: {
    account: () =>
      p.manyToOne(Account).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    question: p.text().$type<QuestionId>().primary(),
    answer: p.text(),
    accepts: p.array(),
    weight: p.integer().$type<Weight>().check('weight in (0, 1, 3, 9)'),
    private: p.boolean(),
    changedAt: p.datetime().columnType('timestamptz'),
  },
})

/** Consent to keep intimate answers, and until when: rows are closed, never changed. */
export const IntimateConsent = defineEntity({
  name: 'IntimateConsent',
  tableName: 'intimate_consent',
  uniques: [
    {
      name: 'intimate_consent_open_unique',
      properties: ['account'],
      where: 'withdrawn_at is null',
    },
  ],
  properties: {
    account: () => p.manyToOne(Account).mapToPk().primary(),
    givenAt: p.datetime().columnType('timestamptz').primary(),
    version: p.text(),
    withdrawnAt: p.datetime().columnType('timestamptz').nullable(),
  },
})
