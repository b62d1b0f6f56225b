import type { Page } from 'playwright'
import { type Screen, screen } from './screens.ts'

const sendNothing = (page: Page) => page.getByRole('button', { name: 'Verstuur' }).click()

const chooseChild = async (page: Page) => {
  await page.getByLabel('Wat is er aan de hand?').selectOption('child_abuse')
  await page.getByText('Je hoeft niet te zeggen wie je bent').waitFor()
}

const choosePayment = (page: Page) => page.getByText('Een betaling', { exact: true }).click()

const tell = async (page: Page) => {
  await page.getByText('Onze service', { exact: true }).click()
  await page.getByLabel('Wat ging er mis?').fill('Ik kreeg drie dagen geen antwoord op mijn mail.')
  await page.getByLabel('Je e-mailadres').fill('truus@voorbeeld.example')
  await page.getByRole('button', { name: 'Verstuur' }).click()
  await page.getByRole('heading', { name: 'Bedankt, het is binnen' }).waitFor()
}

/** A number that is the same in every picture, and a case that no other screen meets. */
const takeIt = (page: Page) =>
  page.route('**/api/complaint.php', (route) => route.fulfill({ json: { number: 'AB12-CD34' } }))

/** The notice form for everybody, and what it ends with. */
export const noticeScreens = (): Screen[] => [
  screen('visitor', 'complaints', '/complaints'),
  screen('visitor', 'complaints refused', '/complaints', sendNothing),
  screen('visitor', 'complaints about children', '/complaints', chooseChild),
  screen('visitor', 'complaints about a payment', '/complaints', choosePayment),
  screen('visitor', 'complaints sent', '/complaints', tell, { before: takeIt }),
]
