import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import type { HouseRule } from '#core/moderation/values.ts'

/** Opening the page takes the first photo that waits: at each visit anew. */
export const photoDeskQuery = queryOptions({
  queryKey: ['desk', 'photos'],
  queryFn: async () => {
    const { photo } = await call('POST /api/desk-photo.php', { body: { id: null } })
    const { waiting } = await call('GET /api/desk-photos.php')
    const letters = photo?.member.language ?? 'nl'
    return { photo, waiting, language: letters }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 5_000,
})

/** By which rules a picture is refused, in the order of their keys; the last locks it. */
export const pictureRules = [
  'photo_not_you',
  'others_photo',
  'photo_explicit',
  'contact',
  'advertising',
  'under_age',
  'hate',
  'illegal',
  'child_abuse',
] as const satisfies readonly HouseRule[]
export type PictureRule = (typeof pictureRules)[number]

export type Judged = { id: string; rule: PictureRule | null; facts: string }

export const judge = ({ id, rule, facts }: Judged, idempotencyKey: string) =>
  call('POST /api/desk-photo-decision.php', {
    body: { id, rule, ...(facts !== '' && { facts }) },
    idempotencyKey,
  })
