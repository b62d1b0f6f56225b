import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { MemberCard } from '#client/parts/discovery/member-card.tsx'
import { queryClient } from '#client/platform/api/client.ts'
import { type Filters, membersQuery } from '#client/platform/api/members-query.ts'
import { settingsQuery } from '#client/platform/api/site-queries.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useLoaderData } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { CardGrid } from '#client/ui/card-grid.tsx'
import { Page } from '#client/ui/page.tsx'
import { Empty } from '#client/ui/states.tsx'
import { ADULT_AGE } from '#core/account/values.ts'
import type { Card, User } from '#core/contract/shapes.ts'
import { SEARCH_AGE_MAX } from '#core/discovery/search.ts'
import { searchable } from './filters.ts'
import { LikeHeart } from './like-button.tsx'

/** Members of the page, so many years apart at most; fewer than enough asks for a wider look. */
const [SHOWN, ENOUGH, YEARS] = [12, 4, 8]
const FIRST_ROW = 4

const clamp = (age: number) => String(Math.min(Math.max(age, ADULT_AGE), SEARCH_AGE_MAX))

/**
 * Who looks for one another, the nearest first: of one's region and age, of one's age, of any.
 */
const looks = ({ region, profile: { age } }: User): Filters[] => {
  const ages = { min_age: clamp(age - YEARS), max_age: clamp(age + YEARS) }
  const near = region ? [{ ...ages, countryregion: region }] : []
  return [...near, ages, {}].map((filters) => ({ ...filters, fit: 'both' }))
}

/** What the members were chosen by: what is claimed of them has to be so. */
const chosenBy = ({ seeks }: User, filters: Filters) => [
  ...(seeks ? (['wish'] as const) : []),
  ...(filters.min_age && filters.max_age ? (['age'] as const) : []),
  ...(filters.countryregion ? (['place'] as const) : []),
]
type Found = { filters: Filters; by: ReturnType<typeof chosenBy> }
const shownOf = (pages: { profiles: Card[] }[]) =>
  pages.flatMap(({ profiles }) => profiles).slice(0, SHOWN)

export const loader = async (): Promise<Found> => {
  const [user, settings] = await Promise.all([
    queryClient.ensureQueryData(userQuery),
    queryClient.ensureQueryData(settingsQuery),
  ])
  let found: Found = { filters: searchable({}, settings), by: [] }
  for (const wanted of user ? looks(user) : []) {
    const filters = searchable(wanted, settings)
    const { pages } = await queryClient.ensureInfiniteQueryData(membersQuery(filters))
    found = { filters, by: user ? chosenBy(user, filters) : [] }
    if (shownOf(pages).length >= ENOUGH) break
  }
  return found
}

const Chosen = ({ by }: Pick<Found, 'by'>) => {
  const { t } = useTranslation()
  const { list } = useFormat()
  if (by.length === 0) return <p>{t('signupSteps.matchesAny')}</p>
  return (
    <p>{t('signupSteps.matchesText', { by: list(by.map((one) => t(`signupSteps.by.${one}`))) })}</p>
  )
}

/** Who fits a member that has just signed up (SGN-10). */
export const Component = () => {
  const { t } = useTranslation()
  const { filters, by } = useLoaderData<Found>()
  const members = shownOf(useSuspenseInfiniteQuery(membersQuery(filters)).data.pages)
  if (members.length === 0) {
    return (
      <Page>
        <h1>{t('signupSteps.matches')}</h1>
        <Empty title={t('signupSteps.matchesNone')} place="terrace">
          <Button component={Link} to={paths.members()}>
            {t('signupSteps.toAll')}
          </Button>
        </Empty>
      </Page>
    )
  }
  return (
    <Page>
      <h1>{t('signupSteps.matches')}</h1>
      <Chosen by={by} />
      <CardGrid>
        {members.map((member, nth) => (
          <li key={member.id}>
            <MemberCard
              member={member}
              to={paths.member(member.id)}
              eager={nth < FIRST_ROW}
              action={<LikeHeart member={member} />}
            />
          </li>
        ))}
      </CardGrid>
      <Button component={Link} to={paths.members()} variant="default" size="lg">
        {t('signupSteps.toAll')}
      </Button>
    </Page>
  )
}
