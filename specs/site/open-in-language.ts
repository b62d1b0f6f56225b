import type { Browser, Page } from 'playwright'
import { onTestFinished } from 'vitest'
import { see } from '#specs/harness/screens/see.ts'
import { pastTheEntry } from '#specs/harness/screens/visit.ts'

export const picker = (page: Page) => page.getByRole('contentinfo').getByRole('combobox')

/** Every word of a page, said or read out, in its order. */
export const wordsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('title, body *')]
      .filter((one) => !one.closest('noscript, script, template, dialog'))
      .flatMap((one) => {
        const own = [...one.childNodes].filter((node) => node instanceof Text)
        const read = ['aria-label', 'alt', 'placeholder', 'title', 'href'].map(
          (name) => one.getAttribute(name) ?? '',
        )
        return [...own.map(({ data }) => data), ...read].filter(Boolean)
      }),
  )

/** Opens a page in Dutch, and offers to choose English in its footer. */
export const openedAt = async (
  browser: Browser,
  url: string,
  { path, country = '' }: { path: string; country?: string },
) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  onTestFinished(() => context.close())
  await pastTheEntry(context)
  if (country) await context.addCookies([{ name: 'country', value: country, url: url }])
  const page = await context.newPage()
  await page.goto(url + path)
  await page.evaluate(() => Object.assign(window, { isStillThere: true }))
  const before = await wordsOf(page)
  const inEnglish = async () => {
    await picker(page).selectOption('en')
    await see(page.locator('html')).toHaveAttribute('lang', 'en')
  }
  const said = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('vonk.signup') ?? '{}').signup_message)
  return { page, inEnglish, said, before }
}
