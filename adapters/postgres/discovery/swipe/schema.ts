import { defineEntity, p } from '@mikro-orm/postgresql'
import { genders } from '#core/discovery/values.ts'
import { Account } from '../../account/schema.ts'

/** What somebody did in the game with whom last. */
export const Swipe = defineEntity({
  name: 'Swipe',
  tableName: 'swipe',
  indexes: [
    { columns: [{ name: 'account_id' }, { name: 'at', sort: 'desc' }] },
    { name: 'swipe_likes_index', properties: ['account', 'day'], where: 'liked' },
  ],
  properties: {
    account: () =>
      p.manyToOne(Account).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    shown: () =>
      p
        .manyToOne(Account)
        .mapToPk()
        .primary()
        .index()
        .updateRule('no action')
        .deleteRule('no action'),
    day: p.date(),
    at: p.datetime().columnType('timestamptz'),
    liked: p.boolean(),
  },
})

/** Whose turn it is to be shown in the game: a row for each profile, made by a trigger. */
export const SwipeTurn = defineEntity({
  name: 'SwipeTurn',
  tableName: 'swipe_turn',
  indexes: [
    {
      name: 'swipe_turn_index',
      properties: ['siteId', 'gender', 'away', 'day', 'times', 'account'],
    },
  ],
  properties: {
    account: () =>
      p.manyToOne(Account).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    siteId: p.text(),
    gender: p.enum(genders),
    away: p.boolean().default(false),
    day: p.date().defaultRaw(`'1970-01-01'`),
    times: p.integer().default(0),
  },
})
