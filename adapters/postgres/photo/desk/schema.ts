import { defineEntity, p } from '@mikro-orm/postgresql'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import { Account } from '../../account/schema.ts'

const status = `(case when state ? 'pending' then 'pending' when state ? 'locked' then 'locked'
  when state ->> 'shown' = 'approved' then 'approved'
  when state ? 'shown' then 'shown' else state #>> '{}' end) stored`

/**
 * What becomes of a picture, by its id: of a photo of a profile from its upload on, of one in a
 * conversation once it is locked. What the queue and the constraints ask are columns derived from
 * its state. `match`: how near it is to one that was refused, in bits; `rank`: what a classifier
 * says; `sha256`: of the file, where it is locked.
 */
export const PhotoReview = defineEntity({
  name: 'PhotoReview',
  tableName: 'photo_review',
  checks: [
    { name: 'photo_review_name_check', expression: `name ~ '^[0-9a-f]{64}$'` },
    { name: 'photo_review_own_check', expression: 'claimed_by <> account_id::text' },
    {
      name: 'photo_review_locked_check',
      expression: `status <> 'locked' or case_id is not null`,
    },
  ],
  indexes: [
    {
      name: 'photo_review_queue_index',
      properties: ['openedAt', 'id'],
      where: `status in ('pending', 'shown')`,
    },
    { name: 'photo_review_case_index', properties: ['caseId'], where: 'case_id is not null' },
    {
      name: 'photo_review_locked_index',
      properties: ['name'],
      where: `status in ('locked', 'handedOver', 'destroyed')`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    account: () =>
      p.manyToOne(Account).mapToPk().updateRule('no action').deleteRule('no action').index(),
    name: p.text(),
    openedAt: p.datetime().columnType('timestamptz'),
    match: p.integer().nullable(),
    rank: p.double().nullable(),
    sha256: p.text().nullable(),
    lockedAt: p.datetime().columnType('timestamptz').nullable(),
    wasMain: p.boolean().default(false),
    state: p.json<StoredOf<'photo'>['state']>(),
    context: p.json<StoredOf<'photo'>['context']>(),
    version: p.integer(),
    status: p.text().generated(status),
    claimedBy: p.text().nullable().generated(`(context ->> 'claimedBy') stored`),
    decidedBy: p.text().nullable().generated(`(context ->> 'decidedBy') stored`),
    caseId: p.uuid().nullable().generated(`((context ->> 'case')::uuid) stored`),
  },
})

/** What a refused photo and its mirror look like, in bits; for a time. */
export const RefusedPhoto = defineEntity({
  name: 'RefusedPhoto',
  tableName: 'refused_photo',
  indexes: [{ name: 'refused_photo_at_index', properties: ['at'] }],
  properties: {
    id: p.uuid().primary(),
    hash: p.string().columnType('bit(64)'),
    mirrored: p.string().columnType('bit(64)'),
    at: p.datetime().columnType('timestamptz'),
  },
})
