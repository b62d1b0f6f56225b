import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Language, languages } from '#core/kernel/languages.ts'
import { formsOf } from '#server/platform/mails/layout.ts'
import { inLongRun } from '#specs/harness/long/how-long.ts'
import { NARROWEST_PX, overflow } from '#specs/harness/screens/axe.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { cutTexts } from '#specs/harness/screens/cut.ts'
import { lengthen } from '#specs/harness/screens/lengthen.ts'
import { everyLetter } from './every-letter.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const smallMailbox = async (): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: NARROWEST_PX, height: 640 } })
  onTestFinished(() => context.close())
  return await context.newPage()
}

type Row = { name: string; language: Language; isLonger: boolean }
/** Before a push every mail in Dutch made longer than any language, in the long run in all of them. */
const rows: Row[] = [
  ...inLongRun(...languages.map((language) => ({ name: language, language, isLonger: false }))),
  { name: 'nl made 40% longer', language: 'nl', isLonger: true },
]

describe('no word of a mail is cut or stands out of it at 320 px (I18-05)', () => {
  it.each(rows)('in $name', async ({ language, isLonger }) => {
    const page = await smallMailbox()
    const faults: string[] = []
    for (const [name, letter] of everyLetter(language)) {
      await page.setContent(formsOf(letter, language).html)
      if (isLonger) await lengthen(page)
      for (const fault of await overflow(page)) faults.push(`${name} wide: ${fault}`)
      for (const fault of await cutTexts(page)) faults.push(`${name} cut: ${fault}`)
    }
    expect(faults).toEqual([])
  })
})
