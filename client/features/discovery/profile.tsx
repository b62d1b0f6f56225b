import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import { MemberMenu } from '#client/parts/chat/member-menu.tsx'
import { FictionalLabel, FictionalWarning } from '#client/parts/discovery/fictional-label.tsx'
import { Gallery } from '#client/parts/photo/gallery.tsx'
import { Photo } from '#client/parts/photo/photo.tsx'
import { galleryQuery } from '#client/parts/photo/photos.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useShowsOnline, useUser } from '#client/platform/api/hooks.ts'
import { likesQuery, memberQuery } from '#client/platform/api/queries.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { BackIcon, HeartIcon } from '#client/ui/icons.tsx'
import type { Profile } from '#core/contract/shapes.ts'
import { routeOf } from '#core/site/routes.ts'
import { KeepButton } from './favourites/keep-button.tsx'
import styles from './profile.module.css'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { loadFit, ProfileFit } from './profile-fit.tsx'

/** The photos come with the profile, at the same time; without them it is shown all the same. */
export const loader = async ({ params: { id = '' } }: LoaderArgs) => {
  const photos = queryClient.prefetchQuery(galleryQuery(id))
  const { fit } = await queryClient.ensureQueryData(memberQuery(id))
  await Promise.all([photos, fit && loadFit()])
}

/** Whether the list of likes is another one once this profile has been opened. */
const wasNew = (id: string) => {
  const likes = queryClient.getQueryData(likesQuery.queryKey)
  return !likes || likes.liked_by.some((one) => one.id === id && one.like_new)
}

/** Opening a profile clears its `like_new` (product spec, section 4). */
const useSeen = (id: string) => {
  const user = useUser()
  const isOther = user !== null && user.id !== id
  const { mutate } = useMutation({
    mutationFn: () => call('PUT /api/member.php', { body: { id } }),
    onSuccess: () => wasNew(id) && queryClient.invalidateQueries({ queryKey: likesQuery.queryKey }),
  })
  useEffect(() => {
    if (isOther) mutate()
  }, [isOther, mutate])
}

const LINES = [...'abcdefgh']

/** Who it is, on the picture. */
const ProfileHeader = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const { name, age, city, region, fictional } = profile
  const isOnline = useShowsOnline()(profile)
  const isWhole = city && region && city !== region
  const place = isWhole ? t('profile.from', { city, region }) : city || region
  return (
    <header className={styles.who}>
      {fictional && <FictionalLabel />}
      <h1>
        {name}, {age}
      </h1>
      <p>
        {place}
        {isOnline && (
          <span className={styles.online}>
            {place && ' · '}
            {t('members.online')}
          </span>
        )}
      </p>
    </header>
  )
}

/** How many photos there are, as that many lines on the first. */
const PhotoCount = ({ id }: { id: string }) => {
  const total = useQuery(galleryQuery(id)).data?.total ?? 0
  if (total < 2) return null
  return (
    <span className={styles.count} aria-hidden="true">
      {LINES.slice(0, total).map((line) => (
        <i key={line} />
      ))}
    </span>
  )
}

/** What there is between the two already. */
const Liking = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const { name, likes_me, liked } = profile
  if (!likes_me) return null
  return (
    <p className={styles.likes}>
      <HeartIcon filled={liked} size={18} />
      {liked ? t('profile.match') : t('profile.likesYou', { name })}
    </p>
  )
}

/** Back to the list that one came from, where it was. */
const BackToList = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { key, pathname } = useLocation()
  const list = routeOf(pathname) === 'likes-m-id' ? paths.likes() : paths.members()
  return (
    <Link
      to={list}
      className={styles.back}
      aria-label={t('profile.back')}
      onClick={(event) => {
        if (key === 'default') return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <BackIcon />
    </Link>
  )
}

/** The one profile view, under both of its addresses. */
export const Component = () => {
  const id = useParams().id ?? ''
  const profile = useSuspenseQuery(memberQuery(id)).data
  const user = useUser()
  const navigate = useNavigate()
  useSeen(id)
  return (
    <article className={styles.profile}>
      <div className={styles.picture}>
        <Photo member={profile} eager full seen={useLocation().key !== 'default'} />
        <PhotoCount id={id} />
        <BackToList />
        {user && user.id !== id && (
          <>
            <KeepButton member={profile} className={styles.keep} />
            <MemberMenu
              member={profile}
              className={styles.more}
              onDone={() => void navigate(paths.members())}
            />
          </>
        )}
        <ProfileHeader profile={profile} />
      </div>
      <div className={styles.told}>
        <Liking profile={profile} />
        <ProfileFacts profile={profile} pictures={<Gallery id={id} name={profile.name} />} />
        <ProfileFit profile={profile} />
        {profile.fictional && <FictionalWarning />}
      </div>
      <ProfileActions profile={profile} />
    </article>
  )
}
