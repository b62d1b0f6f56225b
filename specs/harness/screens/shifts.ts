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
