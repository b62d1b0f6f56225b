import type { Page } from 'playwright'
import { type Screen, screen } from './screens.ts'

const CHOICES = '**/api/push-choices.php'

const showQuietHours = async (page: Page) => {
  const quiet = page.getByRole('switch', { name: 'Stille uren' })
  await quiet.scrollIntoViewIfNeeded()
  if (!(await quiet.isChecked())) await quiet.check()
  const zone = page.getByLabel('Tijdzone')
  await zone.waitFor()
  await zone.scrollIntoViewIfNeeded()
}

/** What is chosen stays on the page: the member of other screens keeps theirs. */
const keepChoices = (page: Page) =>
  page.route(CHOICES, async (route) => {
    const quiet = { from: '23:00', to: '08:00' }
    const json = { time_zone: 'Europe/Amsterdam', quiet, lock_screen: 'nothing' }
    await route.fulfill({ json })
  })

/** What happened, and when nothing may sound. */
export const pushScreens = (): Screen[] => [
  screen('member', 'notifications', '/notifications'),
  screen('newcomer', 'notifications of a newcomer', '/notifications'),
  screen('member', 'quiet hours', '/settings', showQuietHours, { before: keepChoices }),
]
