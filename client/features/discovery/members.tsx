import '#client/ui/inputs.css'
import { Button } from '@mantine/core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { queryClient } from '#client/api/client.ts'
import { membersQuery, regionsQuery } from '#client/api/queries.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useWords } from '#client/i18n/words.ts'
import { paths } from '#client/paths.ts'
import layout from '#client/ui/layout.module.css'
import { CardGrid, MemberCard } from '#client/ui/member-card.tsx'
import { Page } from '#client/ui/page.tsx'
import { Empty, Notice } from '#client/ui/states.tsx'
import type { Card } from '#core/contract/shapes.ts'
import { FilterBar } from './filter-bar.tsx'
import { filtersOf } from './filters.ts'
import { LikeHeart } from './like-button.tsx'

const FIRST_ROW = 4

export const loader = ({ request }: LoaderFunctionArgs) =>
  Promise.all([
    queryClient.ensureQueryData(regionsQuery),
    queryClient.ensureInfiniteQueryData(membersQuery(filtersOf(new URL(request.url).searchParams))),
  ])

/** Real and fictional profiles are counted apart, never as one number. */
const Counts = ({ real, fictional }: { real: number; fictional: number }) => {
  const { t } = useTranslation()
  return (
    <p role="status" className={layout.dimmed}>
      {t('members.members', { count: real })},{' '}
      {fictional > 0 ? t('members.fictional', { count: fictional }) : t('members.none')}
    </p>
  )
}

const Results = ({ profiles }: { profiles: Card[] }) => (
  <CardGrid>
    {profiles.map((member, index) => (
      <li key={member.id}>
        <MemberCard
          member={member}
          to={paths.member(member.id)}
          eager={index < FIRST_ROW}
          action={<LikeHeart member={member} />}
        />
      </li>
    ))}
  </CardGrid>
)

export const Component = () => {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { of } = useWords()
  const [search] = useSearchParams()
  const found = useSuspenseInfiniteQuery(membersQuery(filtersOf(search)))
  const { pages } = found.data
  const profiles = [
    ...new Map(pages.flatMap((page) => page.profiles).map((p) => [p.id, p])).values(),
  ]
  const { total: real = 0, total_fictional: fictional = 0 } = pages.at(-1) ?? {}
  return (
    <Page>
      <h1>{t('members.title')}</h1>
      <FilterBar />
      <Counts real={real} fictional={fictional} />
      {profiles.length === 0 ? (
        <Empty title={t('members.noneTitle')} text={t('members.noneText')} />
      ) : (
        <Results profiles={profiles} />
      )}
      {found.isFetchNextPageError && <Notice tone="bad">{of(found.error)}</Notice>}
      {found.hasNextPage && (
        <div className={layout.stack}>
          <p className={layout.dimmed}>
            {t('members.more_count', {
              shown: number(profiles.length),
              total: number(real + fictional),
            })}
          </p>
          <Button
            variant="default"
            loading={found.isFetchingNextPage}
            onClick={() => found.fetchNextPage()}
          >
            {t('members.more')}
          </Button>
        </div>
      )}
    </Page>
  )
}
