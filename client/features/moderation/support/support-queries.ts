import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { Refused } from '#client/platform/api/call-errors.ts'
import { queryClient } from '#client/platform/api/client.ts'
import type { MemberFileView } from '#core/moderation/support/contract.ts'
import type { SupportAct } from '#core/moderation/support/values.ts'

/** Null where no reason was given in the last hour. */
const open = async (id: string, signal: AbortSignal): Promise<MemberFileView | null> => {
  try {
    return (await call('GET /api/desk-member.php', { query: { id }, signal })).member
  } catch (error) {
    if (error instanceof Refused && error.refusal.error === 'reason_needed') return null
    throw error
  }
}

/** Each look stands in the log: it is asked for once at each visit. */
export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'member', id],
    queryFn: ({ signal }) => open(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5_000,
  })

export type Search = { text: string; reason: string }

export const lookUp = (body: Search, idempotencyKey: string) =>
  call('POST /api/desk-member.php', { body, idempotencyKey })

export const mailOf = (id: string) => call('GET /api/desk-member-mail.php', { query: { id } })

export type Help = { act: SupportAct; mail: string | null }

/** What is done for a member, after which the page says how they stand. */
export const help = async (id: string, asked: Help, idempotencyKey: string) => {
  await call('PUT /api/desk-member.php', { body: { id, ...asked }, idempotencyKey })
  await queryClient.fetchQuery({ ...memberQuery(id), staleTime: 0 })
}
