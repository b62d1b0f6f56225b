import type { Page } from 'playwright'
import type { Answer } from '#core/contract/contract.ts'

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

/** Presses a heart with an address on the list, which is empty again afterwards. */
export const likeWithList = async (page: Page) => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const data = { email: 'mijn.ex@x.example', note: '' }
  const named = await page.request.post('/api/avoided.php', { data, headers })
  await page.reload()
  await page
    .getByRole('button', { name: /^Like /, pressed: false })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Daarna kan diegene je zien' }).waitFor()
  const { addresses } = (await named.json()) as Answer<'POST /api/avoided.php'>
  for (const { id } of addresses)
    await page.request.delete('/api/avoided.php', { data: { id }, headers })
}
