import { defineEntity, p } from '@mikro-orm/postgresql'
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  relationshipStatuses,
  sexualities,
} from '#core/discovery/values.ts'
import { Account } from '../account/schema.ts'

/** A main photo by the names under which it is kept. */
export type StoredImage = {
  filename: string
  thumb_filename: string
  status: string
  match: string
}

/**
 * What others may see of an account. Site, label and confirmation are the account's own: the
 * foreign key over all four holds them together, so that a fictional profile is always labelled.
 */
export const Profile = defineEntity({
  name: 'Profile',
  tableName: 'profile',
  indexes: [
    {
      name: 'profile_search_index',
      columns: [
        { name: 'site_id' },
        { name: 'gender' },
        { name: 'pictured', sort: 'desc' },
        { name: 'last_seen', sort: 'desc' },
        { name: 'account_id' },
      ],
      where: `status = 'active' and confirmed and visible`,
    },
    {
      name: 'profile_count_index',
      properties: ['siteId', 'gender', 'born'],
      include: [
        'fictional',
        'seeks',
        'country',
        'region',
        'accountId',
        'status',
        'confirmed',
        'visible',
      ],
      where: `status = 'active' and confirmed and visible`,
    },
    {
      name: 'profile_fictional_index',
      properties: ['siteId', 'gender'],
      where: `fictional and status = 'active' and confirmed and visible`,
    },
  ],
  properties: {
    accountId: p.uuid().primary(),
    siteId: p.text(),
    fictional: p.boolean(),
    confirmed: p.boolean(),
    account: () =>
      p
        .manyToOne(Account)
        .mapToPk()
        .joinColumns('account_id', 'site_id', 'fictional', 'confirmed')
        .referencedColumnNames('id', 'site_id', 'fictional', 'confirmed')
        .columnTypes('uuid', 'text', 'boolean', 'boolean')
        .updateRule('cascade')
        .foreignKeyName('profile_label_foreign'),
    status: p.enum(['active', 'disabled']),
    visible: p.boolean().default(true),
    name: p.text(),
    born: p.date(),
    gender: p.enum(genders),
    seeks: p.enum(genders).nullable(),
    sexuality: p.enum(sexualities).nullable(),
    country: p.text(),
    region: p.text(),
    city: p.text(),
    aboutMe: p.text().defaultRaw(`''`),
    reason: p.text().defaultRaw(`''`),
    tattoos: p.boolean().nullable(),
    hairColor: p.enum(hairColors).nullable(),
    eyeColor: p.enum(eyeColors).nullable(),
    bodyType: p.enum(bodyTypes).nullable(),
    relationshipStatus: p.enum(relationshipStatuses).nullable(),
    interests: p.array().defaultRaw(`'{}'`),
    mainImage: p.json<StoredImage>().nullable(),
    pictured: p.boolean().generated(`(coalesce(main_image ->> 'status' = 'active', false)) stored`),
    lastSeen: p.datetime().columnType('timestamptz'),
  },
})

export const Liking = defineEntity({
  name: 'Liking',
  tableName: 'liking',
  indexes: [{ columns: [{ name: 'to_id' }, { name: 'at', sort: 'desc' }] }],
  properties: {
    from: () =>
      p.manyToOne(Account).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    to: () =>
      p.manyToOne(Account).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    at: p.datetime().columnType('timestamptz'),
    isNew: p.boolean(),
  },
})

/** Who has to be told of new likes or of a match, since when, and whether a device was told. */
export const LikeNotice = defineEntity({
  name: 'LikeNotice',
  tableName: 'like_notice',
  properties: {
    account: () => p.manyToOne(Account).mapToPk().primary(),
    kind: p.enum(['newLikes', 'matches']).primary(),
    since: p.datetime().columnType('timestamptz').index(),
    pushed: p.boolean().default(false),
  },
})
