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
    placeHidden: p.boolean().default(false),
    aboutMe: p.text().defaultRaw(`''`),
    reason: p.text().defaultRaw(`''`),
    tattoos: p.boolean().nullable(),
    hairColor: p.enum(hairColors).nullable(),
    eyeColor: p.enum(eyeColors).nullable(),
    bodyType: p.enum(bodyTypes).nullable(),
    relationshipStatus: p.enum(relationshipStatuses).nullable(),
    interests: p.array().defaultRaw(`'{}'`),
    mainImage: p.json<StoredImage>().nullable(),
  },
})

/** As Postgres writes it out. */
const seenIn = (seconds: number) =>
  `(floor((EXTRACT(epoch FROM (last_seen - '1970-01-01 00:00:00+00'::timestamp with time zone)) ` +
  `/ (${seconds})::numeric)))::integer`
const isShown = 'shown'
const isShownReal = 'shown and not fictional'
const isShownFictional = 'shown and fictional'

/**
 * What search reads of a profile, maintained by a trigger on it, and when its member was last seen.
 * `hour` and `seenPeriod` (ten minutes) follow from `lastSeen`, and no index has `lastSeen` itself, so
 * that visits within a period change no index. `shown`: by status, confirmation and visibility;
 * `cell`: of the grid of distances; `facets`: `name:value` for all filters that list values; `shownNr`: rises in
 * the order in which members were shown first. Only servers from before migration 144 use
 * `sexuality`, `tattoos` to `interests`, `hourBefore` and `movedAt`.
 */
export const SearchEntry = defineEntity({
  name: 'SearchEntry',
  tableName: 'search_entry',
  indexes: [
    {
      name: 'search_entry_active_index',
      properties: ['siteId', 'gender', 'pictured', 'hour', 'account'],
      include: ['fictional', 'born', 'seeks'],
      where: isShown,
    },
    {
      name: 'search_entry_place_index',
      properties: ['siteId', 'gender', 'country', 'region', 'pictured', 'hour', 'account'],
      include: ['shown', 'fictional', 'born', 'seeks'],
    },
    {
      name: 'search_entry_born_index',
      properties: ['siteId', 'gender', 'born'],
      include: ['shown', 'country', 'region', 'fictional', 'seeks', 'pictured', 'hour', 'account'],
    },
    {
      name: 'search_entry_cell_index',
      properties: ['siteId', 'gender', 'cell', 'pictured', 'hour', 'account'],
      include: ['shown', 'fictional', 'born', 'seeks'],
    },
    {
      name: 'search_entry_joined_index',
      properties: ['siteId', 'gender', 'joinedAt', 'account'],
      include: ['shown', 'fictional', 'born', 'pictured', 'hour'],
    },
    {
      name: 'search_entry_online_index',
      properties: ['siteId', 'gender', 'seenPeriod', 'pictured', 'hour', 'account'],
      include: ['shown', 'fictional', 'born', 'seeks', 'joinedAt'],
    },
    {
      name: 'search_entry_fictional_index',
      properties: ['siteId', 'gender', 'pictured', 'hour', 'account'],
      include: ['country', 'region', 'cell', 'born', 'joinedAt', 'seeks'],
      where: isShownFictional,
    },
    {
      name: 'search_entry_facets_index',
      properties: ['facets'],
      type: 'gin',
      where: isShownReal,
    },
    {
      name: 'search_entry_fictional_facets_index',
      properties: ['facets'],
      type: 'gin',
      where: isShownFictional,
    },
    {
      name: 'search_entry_shown_nr_index',
      properties: ['siteId', 'gender', 'shownNr'],
      where: isShown,
    },
  ],
  properties: {
    account: () =>
      p
        .oneToOne(Profile)
        .mapToPk()
        .primary()
        .joinColumn('account_id')
        .updateRule('no action')
        .deleteRule('cascade'),
    siteId: p.text(),
    shown: p.boolean(),
    fictional: p.boolean(),
    gender: p.text(),
    seeks: p.text().nullable(),
    sexuality: p.text().nullable(),
    country: p.text(),
    region: p.text(),
    city: p.text(),
    cell: p.integer().nullable(),
    born: p.date(),
    tattoos: p.boolean().nullable(),
    hairColor: p.text().nullable(),
    eyeColor: p.text().nullable(),
    bodyType: p.text().nullable(),
    relationshipStatus: p.text().nullable(),
    interests: p.array().defaultRaw(`'{}'`),
    facets: p.array().defaultRaw(`'{}'`),
    pictured: p.boolean(),
    joinedAt: p.datetime().columnType('timestamptz'),
    lastSeen: p.datetime().columnType('timestamptz'),
    hour: p.integer().generated(`${seenIn(3_600)} stored`),
    seenPeriod: p.integer().generated(`${seenIn(600)} stored`),
    hourBefore: p.integer().nullable(),
    movedAt: p.datetime().columnType('timestamptz').nullable(),
    shownNr: p.bigint().nullable(),
  },
})

/** In which cell each town lies that profiles name. */
export const Town = defineEntity({
  name: 'Town',
  tableName: 'town',
  properties: {
    country: p.text().primary(),
    region: p.text().primary(),
    city: p.text().primary(),
    cell: p.integer(),
  },
})

export const Liking = defineEntity({
  name: 'Liking',
  tableName: 'liking',
  indexes: [
    { columns: [{ name: 'to_id' }, { name: 'at', sort: 'desc' }] },
    { properties: ['from', 'at', 'to'] },
    { properties: ['to', 'isNew', 'at', 'from'] },
  ],
  properties: {
    from: () =>
      p.manyToOne(Account).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    to: () =>
      p.manyToOne(Account).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    at: p.datetime().columnType('timestamptz'),
    isNew: p.boolean(),
  },
})

/** Who has to be told of new likes, of a match or of who looked, since when, and whether a device was told. */
export const LikeNotice = defineEntity({
  name: 'LikeNotice',
  tableName: 'like_notice',
  properties: {
    account: () => p.manyToOne(Account).mapToPk().primary(),
    kind: p.enum(['newLikes', 'matches', 'visits']).primary(),
    since: p.datetime().columnType('timestamptz').index(),
    pushed: p.boolean().default(false),
  },
})
