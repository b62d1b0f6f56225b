import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { favouritesQuery, visitorsQuery } from '#client/parts/discovery/meeting-queries.ts'
import { MemberCard } from '#client/parts/discovery/member-card.tsx'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { likesPagesQuery, likesQuery } from '#client/platform/api/likes-query.ts'
import { memberQuery } from '#client/platform/api/member-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { Button, PlainButton } from '#client/ui/button.tsx'
import { CardGrid } from '#client/ui/card-grid.tsx'
import { CountBadge } from '#client/ui/count-badge.tsx'
import { HeartIcon } from '#client/ui/icons.tsx'
import list from '#client/ui/list.module.css'
import { Page } from '#client/ui/page.tsx'
import { Empty, Notice } from '#client/ui/states.tsx'
import type { Answer } from '#core/contract/contract.ts'
import type { Card } from '#core/contract/shapes.ts'
import { intimateInterests } from '#core/discovery/values.ts'
import { type LikesType, likesTypes } from '#core/site/routes.ts'
import { BackInApp } from './back-in-app.tsx'
import { Favourites } from './favourites/favourites.tsx'
import { LikeHeart, type LikeProps, MatchMoment, useLikeClick } from './like-button.tsx'
import styles from './likes.module.css'
import { ReportDots } from './report-dots.tsx'
import { Visitors } from './visits/visitors.tsx'

type Likes = Answer<'GET /api/likes.php'>
type Liked = Card & { like_new?: boolean }

const typeOf = (type = 'received'): LikesType | undefined =>
  likesTypes.find((known) => known === type)

export const loader = ({ request }: LoaderArgs) => {
  const { pathname } = new URL(request.url)
  return Promise.all([
    queryClient.ensureQueryData(likesQuery),
    pathname === paths.likesOf('visitors') && queryClient.fetchQuery(visitorsQuery),
    pathname === paths.likesOf('favourites') &&
      queryClient.fetchQuery({ ...favouritesQuery, staleTime: 0 }),
  ])
}

/** The lists of likes; who looked, and whom one keeps, are lists of their own. */
type Listed = Exclude<LikesType, 'visitors' | 'favourites'>

const fieldOf = { received: 'liked_by', given: 'profiles', matches: 'matches' } as const

/** Later pages are fetched only when asked for; the first page is the one that all screens share. */
const useLikesList = (type: Listed, likes: Likes) => {
  const field = fieldOf[type]
  const query = likesPagesQuery(field)
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...query,
    enabled: ({ state }) => state.data !== undefined,
  })
  const first: Liked[] = likes[field]
  const known = new Map(first.map((member) => [member.id, member]))
  for (const page of data?.pages ?? []) {
    for (const member of page[field]) if (!known.has(member.id)) known.set(member.id, member)
  }
  const more = () => {
    if (!data) queryClient.setQueryData(query.queryKey, { pages: [likes], pageParams: [''] })
    return fetchNextPage()
  }
  const hasMore = data ? hasNextPage : likes.next[field] !== null
  return { members: [...known.values()], error, hasMore, isLoading: isFetchingNextPage, more }
}

const NoLikes = ({ type }: { type: Listed }) => {
  const { t } = useTranslation()
  const words = {
    received: [t('likes.noReceived'), t('likes.noReceivedText')],
    given: [t('likes.noGiven'), t('likes.noGivenText')],
    matches: [t('likes.noMatches'), t('likes.noMatchesText')],
  } as const
  const [title, text] = words[type]
  return (
    <Empty title={title} text={text} place="dusk">
      <Button component={Link} to={paths.members()}>
        {t('likes.look')}
      </Button>
      <Button component={Link} to={paths.swipe()} variant="default">
        {t('members.swipe')}
      </Button>
    </Empty>
  )
}

const pathOf = (type: LikesType) => (type === 'received' ? paths.likes() : paths.likesOf(type))

/** On a phone the last ones are beyond the edge. */
const intoView = (tab: HTMLElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

const Tabs = ({ newLikes }: { newLikes: number }) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <nav className={styles.tabs} aria-label={t('likes.title')}>
      {likesTypes.map((type) => (
        <Link
          key={type}
          to={pathOf(type)}
          {...(pathOf(type) === pathname && { 'aria-current': 'page', ref: intoView })}
          className={styles.tab}
        >
          {t(`likes.${type}`)}
          {type === 'received' && newLikes > 0 && (
            <CountBadge
              count={newLikes}
              tone="likes"
              label={t('fresh.newLikes', { count: newLikes })}
            />
          )}
        </Link>
      ))}
    </nav>
  )
}

