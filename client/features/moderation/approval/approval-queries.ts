import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import type { AskedBody } from '#core/contract/contract.ts'
import type { ApprovalOutcome } from '#core/moderation/approval/values.ts'

export const approvalsQuery = queryOptions({
  queryKey: ['desk', 'approvals'],
  queryFn: ({ signal }) => call('GET /api/desk-approvals.php', { signal }),
  staleTime: 0,
  gcTime: 5_000,
})

export type Decided = { id: string; outcome: ApprovalOutcome }

export const decide = async (body: Decided, idempotencyKey: string) => {
  await call('PUT /api/desk-approval.php', { body, idempotencyKey })
  await queryClient.fetchQuery({ ...approvalsQuery, staleTime: 0 })
}

export const propose = (body: AskedBody<'POST /api/desk-approval.php'>, idempotencyKey: string) =>
  call('POST /api/desk-approval.php', { body, idempotencyKey })

export const refundAlone = (body: AskedBody<'POST /api/desk-refund.php'>, idempotencyKey: string) =>
  call('POST /api/desk-refund.php', { body, idempotencyKey })
