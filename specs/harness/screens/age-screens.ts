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
