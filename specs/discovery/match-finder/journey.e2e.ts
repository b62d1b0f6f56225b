import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLongRun, longRunOnly } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { isFocused, type Place, tabTo } from '#specs/harness/screens/keyboard.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const man = () => newMember(server, { gender: 'male', seeks: 'female' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Goes through a round of five, giving the first answer to each but those that are skipped. */
const answerRound = async (page: Page, skipped: readonly number[] = []) => {
  for (let nth = 1; nth <= 5; nth += 1) {
    await see(page.getByText(`${nth} van 5`)).toBeVisible()
    if (skipped.includes(nth)) {
      await page.getByRole('button', { name: 'Sla over' }).click()
      continue
    }
    await page.locator('fieldset').first().getByRole('radio').first().check()
    await page.getByRole('button', { name: nth === 5 ? 'Klaar' : 'Volgende' }).click()
  }
  await see(title(page)).toHaveText('Match-finder')
}

const isNoWiderThan = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

const ownAnswers = async (member: SpecMember) =>
  (await member.ask('GET /api/match-finder.php')).answers.map(({ question }) => question)

const PHONE = ['a phone', { width: 360, height: 740 }] as const
const DESK = ['a desk', { width: 1280, height: 800 }] as const

describe.each([PHONE, ...inLongRun(DESK)])('The match finder on %s', (_, size) => {
  it('asks a few questions, then shows who fits, with what both said (DSC-04)', async () => {
    const { page, close } = await visitAs(browser, server.url, await man())
    await page.setViewportSize(size)
    await page.goto('/profile')
    await page.getByRole('link', { name: /zie wie bij je past/ }).click()
    await see(title(page)).toHaveText('Wie past bij jou?')
    await page.getByRole('link', { name: 'Begin met 5 vragen' }).click()
    await see(title(page)).toHaveText('Zondagochtend. Wat doe je?')
    await isNoWiderThan(page, size.width)
    await answerRound(page, [2])
    await see(page.getByText('4 van 40 vragen beantwoord')).toBeVisible()
    await see(page.getByText('Deel nog 1 antwoord')).toBeVisible()
    await page.getByRole('link', { name: 'Nog 5 vragen' }).click()
    await answerRound(page)

    const results = page.getByRole('region', { name: 'Past bij jou' })
    await see(results.getByRole('listitem').first()).toBeVisible()
    await isNoWiderThan(page, size.width)
    const cards = await results.getByRole('listitem').allInnerTexts()
    const scores = cards.map((card) => Number(/Past voor (\d+)%/.exec(card)?.[1]))
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(cards.filter((card) => !card.includes('Allebei: '))).toEqual([])
    await results.getByLabel('Zonder fictieve profielen').click()
    await see(page).toHaveURL('/match-finder?only=real')
    await see(results).toContainText('geen fictieve profielen')
    await see(results.getByText('Fictief profiel')).toHaveCount(0)

    const first = results.getByRole('listitem').first()
    const score = /Past voor \d+%/.exec(await first.innerText())?.[0] ?? ''
    await first.getByRole('link').click()
    const fit = page.getByRole('region', { name: 'Jullie antwoorden' })
    await see(fit.getByText(score)).toBeVisible()
    await see(fit.getByRole('link', { name: /^Schrijf/ }).first()).toBeVisible()
    await fit.getByText('Zo rekenen we').click()
    await see(fit.getByText(/Beide kanten tellen even zwaar/)).toBeVisible()
    await page.goBack()
    await see(first).toContainText(score)
    await close()
  })

  it.each(longRunOnly)(
    'lets one change an answer, keep it private, and take back what is intimate',
    async () => {
      const member = await man()
      const { page, close } = await visitAs(browser, server.url, member)
      await page.setViewportSize(size)
      await page.goto('/match-finder?question=sunday')
      await page.getByRole('radio', { name: 'Sporten, douchen, doorgaan' }).check()
      await page.getByRole('button', { name: 'Volgende' }).click()
      await page.getByRole('link', { name: 'Terug naar de match-finder' }).click()
      await page.getByRole('link', { name: 'Je antwoorden' }).click()
      await page.getByRole('link', { name: /^Zondagochtend/ }).click()
      await see(page.getByRole('radio', { name: 'Sporten, douchen, doorgaan' })).toBeChecked()
      await page.getByRole('radio', { name: 'Markt, krant en lang koffie' }).check()
      await page.getByRole('switch', { name: /^Houd mijn antwoord privé/ }).check()
      await page.getByRole('button', { name: 'Bewaar' }).click()
      await see(page.getByRole('link', { name: /^Zondagochtend · Privé/ })).toContainText('Markt')

      await page.getByRole('button', { name: 'Ik vind het goed' }).click()
      await page.getByRole('link', { name: /^De eerste kus/ }).click()
      await see(page.getByRole('switch', { name: /^Houd mijn antwoord privé/ })).toBeChecked()
      await page.getByRole('radio', { name: 'Als de tijd rijp is' }).check()
      await page.getByRole('button', { name: 'Bewaar' }).click()
      await see(page.getByRole('link', { name: /^De eerste kus · Privé/ })).toBeVisible()
      expect(await ownAnswers(member)).toEqual(['sunday', 'kiss'])
      await page.getByRole('button', { name: 'Trek mijn toestemming in' }).click()
      await see(page.getByRole('link', { name: /^De eerste kus/ })).toHaveCount(0)
      expect(await ownAnswers(member)).toEqual(['sunday'])

      await page.getByRole('link', { name: /^Zondagochtend/ }).click()
      await page.getByRole('button', { name: 'Wissen' }).click()
      await see(page.getByRole('link', { name: /^Zondagochtend/ })).toContainText('Nog niet')
      expect(await ownAnswers(member)).toEqual([])
      await close()
    },
  )
})

