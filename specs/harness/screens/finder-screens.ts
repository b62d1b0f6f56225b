import type { Page } from 'playwright'
import { firstAnswers } from '../finder/answers.ts'
import { goOffline } from './screen-acts.ts'
import { type Screen, screen, type Who } from './screens.ts'

const ALERT = 'main [role="alert"]:visible'

const of = (
  who: Who,
  name: string,
  search = '',
  ...more: [then?: Screen['then'], more?: Pick<Screen, 'before' | 'there'>]
) => screen(who, name, `/match-finder${search}`, ...more)

/** Only so much is answered, whatever the server knows. */
const answered = (count: number) => (page: Page) =>
  page.route('**/api/match-finder.php', (route) =>
    route.fulfill({
      json: {
        answers: firstAnswers(count).map(({ isPrivate, ...answer }) => ({
          ...answer,
          private: isPrivate,
        })),
        consent: { version: '1', given_at: '2026-06-01T10:00:00.000Z' },
      },
    }),
  )

const nobody = (page: Page) =>
  page.route('**/api/match-finder-matches.php*', (route) =>
    route.fulfill({ json: { profiles: [], page: 1, pages: 0, total: 0, total_fictional: 0 } }),
  )

const fill = async (page: Page) => {
  await page.getByRole('radio', { name: /lange tafel/ }).check()
  await page.getByRole('checkbox', { name: /Buiten, tot het donker/ }).check()
  await page.getByRole('radio', { name: 'Veel', exact: true }).check()
}

const fillOffline = async (page: Page) => {
  await fill(page)
  await page.route('**/api/match-finder.php', (route) => route.abort())
  await goOffline(page)
}

const follow = async (page: Page) => {
  await page.route('**/api/match-finder.php', () => undefined)
  await page.getByRole('link', { name: /zie wie bij je past/ }).click()
  await page.locator('[data-skeleton]').first().waitFor()
}

const explain = async (page: Page) => {
  const fit = page.getByRole('region', { name: 'Jullie antwoorden' })
  await fit.getByText('Zo rekenen we').click()
  await fit.evaluate((part) => part.scrollIntoView({ block: 'start' }))
}

/** The match finder in its states. */
export const finderScreens = (): Screen[] => [
  of('newcomer', 'match finder without answers'),
  of('newcomer', 'match finder with few answers', '', undefined, { before: answered(2) }),
  of('newcomer', 'match finder without matches', '', undefined, {
    before: async (page) => {
      await answered(9)(page)
      await nobody(page)
    },
  }),
  of('answerer', 'match finder'),
  of('answerer', 'match finder question', '?question=evening'),
  of('answerer', 'match finder question answered', '?question=evening', fill),
  of('newcomer', 'match finder consent', '?question=kiss'),
  of('answerer', 'match finder answers', '?view=answers'),
  of('newcomer', 'match finder answers with consent', '?view=answers', undefined, {
    before: answered(35),
  }),
  of('answerer', 'match finder change', '?question=sunday&change=1'),
  screen('answerer', 'profile that fits', ({ fits }) => `/members/${fits}`, explain, {
    there: '#profile-fit',
  }),
  screen('answerer', 'match finder loading', '/profile', follow),
  of('answerer', 'match finder failed', '', undefined, {
    before: (page) => page.route('**/api/match-finder.php', (route) => route.abort()),
    there: ALERT,
  }),
  of('answerer', 'match finder offline', '?question=evening', fillOffline),
]
