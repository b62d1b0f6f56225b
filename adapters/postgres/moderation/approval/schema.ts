import { defineEntity, p } from '@mikro-orm/postgresql'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import { REFUND_ALONE_MINOR } from '#core/moderation/approval/rules.ts'
import { Account } from '../../account/schema.ts'
import { Site } from '../../site/schema.ts'

/** What two people decide together. No row changes without one of the log, by triggers. */
export const ApprovalRow = defineEntity({
  name: 'ApprovalRow',
  tableName: 'approval',
  checks: [
    {
      name: 'approval_kind_check',
      expression: `kind in ('erase_account', 'refund', 'gift_credits', 'lift_ban')`,
    },
    {
      name: 'approval_by_two_check',
      expression: `proposed_by <> decided_by
        and (status <> 'confirmed' or decided_by is not null)`,
    },
    {
      name: 'approval_alone_check',
      expression: `status <> 'byOne' or kind = 'refund' and amount <= ${REFUND_ALONE_MINOR}`,
    },
    {
      name: 'approval_no_party_check',
      expression: 'proposed_by <> account_id::text and decided_by <> account_id::text',
    },
  ],
  indexes: [
    {
      name: 'approval_waiting_index',
      properties: ['site', 'proposedAt'],
      where: `status = 'proposed'`,
    },
  ],
  uniques: [
    {
      name: 'approval_once_unique',
      expression: `create unique index approval_once_unique on approval (account_id, kind, about)
        nulls not distinct where status = 'proposed'`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    site: () => p.manyToOne(Site).mapToPk(),
    account: () => p.manyToOne(Account).mapToPk().index(),
    proposedAt: p.datetime().columnType('timestamptz'),
    reason: p.text(),
    state: p.json<StoredOf<'approval'>['state']>(),
    context: p.json<StoredOf<'approval'>['context']>(),
    version: p.integer(),
    status: p.text().generated(`(state #>> '{}') stored`),
    kind: p.text().generated(`(context ->> 'kind') stored`),
    about: p.uuid().nullable().generated(`((context ->> 'about')::uuid) stored`),
    amount: p.integer().nullable().generated(`((context ->> 'amount')::int) stored`),
    proposedBy: p.text().generated(`(context ->> 'proposedBy') stored`),
    decidedBy: p.text().nullable().generated(`(context ->> 'decidedBy') stored`),
  },
})
