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

type Moved = { value: number; parts: string[] }

/** From now on, what moves by itself is noted, with what it was. */
export const beginShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: Moved[] = []
    Object.assign(window, { shifts })
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources?: { node?: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        const parts = (entry.sources ?? []).map(
          ({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 60)}`,
        )
        shifts.push({ value: entry.value, parts })
      }
    }).observe({ type: 'layout-shift' })
  })

/** What has moved by itself since it was asked last. */
export const shiftsSince = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Moved[] }).shifts.splice(0))
