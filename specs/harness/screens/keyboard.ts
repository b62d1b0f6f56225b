import type { Locator, Page } from 'playwright'

const TABS_MAX = 150

export type Place = (element: Element) => boolean
export const isFocused: Place = (element) => element === document.activeElement

/** Handlers that a key or a click has put off to the page's next moment are in place after it. */
export const nextMoment = (page: Page) =>
  page.evaluate(() => new Promise<void>((come) => setTimeout(come)))

/** Goes there as somebody without a mouse does: from where one is, with the Tab key. */
export const tabTo = async (page: Page, target: Locator, isThere: Place = isFocused) => {
  await target.waitFor()
  for (let tabs = 0; tabs < TABS_MAX; tabs++) {
    if (await target.evaluate(isThere)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${target}`)
}
