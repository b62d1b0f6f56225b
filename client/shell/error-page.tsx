import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Refused } from '#client/api/call.ts'
import { i18n } from '#client/i18n/i18n.ts'
import { useWords } from '#client/i18n/words.ts'
import { paths } from '#client/paths.ts'
import { Empty } from '#client/ui/states.tsx'

const DEFAULT_STATUS = 500
const NOT_FOUND = 404

const statusOf = (error: unknown) =>
  isRouteErrorResponse(error) || error instanceof Refused ? error.status : DEFAULT_STATUS

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
    <Empty title={t('error.notFound')} whole>
      <Button component="a" href={paths.index()}>
        {t('error.home')}
      </Button>
    </Empty>
  )
}

const Shown = ({ error }: { error: unknown }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const status = statusOf(error)
  if (status === NOT_FOUND) return <NotFound />
  return (
    <div role="alert">
      <Empty
        title={error instanceof Error ? of(error) : t('error.page')}
        text={t('error.status', { status })}
        whole
      >
        <Button onClick={() => window.location.reload()}>{t('action.retry')}</Button>
        <Button component="a" href={paths.index()} variant="default">
          {t('error.home')}
        </Button>
      </Empty>
    </div>
  )
}

/** What a page shows that could not be shown. */
export const ErrorPage = () => {
  const error = useRouteError()
  return (
    <LastResort>
      <Shown error={error} />
    </LastResort>
  )
}

export const NotFoundPage = () => (
  <LastResort>
    <NotFound />
  </LastResort>
)
