import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import { MemberMenu } from '#client/parts/chat/member-menu.tsx'
import { FictionalLabel } from '#client/parts/discovery/fictional-label.tsx'
import { FictionalWarning } from '#client/parts/discovery/fictional-warning.tsx'
import type { Thing } from '#client/parts/moderation/use-report.tsx'
import { Gallery } from '#client/parts/photo/gallery.tsx'
import { Photo } from '#client/parts/photo/photo.tsx'
import { galleryQuery } from '#client/parts/photo/photos.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useShowsOnline, useUser } from '#client/platform/api/hooks.ts'
import { likesQuery } from '#client/platform/api/likes-query.ts'
import { memberQuery } from '#client/platform/api/member-query.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { HeartIcon } from '#client/ui/icons.tsx'
import { WayBack } from '#client/ui/way-back.tsx'
import type { Profile } from '#core/contract/shapes.ts'
import { isolate } from '#core/normalisation/direction.ts'
import { likesTypes, routeOf } from '#core/site/routes.ts'
import keep from './favourites/keep-button.module.css'
import { KeepButton } from './favourites/keep-button.tsx'
import frame from './own-frame.module.css'
import styles from './profile.module.css'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { loadFit, ProfileFit } from './profile-fit.tsx'

/** The photos come with the profile, at the same time; without them it is shown all the same. */
export const loader = async ({ params: { id = '' } }: LoaderArgs) => {
  // One's own has been changed meanwhile, by oneself.
  if (queryClient.getQueryData(userQuery.queryKey)?.id === id) {
    queryClient.removeQueries({ queryKey: memberQuery(id).queryKey })
  }
  const photos = queryClient.prefetchQuery(galleryQuery(id))
  const { fit } = await queryClient.ensureQueryData(memberQuery(id))
  await Promise.all([photos, fit && loadFit()])
}

/** Whether the list of likes is another one once this profile has been opened. */
const wasNew = (id: string) => {
  const likes = queryClient.getQueryData(likesQuery.queryKey)
  if (!likes) return true
  const fresh = likes.liked_by.filter(({ like_new }) => like_new)
  // A new like may be on a page that is not loaded.
  return likes.new_likes > fresh.length || fresh.some((one) => one.id === id)
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

/** How near somebody is, as a band. */
const awayOf = (t: TFunction, distance: Profile['distance']) => {
  if (distance === null) return ''
  if (distance === '10') return t('profile.near')
  return distance === 'further' ? t('profile.far') : t('profile.within', { distance })
}

/** Who it is, on the picture. */
const ProfileHeader = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const { name, age, city, region, fictional, distance } = profile
  const isOnline = useShowsOnline()(profile)
  const isWhole = city && region && city !== region
  const isOwn = useUser()?.id === profile.id
  const place = isWhole ? t('profile.from', { city, region }) : city || region
  const told = [place, isOwn ? '' : awayOf(t, distance)].filter(Boolean).join(' · ')
  return (
    <header className={styles.who}>
      {fictional && <FictionalLabel />}
      <h1>
        {isolate(name)}, {age}
      </h1>
      <p>
        {told}
        {isOnline && (
          <span className={styles.online}>
            {told && ' · '}
            {t('members.online')}
          </span>
        )}
      </p>
    </header>
  )
}

/** What of a profile can be reported alone: a picture that was painted for it is nobody's. */
const partsOf = ({ id, about_me, reason, main_image: image }: Profile): Thing[] => {
  const photo = /^\/media\/photos\/([0-9a-f-]{36})\.webp$/.exec(image?.match ?? '')?.[1]
  return [
    ...(about_me || reason ? [{ subject: 'text', id } as const] : []),
    ...(photo ? [{ subject: 'photo', id: photo } as const] : []),
  ]
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

/** To the list that the profile belongs to; from one's own profile to what one edits. */
const BackToList = ({ isOwn }: { isOwn: boolean }) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isLike = routeOf(pathname) === 'likes-m-id'
  const others = isLike ? paths.likes() : paths.members()
  return (
    <WayBack
      to={isOwn ? paths.profile() : others}
      alikes={isLike ? likesTypes.map(paths.likesOf) : []}
      list={isOwn ? t('profile.ownBack') : t('profile.back')}
      className={styles.back}
    />
  )
}

/** The one profile view, under both of its addresses. */
export const Component = () => {
  const id = useParams().id ?? ''
  const profile = useSuspenseQuery(memberQuery(id)).data
  const user = useUser()
  const navigate = useNavigate()
  const { t } = useTranslation()
  const isOwn = user?.id === id
  useSeen(id)
  return (
    <>
      {isOwn && <p className={frame.frame}>{t('profile.own')}</p>}
      <article className={styles.profile}>
        <div className={styles.picture}>
          <Photo member={profile} eager full seen={useLocation().key !== 'default'} />
          <PhotoCount id={id} />
          <BackToList isOwn={isOwn} />
          {user && !isOwn && (
            <>
              <KeepButton member={profile} className={`${styles.more} ${keep.beside}`} />
              <MemberMenu
                member={profile}
                className={styles.more}
                parts={partsOf(profile)}
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
          {profile.fictional && <FictionalWarning member={profile} />}
        </div>
        <ProfileActions profile={profile} />
      </article>
    </>
  )
}
