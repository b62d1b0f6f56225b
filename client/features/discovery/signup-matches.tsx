import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router'
import { queryClient } from '#client/api/client.ts'
import { type Filters, membersQuery, settingsQuery, userQuery } from '#client/api/queries.ts'
import { paths } from '#client/paths.ts'
import { CardGrid, MemberCard } from '#client/ui/member-card.tsx'
import { Page } from '#client/ui/page.tsx'
import { ADULT_AGE } from '#core/account/rules.ts'
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

export const loader = async (): Promise<Card[]> => {
  const [user, settings] = await Promise.all([
    queryClient.ensureQueryData(userQuery),
    queryClient.ensureQueryData(settingsQuery),
  ])
  let found: Card[] = []
  for (const filters of user ? looks(user) : []) {
    const query = membersQuery(searchable(filters, settings))
    found = (await queryClient.ensureInfiniteQueryData(query)).pages.flatMap(
      (page) => page.profiles,
    )
    if (found.length >= ENOUGH) break
  }
  return found.slice(0, SHOWN)
}

/** Who fits a member that has just signed up (SGN-10). */
export const Component = () => {
  const { t } = useTranslation()
  const members = useLoaderData<Card[]>()
  return (
    <Page>
      <h1>{t('signupSteps.matches')}</h1>
      <p>{members.length > 0 ? t('signupSteps.matchesText') : t('signupSteps.matchesNone')}</p>
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
