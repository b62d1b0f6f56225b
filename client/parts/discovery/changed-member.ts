import type { Query } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { Refused } from '#client/platform/api/call-errors.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { memberQuery } from '#client/platform/api/member-query.ts'
import type { Profile } from '#core/contract/shapes.ts'
import { changeFound, dropFound } from './found-members.ts'

/** As they are by now; null for whom nobody may show here any more. */
type Changed = (id: string, profile: Profile | null) => void

const listeners = new Set<Changed>()

/** Tells what no query holds, such as a stack of cards that is being played. */
export const onMemberChanged = (hear: Changed) => {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

/**
 * The profile; null if this viewer may not see it; undefined if the request failed. A failed request
 * is not retried, because the next refresh fetches what a lost hint was about.
 */
const fetchProfile = async (id: string): Promise<Profile | null | undefined> => {
  try {
    return (await call('GET /api/member.php', { query: { id }, retries: 0 })).profile
  } catch (error) {
    return error instanceof Refused && error.refusal.error === 'not_found' ? null : undefined
  }
}

const names = (id: string, { queryKey, state }: Query) =>
  JSON.stringify([queryKey, state.data ?? null]).includes(id)

/**
 * Lists that were found keep their order and their place: the card in them is changed. Photos that
 * one looks through stay, and one that was removed says so.
 */
const stays = ['members', 'swipe-game', 'gallery']
const isFound = ({ queryKey: [name] }: Query) => stays.includes(String(name))

const showProfile = (id: string, profile: Profile | null) => {
  const { queryKey } = memberQuery(id)
  if (queryClient.getQueryData(queryKey) === undefined) return
  if (profile) void queryClient.invalidateQueries({ queryKey })
  else void queryClient.resetQueries({ queryKey })
}

/**
 * A member has changed, or is not shown here any more (H12): each place that holds them is put
 * right. Whoever is nowhere on these pages is not asked for.
 */
export const followMember = async (id: string): Promise<void> => {
  const cache = queryClient.getQueryCache()
  const isHere = cache.findAll({ predicate: (query) => names(id, query) }).length > 0
  const profile = isHere ? await fetchProfile(id) : undefined
  if (profile === undefined) return
  if (profile) changeFound((one) => (one.id === id ? profile : one))
  else dropFound(id)
  showProfile(id, profile)
  for (const hear of listeners) hear(id, profile)
  void queryClient.invalidateQueries({
    predicate: (query) =>
      query.queryKey[0] !== memberQuery(id).queryKey[0] && !isFound(query) && names(id, query),
  })
}
