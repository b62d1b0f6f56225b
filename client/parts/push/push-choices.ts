import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import type { Answer } from '#core/contract/contract.ts'

export type PushChoicesView = Answer<'GET /api/push-choices.php'>

/** When nothing may sound, and what may stand on a locked screen. */
export const pushChoicesQuery = queryOptions({
  queryKey: ['push-choices'],
  queryFn: ({ signal }) => call('GET /api/push-choices.php', { signal }),
})

/** By which clock this device goes. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
