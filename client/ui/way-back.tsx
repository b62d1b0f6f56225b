import type { MouseEvent } from 'react'
import { createPath, type To } from 'react-router'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import { PlainButton } from './button.tsx'
import { BackIcon } from './icons.tsx'
import { isInstalled } from './installed.ts'

/** How many pages of this window were seen before this one. */
const pagesBefore = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

/** The installed app has no buttons of a browser (NAV-05). */
export const hasBackButton = () => isInstalled() && pagesBefore() > 0

/** The path of the page before this one; null where the browser does not tell. */
const pathBefore = (): string | null => {
  const { navigation } = window as { navigation?: Navigation }
  const index = navigation?.currentEntry?.index ?? 0
  const url = navigation?.entries()[index - 1]?.url
  return url ? new URL(url).pathname : null
}

export const BackButton = ({ className = '' }: { className?: string | undefined }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <PlainButton className={className} aria-label={t('nav.back')} onClick={() => void navigate(-1)}>
      <BackIcon />
    </PlainButton>
  )
}

const pathnameOf = (to: To) =>
  new URL(typeof to === 'string' ? to : createPath(to), window.location.origin).pathname

type Props = {
  /** The list that the page belongs to, and its name. */
  to: To
  list: string
  /** The paths of other lists of its kind from which one comes to the page. */
  alikes?: readonly string[]
  className?: string | undefined
}

/**
 * The way out of a page: the back button where there is one, elsewhere a link to the list that the
 * page belongs to. A list that was left for this page is found as it was.
 */
export const WayBack = ({ to, list, alikes = [], className }: Props) => {
  const navigate = useNavigate()
  if (hasBackButton()) return <BackButton className={className} />
  const goBack = (event: MouseEvent) => {
    const before = pathBefore()
    const isList = before !== null && [pathnameOf(to), ...alikes].includes(before)
    if (event.metaKey || event.ctrlKey || event.shiftKey || !isList) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link to={to} className={className ?? ''} aria-label={list} onClick={goBack}>
      <BackIcon />
    </Link>
  )
}
