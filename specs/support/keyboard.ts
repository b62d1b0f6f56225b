import type { Locator, Page } from 'playwright'

const TABS_MAX = 150

export type Place = (element: Element) => boolean
export const isFocused: Place = (element) => element === document.activeElement

/** Goes there as somebody without a mouse does: from where one is, with the Tab key. */
export const tabTo = async (page: Page, target: Locator, isThere: Place = isFocused) => {
  await target.waitFor()
  for (let tabs = 0; tabs < TABS_MAX; tabs++) {
    if (await target.evaluate(isThere)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${target}`)
}
