import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { closeGeolocation } from '#client/parts/site/geolocation.ts'
import { LocateButton } from '#client/parts/site/locate-button.tsx'
import { changeLanguage, loadAllTexts } from '#client/platform/i18n/i18n.ts'
import { switchOf } from '#core/account/settings/notifications.ts'
import { noticeKinds } from '#core/push/values.ts'
import { GEO_MAX_AGE_MS } from '#core/site/geolocation/position.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { type Answers, answer } from '#specs/harness/server/answers.ts'
import { settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

/** The navigator of this page knows these things too, until the next spec. */
const has = (things: object) => {
  for (const [name, value] of Object.entries(things)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
}

const PUSH = 'POST /api/user.php?push=1'
const KEY = 'BEl62iUYgUivxIkv69yViEuiBIa'
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
const keys = { p256dh: 'BEl62iUYgUiv', auth: 'gc9D5Q' }

/** A browser that knows push messages, and what it was asked. */
const pushBrowser = (permission: NotificationPermission, answers: NotificationPermission) => {
  let subscribed = false
  const subscription = {
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe: async () => {
      subscribed = false
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: vi.fn(async () => {
      subscribed = true
      return subscription
    }),
  }
  const registration = { pushManager }
  const worker = Object.assign(new EventTarget(), {
    register: vi.fn(async () => registration),
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  })
  const requestPermission = vi.fn(async () => answers)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission, requestPermission })
  has({ serviceWorker: worker })
  return { worker, pushManager, requestPermission, isSubscribed: () => subscribed }
}

const withKey: Answers = { 'GET /api/settings.php': () => ({ ...settings, push_public_key: KEY }) }

describe('push messages', () => {
  it('are turned on in the settings: browser first, then the server, then off again (PSH-09)', async () => {
    const browser = pushBrowser('default', 'granted')
    const { of } = openPage('/settings', user(), { ...withKey, [PUSH]: () => ({}) })
    const [on] = await screen.findAllByRole('button', { name: 'Meldingen aanzetten' })
    fireEvent.click(on as HTMLElement)
    await screen.findByText('Meldingen staan aan op dit apparaat.')
    expect(browser.worker.register).toHaveBeenCalledWith('/worker.js')
    const [[wish]] = browser.pushManager.subscribe.mock.calls as unknown as [
      [PushSubscriptionOptionsInit],
    ]
    expect(wish.userVisibleOnly).toBe(true)
    expect((wish.applicationServerKey as Uint8Array).length).toBe(20)
    fireEvent.click(screen.getByRole('button', { name: 'Meldingen uitzetten' }))
    await waitFor(() => expect(browser.isSubscribed()).toBe(false))
    expect(of(PUSH).map(({ body }) => body)).toEqual([
      { subscription: { endpoint, expirationTime: null, keys }, time_zone: 'UTC' },
      { subscription: null },
    ])
  })

  it('are offered above a page until dismissed, and asked for by a click alone', async () => {
    const { requestPermission } = pushBrowser('default', 'default')
    openPage('/likes', user(), withKey)
    const alert = await screen.findByRole('region', { name: 'Mis geen bericht' })
    expect(requestPermission).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Meldingen aanzetten' }))
    await waitFor(() => expect(requestPermission).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(alert.querySelector('[data-loading]')).toBeNull())
    fireEvent.click(within(alert).getByRole('button', { name: 'Sluiten' }))
    await waitFor(() => expect(alert.isConnected).toBe(false))
  })

  it('are not offered while there is no connection, and again once it is back', async () => {
    pushBrowser('default', 'default')
    openPage('/likes', user(), withKey)
    await screen.findByRole('region', { name: 'Mis geen bericht' })
    has({ onLine: false })
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.queryByRole('region', { name: 'Mis geen bericht' })).toBeNull()
    has({ onLine: true })
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('region', { name: 'Mis geen bericht' })).toBeTruthy()
  })

  it('are offered below a page where one buys, which comes first', async () => {
    pushBrowser('default', 'default')
    const file = 'anna.svg'
    const main_image = { filename: file, thumb_filename: file, status: 'active', match: file }
    const anna = { ...user(), profile: { ...user().profile, main_image } }
    const { router } = openPage('/likes', anna, withKey)
    const isBelow = () => {
      const alert = screen.getByRole('region', { name: 'Mis geen bericht' })
      const after = screen.getByRole('main').compareDocumentPosition(alert)
      return (after & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    }
    await waitFor(() => expect(isBelow()).toBe(false))
    await act(() => router.navigate('/transactions'))
    await waitFor(() => expect(isBelow()).toBe(true))
    await act(() => router.navigate('/likes'))
    await waitFor(() => expect(isBelow()).toBe(false))
  })

  it('push no page down when the browser is late: the next page offers them', async () => {
    const { worker } = pushBrowser('default', 'default')
    const late = Promise.withResolvers<Awaited<ReturnType<typeof worker.getRegistration>>>()
    worker.getRegistration = () => late.promise
    const { router } = openPage('/likes', user(), withKey)
    await screen.findByRole('heading', { level: 1 })
    late.resolve(await worker.ready)
    await waitFor(async () => expect(await worker.getRegistration()).toBeDefined())
    expect(screen.queryByRole('region', { name: 'Mis geen bericht' })).toBeNull()
    await act(() => router.navigate('/settings'))
    await screen.findByRole('region', { name: 'Mis geen bericht' })
  })

  it('that the browser refuses are said to be so, and not offered', async () => {
    pushBrowser('denied', 'denied')
    openPage('/settings', user(), withKey)
    await screen.findByText(/Je browser weigert meldingen/)
    expect(screen.queryByRole('button', { name: 'Meldingen aanzetten' })).toBeNull()
  })

  it.each([
    ['the browser refuses them', 'denied', []],
    ['every kind is off', 'granted', noticeKinds.map((kind) => switchOf('push', kind))],
  ] as const)(
    'are said to be disabled where %s, until that is dismissed (PSH-02)',
    async (_, permission, off) => {
      const browser = pushBrowser(permission, permission)
      if (permission === 'granted') await browser.pushManager.subscribe()
      const who = user({ notifications_disabled: [...off] })
      const answers = { ...withKey, [PUSH]: () => ({}) }
      const { router } = openPage('/likes', who, answers)
      const alert = await screen.findByRole('region', { name: 'Meldingen staan uit' })
      expect(within(alert).getByRole('link').getAttribute('href')).toBe('/notifications')
      fireEvent.click(within(alert).getByRole('button', { name: 'Sluiten' }))
      await waitFor(() => expect(alert.isConnected).toBe(false))
      await act(() => router.navigate('/credits'))
      expect(screen.queryByRole('region', { name: 'Meldingen staan uit' })).toBeNull()
    },
  )

  it('are neither offered nor missed on a device that cannot have them (PSH-02)', async () => {
    openPage('/likes', user(), withKey)
    await screen.findByRole('heading', { level: 1 })
    for (const name of ['Meldingen staan uit', 'Mis geen bericht'])
      expect(screen.queryByRole('region', { name })).toBeNull()
  })

  it.each([
    ['iPhone', /werken meldingen pas als Vonk op je beginscherm staat/],
    ['Windows NT', null],
  ])(
    'come to an %s only once the site is installed, which it says (PSH-01)',
    async (device, says) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${device})`)
      onTestFinished(() => void vi.restoreAllMocks())
      openPage('/settings', user(), withKey)
      await screen.findByRole('heading', { name: 'Account en instellingen' })
      if (says) await screen.findByText(says)
      else expect(screen.queryByText('Meldingen op dit apparaat')).toBeNull()
    },
  )

  it('are not spoken of where the site has no key to send them with', async () => {
    pushBrowser('default', 'granted')
    openPage('/settings', user())
    await screen.findByRole('heading', { name: 'Account en instellingen' })
    expect(screen.queryByText('Meldingen op dit apparaat')).toBeNull()
  })

  it('that the server could not be told of can be tried again', async () => {
    pushBrowser('default', 'granted')
    let away = true
    openPage('/settings', user(), {
      ...withKey,
      [PUSH]: () => (away ? { status: 429, refusal: { error: 'too_many_requests' } } : {}),
    })
    const [on] = await screen.findAllByRole('button', { name: 'Meldingen aanzetten' })
    fireEvent.click(on as HTMLElement)
    await screen.findByText(/Meldingen aanzetten is niet gelukt/)
    away = false
    fireEvent.click(screen.getByRole('button', { name: 'Meldingen aanzetten' }))
    await screen.findByText('Meldingen staan aan op dit apparaat.')
  })
})

type Ask = (found: PositionCallback, failed: PositionErrorCallback, how: PositionOptions) => void
const geoBrowser = (getCurrentPosition: Ask, state = 'prompt') =>
  has({
    geolocation: { getCurrentPosition },
    permissions: { query: async () => Object.assign(new EventTarget(), { state }) },
  })
const at = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition
const utrecht = { city: 'Utrecht', region: 'Utrecht', country: 'NL' }
const openButton = async (onPlace: (place: object) => void) => {
  closeGeolocation()
  await loadAllTexts()
  await changeLanguage('nl')
  render(
    <MantineProvider env="test">
      <LocateButton onPlace={onPlace} />
    </MantineProvider>,
  )
  return screen.findByRole('button', { name: 'Gebruik mijn locatie' })
}

describe('the place of the device', () => {
  it('is asked by a click, leaves it rounded, and is named once (PSH-08)', async () => {
    const ask = vi.fn<Ask>((found) => found(at(52.09083, 5.12222)))
    geoBrowser(ask)
    const { of } = answer({ 'GET /api/geocode.php': () => ({ location: utrecht }) })
    const onPlace = vi.fn()
    const button = await openButton(onPlace)
    expect(ask).not.toHaveBeenCalled()
    fireEvent.click(button)
    await screen.findByText('Je bent in de buurt van Utrecht.')
    expect(ask.mock.calls[0]?.[2].maximumAge).toBe(GEO_MAX_AGE_MS)
    expect(of('GET /api/geocode.php').map(({ query }) => query)).toEqual([
      { lat: '52.09', lon: '5.12' },
    ])
    expect(onPlace.mock.calls).toEqual([[utrecht]])
  })

  it('that the browser keeps to itself is typed instead', async () => {
    geoBrowser((_, failed) => failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError))
    answer({})
    fireEvent.click(await openButton(() => undefined))
    await screen.findByText(/Je browser geeft je locatie niet/)
    expect(screen.queryByRole('button', { name: 'Gebruik mijn locatie' })).toBeNull()
  })

  it('that has no town near can be asked again', async () => {
    geoBrowser((found) => found(at(54.5, 4)), 'granted')
    answer({ 'GET /api/geocode.php': () => ({ location: null }) })
    fireEvent.click(await openButton(() => undefined))
    await screen.findByText(/We kunnen niet zien waar je bent/)
    expect(screen.getByRole('button', { name: 'Gebruik mijn locatie' })).toBeTruthy()
  })
})
