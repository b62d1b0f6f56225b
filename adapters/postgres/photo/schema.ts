import { defineEntity, p } from '@mikro-orm/postgresql'
import { uploadSources } from '#core/photo/digital-source.ts'
import { Account } from '../account/schema.ts'

/**
 * Photos of profiles; `name` is that of their files. Which is the main one stands in the profile,
 * where every card reads it.
 */
export const Photo = defineEntity({
  name: 'Photo',
  tableName: 'photo',
  checks: [{ name: 'photo_name_check', expression: `name ~ '^[0-9a-f]{64}$'` }],
  indexes: [
    { name: 'photo_account_id_position_index', properties: ['account', 'position'] },
    { name: 'photo_ending_index', properties: ['at'], where: `status <> 'active'` },
  ],
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(Account).mapToPk().updateRule('no action').deleteRule('no action'),
    name: p.text(),
    status: p.enum(['pending', 'waiting', 'active', 'withheld', 'locked', 'removed']),
    position: p.integer(),
    private: p.boolean().default(false),
    at: p.datetime().columnType('timestamptz'),
    /** As staff stated it of an upload for a fictional profile. */
    source: p.enum([...uploadSources]).nullable(),
  },
})
