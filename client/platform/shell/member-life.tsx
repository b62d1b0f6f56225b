import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { NotConfirmed, useIsReminded } from '#client/parts/account/not-confirmed.tsx'
import { useAppBadge } from '#client/parts/chat/app-badge.ts'
import { useDelivered } from '#client/parts/chat/delivered.ts'
import { loadBonus } from '#client/parts/payment/discount.ts'
import { useAsksPhoto } from '#client/parts/photo/asks-photo.ts'
import { isCapable } from '#client/parts/push/push-capable.ts'
import { keepInstallOffer } from '#client/parts/site/install-offer.ts'
import { chatsQuery } from '#client/platform/api/chats-query.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { cameDrawn } from '#client/platform/api/first-answers.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { likesQuery } from '#client/platform/api/likes-query.ts'
import { followHint, listen } from '#client/platform/api/live.ts'
import { settingsQuery } from '#client/platform/api/site-queries.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { formKey } from '#client/platform/form/kept-text.ts'
import { loadAllTexts } from '#client/platform/i18n/i18n.ts'
import { deviceStorage, keysUnder, outboxPrefix } from '#client/platform/storage.ts'
import { emptyOnFailure, lazyPart } from '#client/ui/lazy-part.ts'
import { useAtLeisure, useIsLater } from '#client/ui/leisure.ts'
import { preloadable } from '#client/ui/preloadable.ts'
import type { User } from '#core/contract/shapes.ts'
import { type AlertPlace, firstOf, placeOf } from '#core/site/alerts.ts'
import { routeOf } from '#core/site/routes.ts'
import { DocumentTitle, usePageTitle } from './document-title.tsx'
import { useFromStart } from './from-start.ts'

const TimeBonus = preloadable(
  emptyOnFailure(
    async () => (await import('#client/features/time-bonus/time-bonus.tsx')).TimeBonus,
  ),
)

const PushAlert = preloadable(
  emptyOnFailure(async () => (await import('../../parts/push/push-alert.tsx')).PushAlert),
)

const PhotoAlert = preloadable(
  emptyOnFailure(async () => (await import('#client/parts/photo/photo-alert.tsx')).PhotoAlert),
)

const AppLife = lazyPart(async () => {
  const [{ AppLife: Life }] = await Promise.all([import('./app-life.tsx'), loadAllTexts()])
  return Life
})

/** A link may ask for a new like after `t` seconds; what it asks for knows the rest. */
const asksNewLike = /[?&]t=/

const NewLike = lazyPart(async () => (await import('#client/parts/discovery/new-like.tsx')).NewLike)

/**
 * What the browser says of push messages. How often a page looks for what is new depends on it,
 * wherever the offer itself stands.
 */
const lookAtPush = async () => {
  const user = queryClient.getQueryData(userQuery.queryKey) ?? null
  const key = queryClient.getQueryData(settingsQuery.queryKey)?.push_public_key ?? ''
  if (!user || !isCapable(key)) return
  const { lookedAt } = await import('#client/parts/push/push.ts')
  await lookedAt(user, key)
}

const loadPushParts = () => Promise.all([lookAtPush(), PushAlert.load()])

/**
 * The bonus of a new member stands above the page: what it needs comes before the first one. The
 * offer of push messages comes before it too; where the page stands already, it waits for leisure.
 */
export const loadTopParts = async () => {
  const user = queryClient.getQueryData(userQuery.queryKey) ?? null
  const bonus = async () => void ((await loadBonus(user)) && (await TimeBonus.load()))
  const push = () => loadPushParts().catch(() => undefined)
  await Promise.all([bonus(), cameDrawn(window.location.pathname) || push()])
}

/** What was left unsent goes on wherever the member is; with nothing left, nothing is loaded. */
const sendWhatWaits = async (account: string, ended: AbortSignal) => {
  if (deviceStorage.getItem(formKey(account, 'unsent')) !== null) {
    const { sendUnsent } = await import('#client/parts/account/unsent-profile.ts')
    await sendUnsent(account).catch(() => undefined)
  }
  if (keysUnder(deviceStorage, outboxPrefix(account)).length === 0) return
  const { outboxOf } = await import('#client/parts/chat/own-outbox.ts')
  if (!ended.aborted) outboxOf(account)
}

/** Nothing that one member wrote goes out in the name of who is logged in next. */
const stopSending = async (account: string) => {
  const { closeOutbox } = await import('#client/parts/chat/own-outbox.ts')
  closeOutbox(account)
}