/** The crimson way to like back, over the first picture. */
const LikeBack = ({ member, onMatch }: LikeProps) => {
  const { t } = useTranslation()
  const { click, moment } = useLikeClick(member, onMatch)
  return (
    <>
      <PlainButton
        className={styles.likeBack}
        aria-label={t('likes.backTo', { name: member.name })}
        onClick={click}
      >
        <HeartIcon size={20} />
        {t('likes.back')}
      </PlainButton>
      {moment}
    </>
  )
}

/** What both love, of their free time; a profile that does not come costs nothing but this line. */
const Reason = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const mine = useMember().profile.interests
  const { data: profile } = useQuery({ ...memberQuery(id), retry: false })
  const shared = profile?.interests.find(
    (interest) => mine.includes(interest) && !intimateInterests.has(interest),
  )
  if (!shared) return null
  const interest = t(`interest.${shared}`).toLowerCase()
  return <span className={styles.reason}>{t('likes.bothLove', { interest })}</span>
}

type LikedCardProps = { member: Liked; first: boolean; onMatch: (member: Card) => void }

const LikedCard = ({ member, first, onMatch }: LikedCardProps) => {
  const { t } = useTranslation()
  const like = { member, onMatch }
  return (
    <MemberCard
      member={member}
      to={paths.likedMember(member.id)}
      large={first}
      badge={member.like_new && <span className={styles.new}>{t('likes.new')}</span>}
      reason={first && <Reason id={member.id} />}
      action={first && !member.liked ? <LikeBack {...like} /> : <LikeHeart {...like} />}
      corner={<ReportDots member={member} />}
    />
  )
}

/** What came new is large and above; what one has seen before stands below its word. */
const LikesGrid = ({ type, members }: { type: Listed; members: Liked[] }) => {
  const { t } = useTranslation()
  const [matched, setMatched] = useState<Card | null>(null)
  const isReceived = type === 'received'
  const recent = isReceived ? members.filter(({ like_new }) => like_new) : members
  const earlier = isReceived ? members.filter(({ like_new }) => !like_new) : []
  const [first] = recent
  const isHero = (member: Liked) => isReceived && member.id === first?.id
  return (
    <>
      {recent.length > 0 && (
        <CardGrid>
          {recent.map((member) => (
            <li key={member.id} className={isHero(member) ? styles.hero : ''}>
              <LikedCard member={member} first={isHero(member)} onMatch={setMatched} />
            </li>
          ))}
        </CardGrid>
      )}
      {earlier.length > 0 && (
        <>
          {recent.length > 0 && <h2 className={styles.earlier}>{t('likes.earlier')}</h2>}
          <CardGrid>
            {earlier.map((member) => (
              <li key={member.id}>
                <LikedCard member={member} first={false} onMatch={setMatched} />
              </li>
            ))}
          </CardGrid>
        </>
      )}
      {matched && (
        <Suspense>
          <MatchMoment member={matched} onClose={() => setMatched(null)} />
        </Suspense>
      )}
    </>
  )
}

const LikesList = ({ type, likes }: { type: Listed; likes: Likes }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { members, error, hasMore, isLoading, more } = useLikesList(type, likes)
  return (
    <>
      {members.length === 0 ? <NoLikes type={type} /> : <LikesGrid type={type} members={members} />}
      {error && <Notice tone="bad">{of(error)}</Notice>}
      {hasMore && (
        <Button variant="default" loading={isLoading} onClick={() => void more()}>
          {t('happenings.more')}
        </Button>
      )}
    </>
  )
}

const ListOf = ({ type, likes }: { type: LikesType; likes: Likes }) => {
  if (type === 'visitors') return <Visitors />
  if (type === 'favourites') return <Favourites />
  return <LikesList key={type} type={type} likes={likes} />
}

export const Component = () => {
  const { t } = useTranslation()
  const type = typeOf(useParams().type) ?? 'received'
  const likes = useSuspenseQuery(likesQuery).data
  return (
    <Page width="grid">
      <div className={list.head}>
        <BackInApp />
        <h1>{t('likes.title')}</h1>
        <Tabs newLikes={likes.new_likes} />
      </div>
      <ListOf type={type} likes={likes} />
    </Page>
  )
}
