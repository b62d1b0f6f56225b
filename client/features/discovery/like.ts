import { useMutation } from '@tanstack/react-query'
import { showLike } from '#client/parts/discovery/found-members.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { newId } from '#client/platform/api/ids.ts'
import { likesPagesKey, likesQuery } from '#client/platform/api/likes-query.ts'
import type { Answer } from '#core/contract/contract.ts'
import type { Card } from '#core/contract/shapes.ts'

type Likes = Answer<'GET /api/likes.php'>

/** Who is liked back is new no more. */
const withoutNew = (known: Likes, id: string): Likes => {
  const liked_by = known.liked_by.map((one) => (one.id === id ? { ...one, like_new: false } : one))
  const gone = known.liked_by.some((one) => one.id === id && one.like_new) ? 1 : 0
  return { ...known, liked_by, new_likes: known.new_likes - gone }
}

/** Likes as they are with one more given; null where the server alone knows its place. */
const withLike = (before: Likes, member: Card, isMatch: boolean): Likes | null => {
  const known = withoutNew(before, member.id)
  const isOther = ({ id }: { id: string }) => id !== member.id
  const given = [{ ...member, liked: true }, ...known.profiles.filter(isOther)]
  if (!isMatch) return { ...known, profiles: given }
  const matched = new Set([member.id, ...known.matches.map(({ id }) => id)])
  const matches = known.liked_by.filter(({ id }) => matched.has(id))
  // Matches whose like is on a later page are not in `liked_by`.
  if (matches.length !== matched.size) return null
  const new_matches = [member, ...known.new_matches.filter(isOther)]
  return { ...known, profiles: given, matches, new_matches }
}

const withoutLike = (known: Likes, member: Pick<Card, 'id'>): Likes => ({
  ...known,
  profiles: known.profiles.filter(({ id }) => id !== member.id),
  matches: known.matches.filter(({ id }) => id !== member.id),
  new_matches: known.new_matches.filter(({ id }) => id !== member.id),
})

const askLikesAnew = () => queryClient.invalidateQueries({ queryKey: likesQuery.queryKey })

/** What is under way may have been read before this like. */
const askOnceMore = async () => {
  await queryClient.ensureQueryData(likesQuery).catch(() => undefined)
  return askLikesAnew()
}

/** The answer is enough for the list of likes, but for a match of which nothing was known. */
const list = (member: Card, match: boolean | null) => {
  const { queryKey } = likesQuery
  if (queryClient.isFetching({ queryKey, exact: true }) > 0) return askOnceMore()
  const known = queryClient.getQueryData(queryKey)
  if (!known) return undefined
  const now = match === null ? withoutLike(known, member) : withLike(known, member, match)
  if (!now) return askLikesAnew()
  queryClient.setQueryData(queryKey, now)
  return queryClient.invalidateQueries({ queryKey: likesPagesKey })
}

/** Likes a member, or takes it back. Liking twice is liking once. */
export const useLike = (member: Card) => {
  const { id, liked } = member
  return useMutation({
    mutationFn: async () => {
      const command = { body: { id }, idempotencyKey: newId() }
      if (!liked) return (await call('POST /api/likes.php', command)).match
      await call('DELETE /api/likes.php', command)
      return null
    },
    onMutate: () => showLike(id, !liked),
    onSuccess: (match) => list(member, match),
    onError: () => {
      showLike(id, liked)
      return askLikesAnew()
    },
  })
}
