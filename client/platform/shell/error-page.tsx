import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Refused, Unreachable } from '#client/platform/api/call-errors.ts'
import { useSignupsOpen } from '#client/platform/api/hooks.ts'
import { i18n } from '#client/platform/i18n/i18n.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate, useNavigation, usePageError } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Empty } from '#client/ui/states.tsx'
import type { RefusalCode } from '#core/contract/codes.ts'
import { Failed } from './failed.tsx'

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
    if (!this.state.failed) return this.props.children
    return (
      <main>
        <p>{i18n.t('error.broken')}</p>
        <a href={paths.index()}>{i18n.t('error.brokenHome')}</a>
      </main>
    )
  }
}

const NotFound = () => {
  const { t } = useTranslation()
  return (
    <Empty
      title={t('error.nobody')}
      text={`${t('error.notFound')} ${t('error.notFoundText')}`}
      place="street"
      whole
    >
      <Button component="a" href={paths.index()}>
        {t('error.home')}
      </Button>
      <Button component={Link} to={paths.members()} variant="subtle">
        {t('error.members')}
      </Button>
    </Empty>
  )
}

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

const WayHome = () => {
  const { t } = useTranslation()
  return (
    <Button component="a" href={paths.index()} variant="subtle">
      {t('error.home')}
    </Button>
  )
}

const LoginFirst = ({ error }: { error: unknown }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { pathname, search } = useLocation()
  const canSignUp = useSignupsOpen()
  return (
    <div role="alert">
      <Empty title={of(error)} place="evening" whole>
        <Button component={Link} to={paths.login(`${pathname}${search}`)}>
          {t('nav.login')}
        </Button>
        {canSignUp && (
          <Button component={Link} to={paths.signup()} variant="default">
            {t('nav.signup')}
          </Button>
        )}
        <WayHome />
      </Empty>
    </div>
  )
}

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
