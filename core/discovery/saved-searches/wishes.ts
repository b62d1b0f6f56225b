import * as z from 'zod/mini'
import { type SearchQuery, searchQuery } from '#core/discovery/search-query.ts'
import { unsearchable } from '#core/discovery/showing.ts'
import type { Settings } from '#core/site/views.ts'
import type { Wishes } from './ports.ts'

/** What of a search can be saved: not on which page one was. */
const savedQuery = z.omit(searchQuery, { page: true, after: true })
const strictly = z.strictObject(savedQuery.shape)

/** Wishes as an address has them, where a search would take all of them. */
export const savedWishes = z
  .record(z.string(), z.string())
  .check(z.refine((raw) => strictly.safeParse(raw).success, 'field_invalid'))

export type ReadWishes = { wishes: Wishes; query: SearchQuery; dropped: string[] }

/**
 * Saved wishes as they count today: what is not understood any more, or what the site does not let
 * its members be searched by since, is left out and named.
 */
export const readWishes = (
  saved: Wishes,
  settings: Pick<Settings, 'search_fields' | 'visible_profile_fields'>,
): ReadWishes => {
  const isOpen = (name: string, value: string) => {
    const read = strictly.safeParse({ [name]: value })
    return read.success && unsearchable(read.data, settings).length === 0
  }
  const wishes = Object.fromEntries(
    Object.entries(saved).filter(([name, value]) => isOpen(name, value)),
  )
  const dropped = Object.keys(saved).filter((name) => !(name in wishes))
  return { wishes, query: strictly.parse(wishes), dropped }
}
