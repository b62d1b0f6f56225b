import { useState } from 'react'
import { useDismissed } from '#client/parts/site/dismissed.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { TopAlert } from '#client/platform/shell/top-alert.tsx'
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

export const PhotoAlert = ({ user }: { user: User }) => {
  const { t } = useTranslation()
  const { dismiss } = useDismissed(user.id, 'photo')
  return (
    <TopAlert title={t('around.photo')} text={t('around.photoText')} onDismiss={dismiss}>
      <Link to={paths.profile()}>{t('around.photoAdd')}</Link>
    </TopAlert>
  )
}
