import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Refused } from '#client/platform/api/call-errors.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { TopAlert } from '#client/platform/shell/top-alert.tsx'
import { type RouteName, routeOf } from '#core/site/routes.ts'
import { termsQuery } from './terms-query.ts'

/** Where one reads them, or is doing what goes on without them. */
const quiet: readonly (RouteName | null)[] = [
  'settings-terms',
  'pages-terms',
  'settings-leave',
  'withdraw',
]

const isForTerms = (error: unknown) =>
  error instanceof Refused && error.refusal.error === 'terms_changed'

/** Tells of each refusal of a page that comes of new terms: they may have changed while it is open. */
const useRefused = (told: () => void) => {
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated' && isForTerms(mutation?.state.error)) told()
      }),
    [told],
  )
}

/** New terms are asked for above every page until their member has said yes (LND-04). */
export const TermsAlert = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { data, refetch } = useQuery(termsQuery)
  const [dismissed, setDismissed] = useState<string | null>(null)
  const [ask] = useState(() => () => {
    setDismissed(null)
    void refetch()
  })
  useRefused(ask)
  if (!data?.due || data.version === dismissed || quiet.includes(routeOf(pathname))) return null
  return (
    <TopAlert
      title={t('terms.alert')}
      text={t('terms.alertText')}
      onDismiss={() => setDismissed(data.version)}
    >
      <Link to={laterPaths.newTerms()}>{t('terms.look')}</Link>
    </TopAlert>
  )
}
