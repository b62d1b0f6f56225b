import type { Browser, BrowserContextOptions, Page } from 'playwright'
import type { Tour } from './open-screen.ts'
import type { Screen } from './screens.ts'
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

/** What stands in the window is there: its fonts and its pictures, ready to be painted. */
export const settle = async (page: Page) => {
  await page.waitForFunction(() => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < window.innerHeight
    })
    return document.fonts.status === 'loaded' && seen.every(({ complete }) => complete)
  })
  await page.evaluate(() => {
    const there = [...document.images].filter(({ complete }) => complete)
    return Promise.all(there.map((image) => image.decode().catch(() => undefined)))
  })
}
