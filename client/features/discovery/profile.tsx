import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { FictionalLabel, FictionalWarning } from '#client/parts/discovery/fictional-label.tsx'
import { Gallery } from '#client/parts/photo/gallery.tsx'
import { Photo } from '#client/parts/photo/photo.tsx'
import { galleryQuery } from '#client/parts/photo/photos.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useUser } from '#client/platform/api/hooks.ts'
import { likesQuery, memberQuery } from '#client/platform/api/queries.ts'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import type { Profile } from '#core/contract/shapes.ts'
import styles from './profile.module.css'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileFacts } from './profile-facts.tsx'

/** The photos come with the profile, at the same time; without them it is shown all the same. */
export const loader = async ({ params: { id = '' } }: LoaderFunctionArgs) => {
  const photos = queryClient.prefetchQuery(galleryQuery(id))
  await queryClient.ensureQueryData(memberQuery(id))
  await photos
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

const ProfileHeader = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const { name, age, city, region, online, likes_me, liked } = profile
  const place = city && region ? t('profile.from', { city, region }) : city || region
  return (
    <header className={layout.tight}>
      <h1>
        {name}, {age}
      </h1>
      {place && <p className={layout.dimmed}>{place}</p>}
      {online && <p className={styles.online}>{t('members.online')}</p>}
      {likes_me && (
        <p className={styles.likes}>
          {liked ? t('profile.match') : t('profile.likesYou', { name })}
        </p>
      )}
    </header>
  )
}

/** The one profile view, under both of its addresses. */
export const Component = () => {
  const id = useParams().id ?? ''
  const profile = useSuspenseQuery(memberQuery(id)).data
  useSeen(id)
  return (
    <Page>
      <article className={styles.profile}>
        <div className={styles.pictures}>
          <div className={styles.picture}>
            <Photo member={profile} eager full />
            {profile.fictional && (
              <span className={styles.mark}>
                <FictionalLabel />
              </span>
            )}
          </div>
          <Gallery id={id} name={profile.name} />
        </div>
        <div className={layout.stack}>
          <ProfileHeader profile={profile} />
          {profile.fictional && <FictionalWarning />}
          <ProfileActions profile={profile} />
          <ProfileFacts profile={profile} />
        </div>
      </article>
    </Page>
  )
}