/** Tab comes to a group of choices, and the arrows go round in it. */
const isInFocusedGroup: Place = (element) =>
  element.getAttribute('name') === document.activeElement?.getAttribute('name')

const choose = async (page: Page, target: Locator) => {
  await tabTo(page, target, isInFocusedGroup)
  for (let moves = 0; moves < 5 && !(await target.evaluate(isFocused)); moves += 1) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Space')
  await see(target).toBeChecked()
}

describe.each(longRunOnly)('A question', () => {
  it('is answered by keyboard alone, and the next one is read from its head', async () => {
    const member = await man()
    const { page, close } = await visitAs(browser, server.url, member)
    await page.goto('/match-finder?question=sunday')
    await choose(page, page.getByRole('radio', { name: 'Markt, krant en lang koffie' }))
    await tabTo(page, page.getByRole('checkbox', { name: /Vroeg naar buiten/ }))
    await page.keyboard.press('Space')
    await choose(page, page.getByRole('radio', { name: 'Heel veel' }))
    await tabTo(page, page.getByRole('button', { name: 'Volgende' }))
    await page.keyboard.press('Enter')
    await see(page.getByText('2 van 5')).toBeVisible()
    await see(title(page)).toBeFocused()
    const { answers } = await member.ask('GET /api/match-finder.php')
    expect(answers).toEqual([
      {
        question: 'sunday',
        answer: 'market',
        accepts: ['market', 'outside'],
        weight: 9,
        private: false,
      },
    ])
    await close()
  })

  it('that did not come through stays as it was filled in, and says so', async () => {
    const { page, close } = await visitAs(browser, server.url, await man())
    await page.goto('/match-finder?question=sunday')
    await page.route('**/api/match-finder.php', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 429, json: { error: 'too_many_requests' } })
        : route.fallback(),
    )
    await page.getByRole('radio', { name: 'Markt, krant en lang koffie' }).check()
    await page.getByRole('button', { name: 'Volgende' }).click()
    await see(page.getByRole('alert')).toBeVisible()
    await see(page.getByRole('radio', { name: 'Markt, krant en lang koffie' })).toBeChecked()
    await page.unroute('**/api/match-finder.php')
    await page.getByRole('button', { name: 'Volgende' }).click()
    await see(page.getByText('2 van 5')).toBeVisible()
    await close()
  })
})
