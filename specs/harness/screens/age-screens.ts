import type { Page } from 'playwright'
import { askingAll } from './screen-acts.ts'
import { type Screen, screen } from './screens.ts'

/** A site that asks for a proof of age, as its settings say, and what the server knows of it. */
const asking = (outcome: 'adult' | 'minor' | null) => async (page: Page) => {
  await askingAll(page)
  await page.route('**/api/settings.php*', async (route) => {
    const response = await route.fetch()
    const settings = (await response.json()) as object
    await route.fulfill({ response, json: { ...settings, age_proof: 'before_chat' } })
  })
  const proof = outcome && { outcome, method: 'practice', at: '2026-11-25T12:00:00.000Z' }
  await page.route('**/api/age-proof.php*', (route) => route.fulfill({ json: { proof } }))
}

/** What a member sees of a proof of age, in its states. */
export const ageScreens = (): Screen[] => [
  screen('member', 'age check', '/age', undefined, { before: asking(null) }),
  screen('member', 'age check passed', '/age', undefined, { before: asking('adult') }),
  screen('member', 'age check refused', '/age', undefined, { before: asking('minor') }),
  screen('member', 'age check not needed', '/age'),
  screen(
    'member',
    'chat before the age check',
    ({ conversation: id }) => `/chats/${id}`,
    undefined,
    {
      before: asking(null),
    },
  ),
]

const termsOf = (due: boolean, changes: unknown) => async (page: Page) => {
  await page.route('**/api/terms.php', (route) =>
    route.fulfill({ json: { version: 'nl.2026-11-26.00', due, changes } }),
  )
}
const different = [
  { id: 'credits', title: 'Credits en prijzen', kind: 'changed' },
  { id: 'order', title: 'Hoe we leden en resultaten ordenen', kind: 'new' },
  { id: 'discounts', title: 'Kortingen', kind: 'gone' },
]

/** New terms, in their states. */
export const termsScreens = (): Screen[] => [
  screen('member', 'new terms', '/settings/terms', undefined, { before: termsOf(true, different) }),
  screen(
    'member',
    'new terms, of which nobody knows what was before',
    '/settings/terms',
    undefined,
    {
      before: termsOf(true, null),
    },
  ),
  screen('member', 'new terms agreed to', '/settings/terms', undefined, {
    before: termsOf(false, []),
  }),
  screen('member', 'a page above which new terms are asked for', '/settings', undefined, {
    before: termsOf(true, different),
    there: 'section:has(a[href="/settings/terms"])',
  }),
]
