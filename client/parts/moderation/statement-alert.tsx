import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { TopAlert } from '#client/platform/shell/top-alert.tsx'
import { layoutOf, type RouteName, routeOf } from '#core/site/routes.ts'
import { safetyQuery } from './safety-query.ts'

/** Where it would say what the page says already, or come between two people. */
const isQuietOn = (route: RouteName | null) =>
  route === 'safety' ||
  route === 'chats-id' ||
  route === 'members-id-chat' ||
  layoutOf(route) !== layoutOf('members')

/** A decision that its member has not read stands above every page: none is silent (MOD-01). */
export const StatementAlert = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { data } = useQuery(safetyQuery)
  const [dismissed, setDismissed] = useState<string | null>(null)
  const news = data?.statements.find(({ is_new }) => is_new)
  if (!news || news.id === dismissed || isQuietOn(routeOf(pathname))) return null
  return (
    <TopAlert
      title={t('safety.news')}
      text={t('safety.newsText')}
      onDismiss={() => setDismissed(news.id)}
    >
      <Link to={laterPaths.safety()}>{t('safety.read')}</Link>
    </TopAlert>
  )
}
