import type { Page } from 'playwright'

/** Names two addresses, and takes a third that is none. */
export const nameAddresses = async (page: Page) => {
  const name = async (email: string, note: string) => {
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByLabel(/^Wie is dit/).fill(note)
    await page.getByRole('button', { name: 'Zet op mijn lijst' }).click()
  }
  await name('mijn.ex@x.example', 'Mijn ex')
  await page.getByText('Mijn ex', { exact: true }).waitFor()
  await name('collega@x.example', 'Collega van de boekhouding')
  await page.getByText('Collega van de boekhouding', { exact: true }).waitFor()
}
