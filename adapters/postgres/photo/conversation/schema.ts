import { defineEntity, p } from '@mikro-orm/postgresql'
import { Account } from '../../account/schema.ts'

/**
 * Photos of conversations; `name` is that of their files. One has the id of its message, and is
 * there before it: `ready` ones wait for it.
 */
export const ChatPhoto = defineEntity({
  name: 'ChatPhoto',
  tableName: 'chat_photo',
  checks: [{ name: 'chat_photo_name_check', expression: `name ~ '^[0-9a-f]{64}$'` }],
  indexes: [
    { name: 'chat_photo_account_id_index', properties: ['account'] },
    { name: 'chat_photo_ending_index', properties: ['at'], where: `status <> 'sent'` },
  ],
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(Account).mapToPk().updateRule('no action').deleteRule('no action'),
    name: p.text(),
    status: p.enum(['pending', 'ready', 'sent', 'withheld', 'locked', 'removed']),
    at: p.datetime().columnType('timestamptz'),
    openedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})
