import { useSyncExternalStore } from 'react'
import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { lookLessWhile } from '#client/platform/api/refreshed.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import type { User } from '#core/contract/shapes.ts'
import { push as lifecycle } from '#core/push/machine.ts'
import { isSubscribed } from '#core/push/selectors.ts'
import type { Subscription } from '#core/push/subscription.ts'
import { isCapable } from './push-capable.ts'
import { deviceTimeZone } from './push-choices.ts'
import {
  currentSubscription,
  onMessage,
  onPermission,
  subscribe,
  unsubscribe,
} from './push-device.ts'

export type PushActor = ActorRefFrom<typeof lifecycle.machine>
type RunningPush = { account: string; actor: PushActor; stop: () => void }

let current: RunningPush | null = null

lookLessWhile(() => current !== null && isSubscribed(current.actor.getSnapshot()))

/** Whoever waits to look again waits for as long as counts from now on. */
const waitAnew = () => {
  for (const { observers } of queryClient.getQueryCache().getAll())
    for (const observer of observers) observer.setOptions(observer.options)
}

/** A page waits no longer than this to know what the browser says. */
const LOOK_MS = 500

export const saveSubscription = async (subscription: Subscription | null) => {
  const body = { subscription, ...(subscription && { time_zone: deviceTimeZone() }) }
  await call('POST /api/user.php?push=1', { body, retries: 0 })
  queryClient.setQueryData(userQuery.queryKey, (user) =>
    user ? { ...user, push_subscription: subscription } : user,
  )
}

/** What the browser says of itself when the page opens. */
const look = async (actor: PushActor, user: User, publicKey: string) => {
  if (!isCapable(publicKey)) return actor.send({ type: 'incapable' })
  if (Notification.permission === 'denied') return actor.send({ type: 'refused' })
  const subscription = await currentSubscription().catch(() => null)
  if (!subscription) return actor.send({ type: 'without' })
  const kept = user.push_subscription as Partial<Subscription> | null
  const type = kept?.endpoint === subscription.endpoint ? 'found' : 'made'
  return actor.send({ type, subscription })
}

const open = (user: User, publicKey: string): RunningPush => {
  const ending = new AbortController()
  const actor = createActor(lifecycle.machine)
  actor.on('ask', async () => {
    const got = await subscribe(publicKey).catch(() => null)
    if (got === 'denied') actor.send({ type: 'refused' })
    else actor.send(got ? { type: 'made', subscription: got } : { type: 'unanswered' })
  })
  actor.on('save', ({ subscription }) => {
    saveSubscription(subscription).then(
      () => actor.send({ type: 'saved' }),
      () => actor.send({ type: 'lost' }),
    )
  })
  actor.on('forget', () => {
    saveSubscription(null)
      .then(unsubscribe)
      .then(
        () => actor.send({ type: 'ended' }),
        () => actor.send({ type: 'lost' }),
      )
  })
  actor.start()
  let wasSubscribed = false
  actor.subscribe((at) => {
    if (isSubscribed(at) === wasSubscribed) return
    wasSubscribed = !wasSubscribed
    waitAnew()
  })
  if (isCapable(publicKey)) {
    onMessage((message) => actor.send({ type: 'message', message }), ending.signal)
    onPermission((given) => {
      actor.send({ type: given === 'denied' ? 'refused' : 'allowed' })
    }, ending.signal)
  }
  void look(actor, user, publicKey)
  const stop = () => {
    ending.abort()
    actor.stop()
  }
  return { account: user.id, actor, stop }
}

/** The push messages of this device for who is logged in; a page has one actor at a time. */
const pushOf = (user: User, publicKey: string): PushActor => {
  if (current?.account !== user.id) {
    current?.stop()
    current = open(user, publicKey)
  }
  return current.actor
}

/** When the browser has said of itself what it can and may, or takes too long for it. */
export const lookedAt = async (user: User, publicKey: string): Promise<void> => {
  const isKnown = (at: ReturnType<PushActor['getSnapshot']>) => !at.matches('unknown')
  await waitFor(pushOf(user, publicKey), isKnown, { timeout: LOOK_MS }).catch(() => undefined)
}

/** Another member may be the next on this device: nothing of this one comes to it any more. */
export const closePush = async () => {
  const actor = current?.actor
  current?.stop()
  current = null
  if (!actor?.getSnapshot().context.subscription) return
  await saveSubscription(null).catch(() => null)
  await unsubscribe().catch(() => null)
}

export const usePush = (user: User, publicKey: string) => {
  const actor = pushOf(user, publicKey)
  const snapshot = useSyncExternalStore(
    (listener) => {
      const { unsubscribe: stop } = actor.subscribe(listener)
      return stop
    },
    () => actor.getSnapshot(),
  )
  return { snapshot, send: actor.send }
}
