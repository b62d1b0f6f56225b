import type { Page } from 'playwright'
import { type Screen, screen } from './screens.ts'

const CHOICES = '**/api/push-choices.php'

const showQuietHours = async (page: Page) => {
  const quiet = page.getByRole('switch', { name: 'Stille uren' })
  await quiet.scrollIntoViewIfNeeded()
  if (!(await quiet.isChecked())) await quiet.check()
  const zone = page.getByLabel('Tijdzone')
  await zone.waitFor()
  // At the top of the page its bar, which stays in view, covers none of the switches.
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** What is chosen stays on the page: the member of other screens keeps theirs. */
const keepChoices = (page: Page) =>
  page.route(CHOICES, async (route) => {
    const quiet = { from: '23:00', to: '08:00' }
    const json = { time_zone: 'Europe/Amsterdam', quiet, lock_screen: 'nothing' }
    await route.fulfill({ json })
  })

const askForOneMore = async (page: Page) => {
  const due = 'De tijd om het zelf te lezen is voorbij.'
  const facts = page.getByLabel(`Hoe: ${due}`)
  await facts.selectOption({ label: 'Al 12 meldingen binnen een uur' })
  await page.getByRole('button', { name: due, exact: true }).click()
  await page.getByText('Er komt geen melding: er zijn er dit uur al te veel.').waitFor()
}

/** What happened, when nothing may sound, and why nothing is sent. */
export const pushScreens = (): Screen[] => [
  screen('member', 'notifications', '/notifications'),
  screen('newcomer', 'notifications of a newcomer', '/notifications'),
  screen('visitor', 'rule of sending', '/charts?lifecycle=pushSending', askForOneMore),
  screen('member', 'quiet hours', '/settings', showQuietHours, { before: keepChoices }),
]