/** Live hints, and the messages that still have to go, for as long as somebody is logged in. */
const useConnection = (account: string) => {
  useEffect(() => {
    const ending = new AbortController()
    listen(followHint, ending.signal)
    keepInstallOffer(ending.signal)
    void sendWhatWaits(account, ending.signal)
    return () => {
      ending.abort()
      void stopSending(account)
    }
  }, [account])
}

/** Whoever has a device to be told on is not told of what they have before their eyes. */
const useOnScreen = ({ push_subscription }: User) => {
  const hasDevice = push_subscription !== null
  useEffect(() => {
    if (!hasDevice) return
    const ending = new AbortController()
    const { signal } = ending
    import('#client/parts/push/on-screen.ts').then(
      ({ tellOnScreen }) => !signal.aborted && tellOnScreen(signal),
      () => undefined,
    )
    return () => ending.abort()
  }, [hasDevice])
}

const lookAtPushLater = () => void lookAtPush().catch(() => undefined)

const usePhotoAlert = ({ profile }: User) => {
  const hasNone = profile.main_image === null
  useEffect(() => {
    if (hasNone) void PhotoAlert.load().catch(() => undefined)
  }, [hasNone])
}

const fetchTexts = () => void loadAllTexts().catch(() => undefined)

/** Unread messages and new likes: the title starts with them (product spec, section 2). */
const useFresh = () => {
  const unread = useQuery(chatsQuery).data?.unread ?? 0
  const likes = useQuery(likesQuery).data?.new_likes ?? 0
  return unread + likes
}

/** Which alert the page has room for; the push alert finds out by itself whether it has a reason. */
const useAlerts = (user: User, pathname: string) => {
  const isReminded = useIsReminded(user, pathname)
  const asksPhoto = useAsksPhoto(user, pathname)
  const wanted = [
    ...(isReminded ? ['not-confirmed' as const] : []),
    ...(asksPhoto ? ['photo' as const] : []),
    'push' as const,
  ]
  const first = firstOf(wanted)
  const hasPhoto = useFromStart(first === 'photo', pathname)
  return { isReminded, hasPhoto, hasRoom: first === 'push' }
}

/** `pathname`: of the page that shows, or whose shape shows while it is awaited. */
type AroundProps = { user: User; pathname: string }
type AlertsProps = AroundProps & { place: AlertPlace }

const Alerts = ({ user, pathname, place }: AlertsProps) => {
  const { push_public_key } = useSettings()
  const { isReminded, hasPhoto, hasRoom } = useAlerts(user, pathname)
  const route = routeOf(pathname)
  const isLater = useIsLater()
  const isHere = (name: 'not-confirmed' | 'photo' | 'push') => placeOf(name, route) === place
  return (
    <>
      {isReminded && isHere('not-confirmed') && <NotConfirmed user={user} />}
      {hasPhoto && isHere('photo') && (
        <Suspense>
          <PhotoAlert user={user} />
        </Suspense>
      )}
      {isCapable(push_public_key) && isHere('push') && (isLater || PushAlert.isThere()) && (
        <Suspense>
          <PushAlert user={user} pathname={pathname} hasRoom={hasRoom} />
        </Suspense>
      )}
    </>
  )
}

/** What has something to say to a member, and gives way to the page. */
export const BelowPage = (around: AroundProps) => <Alerts {...around} place="below" />

/** All that goes on beside the page while a member is logged in. */
export const MemberLife = ({ user, pathname }: AroundProps) => {
  useConnection(user.id)
  useOnScreen(user)
  usePhotoAlert(user)
  useDelivered()
  useAtLeisure(fetchTexts)
  useAtLeisure(lookAtPushLater)
  const { index_title } = useSettings()
  const title = usePageTitle() ?? index_title
  const fresh = useFresh()
  useAppBadge(fresh)
  const isLater = useIsLater()
  const { search } = useLocation()
  /** A link asks for it once: false when that was told, null when none asks. */
  const [newLike, setNewLike] = useState<boolean | null>(null)
  const asks = asksNewLike.test(search)
  if (asks && newLike === null) setNewLike(true)
  if (!asks && newLike === false) setNewLike(null)
  return (
    <>
      <DocumentTitle text={fresh > 0 ? `(${fresh}) ${title}` : title} />
      <Suspense>{!user.paid_user && <TimeBonus user={user} pathname={pathname} />}</Suspense>
      <Alerts user={user} pathname={pathname} place="above" />
      <Suspense>{isLater && <AppLife user={user} />}</Suspense>
      <Suspense>{newLike && <NewLike onDone={() => setNewLike(false)} />}</Suspense>
    </>
  )
}
