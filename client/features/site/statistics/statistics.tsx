import { keepPreviousData, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import type { Answer } from '#core/contract/contract.ts'
import { type PeriodKind, periodKinds } from '#core/site/statistics/values.ts'
import styles from './card.module.css'
import { Income, Unspent } from './money-cards.tsx'
import { Decisions, Fiction, Members } from './people-cards.tsx'
import { usePeriodName } from './period-name.ts'
import { Report } from './report-card.tsx'
import { Returned } from './returned-card.tsx'
import { Warnings } from './warnings-card.tsx'

export type Statistics = Answer<'GET /api/statistics.php'>
export type Period = Statistics['periods'][number]

const statisticsQuery = (by: PeriodKind) =>
  queryOptions({
    queryKey: ['statistics', by],
    queryFn: ({ signal }) => call('GET /api/statistics.php', { query: { by }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const kindIn = (search: URLSearchParams): PeriodKind =>
  periodKinds.find((kind) => kind === search.get('by')) ?? 'day'

export const loader = ({ request }: LoaderArgs) => {
  const by = kindIn(new URL(request.url).searchParams)
  return queryClient.fetchQuery(statisticsQuery(by))
}

/** How the site stands, as an operator has to know it (MOD-09). */
export const Component = () => {
  const { t } = useTranslation('desk')
  const by = kindIn(useSearchParams()[0])
  const { periods, now, median_minutes: median } = useSuspenseQuery(statisticsQuery(by)).data
  const nameOf = usePeriodName()
  const last = periods.at(-1)
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1>{t('statistics.title')}</h1>
        <nav className={styles.kinds} aria-label={t('statistics.by')}>
          {periodKinds.map((kind) => (
            <Link
              key={kind}
              to={`${laterPaths.deskStatistics()}?${new URLSearchParams({ by: kind })}`}
              aria-current={kind === by ? 'page' : undefined}
            >
              {t(`statistics.${kind}`)}
            </Link>
          ))}
        </nav>
        {last && <p>{t('statistics.counted', { period: nameOf(last.period) })}</p>}
      </header>
      {last ? (
        <div className={styles.cards}>
          <Income periods={periods} />
          <Unspent periods={periods} last={last} />
          <Fiction periods={periods} last={last} />
          <Decisions periods={periods} median={median} />
          <Returned periods={periods} now={now} />
          <Members periods={periods} />
          <Warnings periods={periods} />
          <Report periods={periods} />
        </div>
      ) : (
        <p>{t('statistics.none')}</p>
      )}
    </div>
  )
}
