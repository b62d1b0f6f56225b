import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { Refused } from '#client/platform/api/call-errors.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { letters } from '#client/platform/i18n/page-texts.ts'
import type { Answer } from '#core/contract/contract.ts'
import { isLanguage } from '#core/kernel/languages.ts'
import type { DeskCaseView } from '#core/moderation/desk/contract.ts'

export type Queue = Answer<'GET /api/desk.php'>
export type Log = Answer<'GET /api/desk-log.php'>

/** Why somebody cannot have a case before them: a colleague has it, or they are part of it. */
const bars = ['case_claimed', 'own_case', 'own_decision'] as const
export type Bar = (typeof bars)[number]

/** A case as it opens: one's own for half an hour, or only to look back at, or barred. */
export type Opened =
  | { bar: Bar; case: null; isMine: false }
  | { bar: null; case: DeskCaseView; isMine: boolean }

/** What was seen here is asked for anew at each visit, and kept no longer than it stands. */
const fresh = { staleTime: 0, gcTime: 5_000 }

export const queueQuery = queryOptions({
  queryKey: ['desk', 'queue'],
  queryFn: ({ signal }) => call('GET /api/desk.php', { query: {}, signal }),
  ...fresh,
})

/** The page of the queue after those that are shown. */
export const loadMoreCases = async (after: string) => {
  const page = await call('GET /api/desk.php', { query: { after } })
  queryClient.setQueryData(queueQuery.queryKey, (known) => {
    const here = new Set(known?.cases.map(({ id }) => id))
    const more = page.cases.filter(({ id }) => !here.has(id))
    return known && { ...page, cases: [...known.cases, ...more] }
  })
}

export const claim = (id: string | null) => call('POST /api/desk-claim.php', { body: { id } })

const barOf = (error: unknown): Bar | undefined =>
  error instanceof Refused ? bars.find((bar) => bar === error.refusal.error) : undefined

/** Why one is barred; what is no bar goes on as what went wrong. */
const barred = (error: unknown): { bar: Bar } => {
  const bar = barOf(error)
  if (!bar) throw error
  return { bar }
}

const isOver = (error: unknown) => error instanceof Refused && error.refusal.error === 'not_now'

/** Opening a case takes it; who cannot have it does not see it. */
const open = async (id: string): Promise<Opened> => {
  const took = await claim(id).catch((error: unknown) =>
    isOver(error) ? ({ isOver: true } as const) : barred(error),
  )
  const seen =
    'bar' in took ? took : await call('GET /api/desk-case.php', { query: { id } }).catch(barred)
  if ('bar' in seen) return { bar: seen.bar, case: null, isMine: false }
  return { bar: null, case: seen.case, isMine: 'id' in took }
}

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'case', id],
    queryFn: () => open(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5_000,
  })

export const talkQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'talk', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/desk-conversation.php', { query: { id }, signal })).messages,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5_000,
  })

/** The words that a member of this language reads; Dutch where the site has none of theirs. */
export const lettersQuery = (language: string) => {
  const spoken = isLanguage(language) ? language : 'nl'
  return queryOptions({
    queryKey: ['desk', 'letters', spoken],
    queryFn: () => letters(spoken),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const logQuery = queryOptions({
  queryKey: ['desk', 'log'],
  queryFn: ({ signal }) => call('GET /api/desk-log.php', { query: {}, signal }),
  ...fresh,
})

export const loadOlderActs = async (before: string) => {
  const page = await call('GET /api/desk-log.php', { query: { before } })
  queryClient.setQueryData(
    logQuery.queryKey,
    (known) => known && { ...page, acts: [...known.acts, ...page.acts] },
  )
}
