import type { Page } from 'playwright'

/** So much may move: letters that come in another width. */
export const CLS_MAX = 0.02

/** How far what is on the screen moves by itself from the first paint on (CLS, 0 to 1 and more). */
export const shiftsOf = async (page: Page, path: string, isThere: () => Promise<unknown>) => {
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) moved.push(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await isThere()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() =>
    (window as unknown as { moved: number[] }).moved.reduce((sum, value) => sum + value, 0),
  )
}

/** From now on, what moves up or down by itself within `selector` is noted, with how far, in px. */
export const beginShifts = (page: Page, selector: string) =>
  page.evaluate((within) => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    type Shift = PerformanceEntry & {
      hadRecentInput: boolean
      sources?: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        for (const { node, previousRect, currentRect } of entry.sources ?? []) {
          const px = currentRect.y - previousRect.y
          const isWithin = (node instanceof Element ? node : node?.parentElement)?.closest(within)
          if (isWithin && px !== 0) shifts.push(`${node?.textContent?.slice(0, 60)}: ${px} px`)
        }
      }
    }).observe({ type: 'layout-shift' })
  }, selector)

/** What has moved by itself since it was asked last. */
export const shiftsSince = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0))
