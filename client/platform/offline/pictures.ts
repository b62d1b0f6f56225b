import type { DehydratedState } from '@tanstack/react-query'
import { thumbOf } from '#client/parts/photo/image.ts'
import type { Card } from '#core/contract/shapes.ts'
import { KEPT_PICTURES_MAX } from '#core/site/offline/values.ts'
import { KEPT_PICTURES } from './own-key.ts'

const isOfMember = (value: object): value is Pick<Card, 'main_image'> => 'main_image' in value

/** The small pictures of all members in an answer, as the cards and the lists ask for them. */
const picturesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (typeof value !== 'object' || value === null) return []
  const own = isOfMember(value) && value.main_image ? [thumbOf(value.main_image)] : []
  return [
    ...own.flatMap((path) => [path, path.replace('-thumb.', '-face.')]),
    ...Object.entries(value).flatMap(([name, part]) =>
      name === 'main_image' ? [] : picturesIn(part),
    ),
  ]
}

/**
 * The pictures of what is kept, the newest first, and no others. The worker shows them, and only
 * without a connection.
 */
export const keepPictures = async (answers: DehydratedState, prefix: string) => {
  if (!('caches' in window)) return
  const found = answers.queries.flatMap(({ state }) => picturesIn(state.data))
  const wanted = [...new Set(found)].slice(0, KEPT_PICTURES_MAX).map((path) => `${prefix}${path}`)
  const own = wanted.map((path) => new URL(path, window.location.origin).href)
  const cache = await caches.open(KEPT_PICTURES)
  const kept = await cache.keys()
  const gone = kept.filter(({ url }) => !own.includes(url))
  await Promise.all(gone.map((request) => cache.delete(request)))
  const urls = new Set(kept.map(({ url }) => url))
  const missing = own.filter((url) => !urls.has(url))
  await Promise.all(missing.map((url) => cache.add(url).catch(() => undefined)))
}
