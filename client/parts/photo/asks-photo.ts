import { useState } from 'react'
import { useDismissed } from '#client/parts/site/dismissed.ts'
import type { User } from '#core/contract/shapes.ts'
import { showsAlert } from '#core/site/alerts.ts'
import { routeOf } from '#core/site/routes.ts'

/** Whether another page has been opened since the first, which is there before it is known who looks. */
const useHasGoneOn = (pathname: string) => {
  const [first] = useState(pathname)
  const [hasGoneOn, setGoneOn] = useState(false)
  const isElsewhere = pathname !== first
  if (!hasGoneOn && isElsewhere) setGoneOn(true)
  return hasGoneOn || isElsewhere
}

/**
 * Whether somebody is asked for a main photo: who has none, until dismissed (PHO-05). It comes with
 * the next page, so that it pushes none down that is being looked at.
 */
export const useAsksPhoto = (user: User, pathname: string): boolean => {
  const { dismissedAt } = useDismissed(user.id, 'photo')
  const hasGoneOn = useHasGoneOn(pathname)
  const concerned = hasGoneOn && user.profile.main_image === null
  return showsAlert('photo', { route: routeOf(pathname), concerned, dismissedAt })
}
