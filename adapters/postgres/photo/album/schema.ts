import { defineEntity, p } from '@mikro-orm/postgresql'
import { Account } from '../../account/schema.ts'

/** For whom a member's private album is open, since when. */
export const AlbumGrant = defineEntity({
  name: 'AlbumGrant',
  tableName: 'album_grant',
  checks: [{ name: 'album_grant_sides_check', expression: 'owner_id <> viewer_id' }],
  indexes: [{ name: 'album_grant_viewer_id_index', properties: ['viewer'] }],
  properties: {
    owner: () =>
      p.manyToOne(Account).mapToPk().updateRule('no action').deleteRule('no action').primary(),
    viewer: () =>
      p.manyToOne(Account).mapToPk().updateRule('no action').deleteRule('no action').primary(),
    at: p.datetime().columnType('timestamptz'),
  },
})
