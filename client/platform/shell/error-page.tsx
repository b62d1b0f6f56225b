import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { Refused, Unreachable } from '#client/platform/api/call-errors.ts'
import { i18n } from '#client/platform/i18n/i18n.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate, useNavigation, usePageError } from '#client/platform/router/hooks.ts'
import type { RefusalCode } from '#core/contract/codes.ts'
import { Failed } from './failed.tsx'
import { WayHome } from './way-home.tsx'

const DEFAULT_STATUS = 500
const NOT_FOUND = 404
const TOO_MANY = 429

const statusOf = (error: unknown) =>
  error instanceof Response || error instanceof Refused ? error.status : DEFAULT_STATUS

/** If the error page fails itself, this is what is left (product spec, section 8). */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    if (!this.state.failed) return <Suspense>{this.props.children}</Suspense>
    return (
      <main>
        <p>{i18n.t('error.broken')}</p>
        <a href={paths.index()}>{i18n.t('error.brokenHome')}</a>
      </main>
    )
  }
}

const loadCauses = () => import('./error-causes.tsx')
const NotFound = lazy(async () => ({ default: (await loadCauses()).NotFound }))
const LoginFirst = lazy(async () => ({ default: (await loadCauses()).LoginFirst }))

/**
 * Goes to the page again, which keeps what the program knows. A part of the program that did not
 * come is only asked for again by loading all of it, which needs a connection.
 */
const useRetry = (error: unknown) => {
  const navigate = useNavigate()
  const here = useLocation()
  const isTrying = useNavigation().state !== 'idle'
  const isOfServer = error instanceof Refused || error instanceof Unreachable
  const retry = () => {
    if (isOfServer || !navigator.onLine) void navigate(here, { replace: true })
    else window.location.reload()
  }
  return { retry, isTrying }
}

/** A visitor is refused what a member sees. */
const forMembers: readonly RefusalCode[] = ['search_closed', 'authentication_required']
const wantsLogin = (error: unknown) =>
  error instanceof Refused && forMembers.includes(error.refusal.error)

const ErrorShown = ({ error }: { error: unknown }) => {
  const { t } = useTranslation()
  const status = statusOf(error)
  const retrying = useRetry(error)
  if (status === NOT_FOUND) return <NotFound />
  if (wantsLogin(error)) return <LoginFirst error={error} />
  const isAway = error instanceof Unreachable && error.status !== DEFAULT_STATUS
  /** Who only has to wait has nobody to tell a code. */
  const isPlain = isAway || status === TOO_MANY
  const text = isPlain ? undefined : t('error.status', { status })
  return (
    <Failed error={error} text={text} whole {...retrying}>
      <WayHome />
    </Failed>
  )
}

/** What a page shows that could not be shown. */
export const ErrorPage = () => {
  const error = usePageError()
  return (
    <LastResort>
      <ErrorShown error={error} />
    </LastResort>
  )
}

export const NotFoundPage = () => (
  <LastResort>
    <NotFound />
  </LastResort>
)
