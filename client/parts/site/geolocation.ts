import { useSyncExternalStore } from 'react'
import { type ActorRefFrom, createActor } from 'xstate'
import { call } from '#client/platform/api/call.ts'
import { geolocation as lifecycle } from '#core/site/geolocation/machine.ts'
import { GEO_MAX_AGE_MS, GEO_TIMEOUT_MS } from '#core/site/geolocation/position.ts'

type GeoActor = ActorRefFrom<typeof lifecycle.machine>

let actor: GeoActor | null = null

/** The permission of the browser, now and whenever it changes; not every browser tells. */
const follow = async (to: GeoActor) => {
  if (!('geolocation' in navigator)) return to.send({ type: 'unsupported' })
  const status = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null)
  if (!status) return
  const say = () => to.send({ type: status.state })
  status.addEventListener('change', say)
  say()
}

const open = (): GeoActor => {
  const opened = createActor(lifecycle.machine)
  opened.on('ask', () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = { lat: coords.latitude, lon: coords.longitude }
        opened.send({ type: 'located', position })
      },
      ({ code, PERMISSION_DENIED }) =>
        opened.send({ type: code === PERMISSION_DENIED ? 'denied' : 'notFound' }),
      { maximumAge: GEO_MAX_AGE_MS, timeout: GEO_TIMEOUT_MS },
    ),
  )
  opened.on('name', ({ position: { lat, lon } }) => {
    const query = { lat: String(lat), lon: String(lon) }
    call('GET /api/geocode.php', { query, retries: 1 }).then(
      ({ location: place }) => opened.send(place ? { type: 'named', place } : { type: 'nowhere' }),
      () => opened.send({ type: 'lost' }),
    )
  })
  opened.start()
  void follow(opened)
  return opened
}

/** Where this device is; a page has one actor, and what it found stays for as long as the page. */
export const useGeolocation = () => {
  actor ??= open()
  const known = actor
  const snapshot = useSyncExternalStore(
    (listener) => {
      const { unsubscribe } = known.subscribe(listener)
      return unsubscribe
    },
    () => known.getSnapshot(),
  )
  return { snapshot, send: known.send }
}

/** As a reload does. */
export const closeGeolocation = () => {
  actor?.stop()
  actor = null
}
