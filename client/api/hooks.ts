import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { User } from '#core/contract/shapes.ts'
import type { Settings } from '#core/contract/site.ts'
import { settingsQuery, userQuery } from './queries.ts'

/** The settings of the site, which the root loads before anything shows. */
export const useSettings = (): Settings => useSuspenseQuery(settingsQuery).data

/** Who is logged in; null for a visitor. */
export const useUser = (): User | null => useQuery(userQuery).data ?? null

/** Who is logged in, on pages that only members see. */
export const useMember = (): User => {
  const user = useUser()
  if (!user) throw new Error('This page is for members')
  return user
}
