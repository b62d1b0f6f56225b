import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright'

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What a scheme alone changes. */
export const COLOURS = ['color-contrast', 'link-in-text-block']
export const NARROWEST_PX = 320

/** Brings the checker; the policy of the page would refuse it, so its context bypasses that. */
export const bringAxe = (page: Page) => page.evaluate(axe.source)

/** What breaks these rules on the page as it stands: each rule with its elements. */
export const findings = async (page: Page, runOnly: readonly string[]) => {
  const { violations } = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: [...rules],
        resultTypes: ['violations'],
      }) as Promise<AxeResults>,
    runOnly,
  )
  return violations.map(({ id, nodes }) => [
    id,
    ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  ])
}

/** The app names its scheme; the home before it follows the browser's by style alone. */
const wears = (scheme: string) =>
  [undefined, scheme].includes(document.documentElement.dataset.mantineColorScheme)

export const wearScheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.waitForFunction(wears, colorScheme)
}

/** Up to five elements that stand out of the page on the right; none where all fit. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120))
  })
