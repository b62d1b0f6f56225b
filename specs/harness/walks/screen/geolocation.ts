import type { Browser, Page, Route } from 'playwright'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember } from '#specs/harness/server/members.ts'
import type { SpecServer } from '#specs/harness/server/server.ts'
import { typeOf } from '../walk.ts'
import type { Stage } from './run.ts'

/** `names`: calls for the name of a place that are on their way. */
type Setting = 'prompt' | 'granted' | 'denied'
type Device = {
  page: Page
  allow: (setting: Setting) => Promise<void>
  names: Route[]
  close: () => Promise<void>
}

const button = (page: Page) => page.getByRole('button', { name: 'Gebruik mijn locatie' })
const UTRECHT = { latitude: 52.0907, longitude: 5.1214 }

/** The receiver of the device, played by the spec: it answers when it is told to. */
const receiver = () => {
  const scope = window as unknown as { asked: [PositionCallback, PositionErrorCallback][] }
  scope.asked = []
  navigator.geolocation.getCurrentPosition = (found, failed) => {
    if (failed) scope.asked.push([found, failed])
  }
}
const answers = (page: Page, code: number | null) =>
  page.evaluate(
    ([why, coords]) => {
      const scope = window as unknown as { asked: [PositionCallback, PositionErrorCallback][] }
      const [found, failed] = scope.asked.pop() ?? []
      if (why === null) found?.({ coords } as GeolocationPosition)
      else failed?.({ code: why, PERMISSION_DENIED: 1 } as GeolocationPositionError)
    },
    [code, UTRECHT] as const,
  )

const words: Record<string, string> = {
  placed: 'Je bent in de buurt van Utrecht.',
  failed: 'We kunnen niet zien waar je bent.',
  denied: 'Je browser geeft je locatie niet.',
}
const permissions = ['prompt', 'granted', 'denied']

export const geolocationStage = (browser: Browser, server: SpecServer): Stage<Device> => ({
  asks: (pair) => typeOf(pair) === 'locate',
  visits: ({ state }) => state !== 'unknown' && state !== 'unsupported',
  leads: (pair) =>
    typeOf(pair) !== 'unsupported' && !(pair.at.state === 'unknown' && typeOf(pair) !== 'prompt'),
  begin: async () => {
    const member = await newMember(server)
    const { page, context, close } = await visitAs(browser, server.url, member)
    await page.addInitScript(receiver)
    const names: Route[] = []
    await page.route('**/api/geocode.php*', (route) => void names.push(route))
    const devtools = await context.newCDPSession(page)
    const { targetInfo } = await devtools.send('Target.getTargetInfo')
    const allow = async (setting: Setting) => {
      const { browserContextId } = targetInfo
      await devtools.send('Browser.setPermission', {
        permission: { name: 'geolocation' },
        setting,
        origin: server.url,
        ...(browserContextId && { browserContextId }),
      })
    }
    await allow('prompt')
    await page.goto('/profile')
    await see(button(page)).toBeVisible()
    return { page, allow, names, close }
  },
  send: async ({ page, allow, names }, pair) => {
    const type = typeOf(pair)
    if (type === 'locate') return button(page).click()
    if (type === 'located') return answers(page, null)
    if (type === 'notFound') return answers(page, 2)
    if (permissions.includes(type)) {
      if (pair.at.state === 'unknown') return
      await allow(type as Setting)
      if (pair.at.state === 'locating') await answers(page, 1)
      return
    }
    await see.poll(() => names.length).toBeGreaterThan(0)
    if (type === 'named') return names.pop()?.continue()
    if (type === 'nowhere') return names.pop()?.fulfill({ json: { location: null } })
    await names.pop()?.abort()
    await see.poll(() => names.length).toBeGreaterThan(0)
    await names.pop()?.abort()
  },
  sees: async ({ page }, { state }) => {
    const said = words[String(state)]
    if (said) await see(page.getByText(said)).toBeVisible()
    const busy = state === 'locating' || state === 'naming'
    if (busy) await see(button(page)).toBeDisabled()
  },
  offers: async ({ page }) => {
    const there = (await button(page).count()) > 0
    return there && (await button(page).isEnabled()) ? ['locate'] : []
  },
  end: async ({ names, close }) => {
    await Promise.all(names.map((route) => route.abort().catch(() => undefined)))
    await close()
  },
})
