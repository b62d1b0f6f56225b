import type { Browser, BrowserContextOptions, Page } from 'playwright'
import type { Tour } from './open-screen.ts'
import type { Screen } from './screens.ts'
import { PATIENCE_MS } from './see.ts'
import { pastTheEntry } from './visit.ts'

/** Where a tour takes place, and what else its browser is to be. */
type Place = { browser: Browser; url: string; tour: Tour }

/** A browser as new, in Dutch and without motion. */
export const stillContext = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
) => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    ...options,
  })
  await pastTheEntry(context)
  return context
}

/** The cookies of the member who sees this screen; none where a visitor does. */
export const cookiesFor = ({ who }: Screen, { url, tour }: Pick<Place, 'url' | 'tour'>) => {
  const [name = '', value = ''] = tour.people[who]?.cookie().split('=') ?? []
  return name ? [{ name, value, url }] : []
}

/** A browser as new of the member who sees this screen. */
export const contextFor = async (screen: Screen, place: Place) => {
  const context = await stillContext(place.browser, place.url)
  await context.addCookies(cookiesFor(screen, place))
  return context
}

/** Fonts and pictures of the window are there and still are, when they have been painted. */
const isSettled = (page: Page) =>
  page.evaluate(async () => {
    const seen = () =>
      [...document.images].filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect()
        const isHigh = bottom > 0 && top < window.innerHeight
        return width > 0 && isHigh && right > 0 && left < window.innerWidth
      })
    const isThere = () =>
      document.fonts.status === 'loaded' && seen().every(({ complete }) => complete)
    if (!isThere()) return false
    await Promise.all(seen().map((image) => image.decode().catch(() => undefined)))
    // A picture that has just come is told of a moment later, and may then become another one.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    return isThere()
  })

/** What stands in the window is there: its fonts and its pictures, ready to be painted. */
export const settle = async (page: Page) => {
  const end = performance.now() + PATIENCE_MS
  while (!(await isSettled(page))) {
    if (performance.now() > end) throw new Error(`Not settled: ${page.url()}`)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}
