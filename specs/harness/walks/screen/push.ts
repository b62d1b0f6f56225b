import type { Browser, Page, Route } from 'playwright'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember } from '#specs/harness/server/members.ts'
import type { SpecServer } from '#specs/harness/server/server.ts'
import { type Pair, typeOf } from '../walk.ts'
import type { Stage } from './run.ts'

/** `tellings`: calls that tell the server of the subscription and are on their way. */
type Device = { page: Page; tellings: Route[]; close: () => Promise<void> }
type Played = Record<'answer' | 'permit', (permission: NotificationPermission) => void>

const section = (page: Page) => page.getByRole('region', { name: 'Meldingen op dit apparaat' })
const turnOn = (page: Page) => section(page).getByRole('button', { name: 'Meldingen aanzetten' })
const turnOff = (page: Page) => section(page).getByRole('button', { name: 'Meldingen uitzetten' })
/** A public key of the right shape, of which nobody has the other half. */
export const PUBLIC_KEY = Buffer.from([4, ...Array.from({ length: 64 }, (_, nth) => nth)]).toString(
  'base64url',
)

/** The question of the browser and its push service, played by the spec. */
const pushService = () => {
  const scope = window as unknown as Played
  let permission: NotificationPermission = 'default'
  let subscription: PushSubscription | null = null
  Object.defineProperty(Notification, 'permission', { get: () => permission })
  Notification.requestPermission = () =>
    new Promise((answered) => {
      scope.answer = (given) => {
        permission = given
        answered(given)
      }
    })
  const status = new EventTarget()
  Object.defineProperty(status, 'state', { get: () => permission })
  navigator.permissions.query = async () => status as PermissionStatus
  scope.permit = (given) => {
    permission = given
    status.dispatchEvent(new Event('change'))
  }
  const plain = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/a-device-of-the-spec',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  }
  const made = {
    toJSON: () => plain,
    unsubscribe: async () => {
      subscription = null
      return true
    },
  } as unknown as PushSubscription
  PushManager.prototype.subscribe = async () => {
    subscription = made
    return made
  }
  PushManager.prototype.getSubscription = async () => subscription
}
/** A message that the worker of this device has shown, and tells the page of. */
const hear = (page: Page) =>
  page.evaluate(() => {
    const data = { push: { title: 'Vonk', path: '/chats' } }
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
  })
const answer = (page: Page, permission: NotificationPermission) =>
  page.evaluate((given) => (window as unknown as Played).answer(given), permission)

/** What the member changes in the browser's own settings. */
const permit = (page: Page, permission: NotificationPermission) =>
  page.evaluate((given) => (window as unknown as Played).permit(given), permission)

const words: Record<string, string> = {
  subscribed: 'Meldingen staan aan op dit apparaat.',
  denied: 'Je browser weigert meldingen van Vonk.',
  notSaved: 'Meldingen aanzetten is niet gelukt.',
}
/** What the browser or the network answers. */
const led = ['allowed', 'message', 'made', 'unanswered', 'saved', 'lost', 'ended']

const leads = (pair: Pair) => {
  const type = typeOf(pair)
  if (pair.at.state === 'unknown') return type === 'without'
  return led.includes(type) || (type === 'refused' && pair.at.state === 'asking')
}

export const pushStage = (browser: Browser, server: SpecServer): Stage<Device> => ({
  asks: (pair) => ['subscribe', 'unsubscribe'].includes(typeOf(pair)),
  visits: ({ state }) => state !== 'unknown' && state !== 'incapable',
  leads,
  begin: async () => {
    const member = await newMember(server)
    const { page, close } = await visitAs(browser, server.url, member)
    await page.addInitScript(pushService)
    const tellings: Route[] = []
    await page.route('**/api/user.php?push=1', (route) => void tellings.push(route))
    await page.goto('/settings')
    await see(turnOn(page)).toBeVisible()
    return { page, tellings, close }
  },
  send: async ({ page, tellings }, pair) => {
    const type = typeOf(pair)
    if (type === 'subscribe') return turnOn(page).click()
    if (type === 'unsubscribe') return turnOff(page).click()
    if (type === 'made') return answer(page, 'granted')
    if (type === 'refused') return answer(page, 'denied')
    if (type === 'allowed') return permit(page, 'default')
    if (type === 'unanswered') return answer(page, 'default')
    if (type === 'without') return
    if (type === 'message') return hear(page)
    await see.poll(() => tellings.length).toBeGreaterThan(0)
    if (type === 'lost') return tellings.pop()?.abort()
    await tellings.pop()?.continue()
  },
  sees: async ({ page }, { state }) => {
    const said = words[String(state)]
    if (said) await see(section(page).getByText(said)).toBeVisible()
    const busy = ['asking', 'saving', 'ending'].includes(String(state))
    if (busy) await see(turnOn(page).or(turnOff(page)).first()).toBeDisabled()
  },
  offers: async ({ page }) => {
    const buttons = { subscribe: turnOn(page), unsubscribe: turnOff(page) }
    const offered: string[] = []
    for (const [type, button] of Object.entries(buttons)) {
      const isOffered = await button.evaluateAll((found) =>
        found.some((one) => !(one as HTMLButtonElement).disabled),
      )
      if (isOffered) offered.push(type)
    }
    return offered
  },
  end: async ({ tellings, close }) => {
    await Promise.all(tellings.map((route) => route.abort().catch(() => undefined)))
    await close()
  },
})
