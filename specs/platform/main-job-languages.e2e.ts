import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textsOf } from '#client/platform/i18n/drawn-texts.ts'
import { formats } from '#client/platform/i18n/format.ts'
import { methodName } from '#client/platform/i18n/method-name.ts'
import type { Language } from '#core/kernel/languages.ts'
import { TIME_BONUS_PERCENT } from '#core/time-bonus/values.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit } from '#specs/harness/screens/visit.ts'
import { freshEmail, PASSWORD, tokenIn } from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

/** One of each kind: Dutch and English, long words with capitals, and endings in place of articles. */
const spoken = ['nl', 'en', 'de', 'fi'] as const satisfies Language[]

let browser: Browser
let server: SpecServer

beforeAll(async () => {
  const env = { LANGUAGES: spoken.join() }
  ;[browser, server] = await Promise.all([launchBrowser(), startServer({ env })])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** A person at a page who reads one language: whatever they look for, they look for in its words. */
const reader = (page: Page, language: Language) => {
  const { t } = textsOf(language)
  const main = page.getByRole('main')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const link = (name: string) => main.getByRole('link', { name, exact: true })
  const heading = (name: string) => see(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const credits = (count: number) => t('credits', { count })

  const signUp = async (email: string) => {
    await page.goto('/')
    await see(page.locator('html')).toHaveAttribute('lang', language)
    await page.goto('/signup')
    const typed = {
      [t('signup.name')]: 'Anna',
      [t('signup.day')]: '7',
      [t('signup.month')]: '11',
      [t('signup.year')]: '1990',
      [t('form.email')]: email,
      [t('form.password')]: PASSWORD,
    }
    for (const [label, text] of Object.entries(typed))
      await page.getByLabel(label, { exact: true }).fill(text)
    const who = (legend: string) => main.getByRole('group', { name: legend })
    await who(t('signup.gender')).getByText(t('gender.female'), { exact: true }).click()
    await who(t('signup.seeks')).getByText(t('seeks.male'), { exact: true }).click()
    await main.getByRole('checkbox', { name: t('signup.consent', { name: 'Vonk' }) }).check()
    await button(t('signup.submit')).click()
    await heading(t('signupSteps.mailTitle'))
  }

  const confirm = async (email: string) => {
    await page.goto(`/${tokenIn(await server.mailTo(email))}`)
    await button(t('activate.submit')).click()
    await heading(t('activate.doneTitle'))
    await see(main).toContainText(t('activate.doneCredits', { credits: credits(3) }))
    await link(t('activate.doneGo')).click()
  }

  const likeOne = async () => {
    const fictional = page.getByRole('article').filter({ hasText: t('fictional.label') })
    await fictional.first().getByRole('link').first().click()
    await main.getByRole('button', { name: t('profile.like'), exact: true }).click()
    await see(main.getByRole('button', { name: t('profile.liked'), exact: true })).toBeVisible()
  }

  const write = async () => {
    const name = (await main.getByRole('heading', { level: 1 }).innerText()).split(',')[0] ?? ''
    await link(t('members.chat', { name: name.trim() })).click()
    await page.getByLabel(t('chat.message'), { exact: true }).fill('Hallo')
    await page.getByRole('button', { name: t('chat.send', { price: credits(1) }) }).click()
    await button(t('chat.confirmYes')).click()
    await see(main.locator('ol > li:has(time)')).toHaveCount(2)
  }

  const buy = async () => {
    const price = formats(language).money(priceFor('credits-10', TIME_BONUS_PERCENT))
    await page.goto('/credits')
    await page.getByRole('radio', { name: new RegExp(`^${credits(10)}`) }).check()
    await link(t('shop.chooseBundle', { credits: credits(10), price })).click()
    const method = methodName(t, 'ideal')
    await page.getByRole('radio', { name: method }).check()
    await button(t('shop.payWith', { price, method })).click()
    await page.locator('button[value="pay"]').click()
    await heading(t('payment.completed.title'))
    await see(main).toContainText(t('payment.completed.text', { credits: credits(10) }))
  }

  return { signUp, confirm, likeOne, write, buy }
}

describe('the main job, by somebody who reads one language (I18-01)', () => {
  it.each(spoken)('from the first page to what is paid, in %s', async (language) => {
    const { context, page, faults, close } = await visit(browser, server.url)
    const { signUp, confirm, likeOne, write, buy } = reader(page, language)
    const email = freshEmail(`anna-${language}`)
    await context.addCookies([{ name: 'locale', value: language, url: server.url }])
    await signUp(email)
    await confirm(email)
    await likeOne()
    await write()
    await buy()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(faults).toEqual([])
    await close()
  })
})
