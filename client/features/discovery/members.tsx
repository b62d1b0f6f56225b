import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { MemberCard } from '#client/parts/discovery/member-card.tsx'
import { queryClient } from '#client/platform/api/client.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { membersQuery } from '#client/platform/api/members-query.ts'
import { regionsQuery } from '#client/platform/api/region-query.ts'
import { settingsQuery } from '#client/platform/api/site-queries.ts'
import { loadAllTexts } from '#client/platform/i18n/i18n.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { RetryButton } from '#client/platform/shell/retry-button.tsx'
import { Button } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.ts'
import { Page } from '#client/ui/page.tsx'
import { Empty } from '#client/ui/states.tsx'
import { WindowGrid } from '#client/ui/window-grid.tsx'
import { CAM_TILE_AFTER } from '#core/site/cam-tile.ts'
import { CamTile } from './cam-tile.tsx'
import { filtersOf, hasFilters, searchable, useFilters } from './filters.ts'
import { LikeHeart } from './like-button.tsx'
import { FIRST_ROW, MembersHead, totalOf } from './members-head.tsx'
import { MoreMembers } from './more-members.tsx'
import { ReportDots } from './report-dots.tsx'
import { isFew } from './totals.ts'

/** Which filters count is known with the settings; without any there is nothing to wait for. */
const filtersFor = async ({ url }: Request) => {
  const filters = filtersOf(new URL(url).searchParams)
  if (!hasFilters(filters)) return filters
  return searchable(filters, await queryClient.ensureQueryData(settingsQuery))
}

export const loader = ({ request }: LoaderArgs) =>
  Promise.all([
    queryClient.ensureQueryData(regionsQuery),
    filtersFor(request).then((filters) =>
      queryClient.ensureInfiniteQueryData(membersQuery(filters)),
    ),
  ])

/** With its words, which the members alone do not wait for. */
const SimilarMembers = lazyPart(async () => {
  const [{ SimilarMembers: Loaded }] = await Promise.all([
    import('./similar-members.tsx'),
    loadAllTexts(),
  ])
  return Loaded
})

type NobodyProps = { filtered: boolean; isLooking: boolean; look: () => void }

const Nobody = ({ filtered, isLooking, look }: NobodyProps) => {
  const { t } = useTranslation()
  return (
    <Empty
      title={t('members.noneTitle')}
      text={filtered ? t('members.noneText') : t('people.nobodyYet')}
      place="terrace"
    >
      {filtered ? (
        <Button component={Link} to={paths.members()}>
          {t('people.widen')}
        </Button>
      ) : (
        <RetryButton isMain isTrying={isLooking} retry={look} words={t('people.lookAgain')} />
      )}
    </Empty>
  )
}

const tile = { after: CAM_TILE_AFTER, draw: () => <CamTile /> }

export const Component = () => {
  const [search] = useSearchParams()
  const filters = useFilters(search)
  const found = useSuspenseInfiniteQuery(membersQuery(filters))
  const { pages } = found.data
  const profiles = [
    ...new Map(pages.flatMap((page) => page.profiles).map((p) => [p.id, p])).values(),
  ]
  const { total: real = 0, total_fictional: fictional = 0 } = pages.at(-1) ?? {}
  const total = totalOf({ real, fictional })
  const hasTile = useSettings().cam_tile !== undefined
  return (
    <Page width="grid">
      <MembersHead real={real} fictional={fictional} />
      {profiles.length === 0 ? (
        <Nobody
          filtered={hasFilters(filters)}
          isLooking={found.isFetching}
          look={() => void found.refetch()}
        />
      ) : (
        <WindowGrid
          items={profiles}
          idOf={({ id }) => id}
          total={total}
          aside={hasTile ? tile : undefined}
        >
          {(member, index) => (
            <MemberCard
              member={member}
              to={paths.member(member.id)}
              eager={index < FIRST_ROW}
              action={<LikeHeart member={member} />}
              corner={<ReportDots member={member} />}
            />
          )}
        </WindowGrid>
      )}
      <MoreMembers found={found} shown={profiles.length} total={total} />
      {isFew(total) && hasFilters(filters) && (
        <Suspense>
          <SimilarMembers filters={filters} isEmpty={profiles.length === 0} />
        </Suspense>
      )}
    </Page>
  )
}
