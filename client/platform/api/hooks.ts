import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { signupsOpen } from '#core/account/rules.ts'
import type { Card, User } from '#core/contract/shapes.ts'
import type { ProfileField } from '#core/discovery/showing.ts'
import { ok } from '#core/kernel/verdict.ts'
import type { Settings } from '#core/site/views.ts'
import { settingsQuery, sourceQuery } from './site-queries.ts'
import { userQuery } from './user-query.ts'

/** The settings of the site, which the root loads before anything shows. */
export const useSettings = (): Settings => useSuspenseQuery(settingsQuery).data

/** Who is said to be online, where the site says it: nobody is, behind a fictional profile. */
export const useShowsOnline = () => {
  const shows = useSettings().visible_profile_notes.includes('online')
  return ({ online, fictional }: Pick<Card, 'online' | 'fictional'>) =>
    shows && online && !fictional
}

/** Whether this visitor may sign up (product spec, section 6). */
export const useSignupsOpen = (): boolean => {
  const { signups } = useSettings()
  const trafficSource = useQuery(sourceQuery).data
  return signupsOpen({ signups, trafficSource }) === ok
}

/** Who is logged in; null for a visitor. */
export const useUser = (): User | null => useQuery(userQuery).data ?? null

/** Given by what stands around the pages for members, which go together with who is logged in. */
export const MemberContext = createContext<User | null>(null)

/** Who is logged in, on pages that only members see. */
export const useMember = (): User => {
  const user = use(MemberContext)
  if (!user) throw new Error('This page is for members')
  return user
}

/** Which fields the site shows of a profile; the others are asked of nobody (PRF-03). */
export const useShown = () => {
  const { visible_profile_fields: shown } = useSettings()
  return (field: ProfileField) => shown.includes(field)
}
