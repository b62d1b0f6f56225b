import type { Page } from 'playwright'
import { PASSWORD } from './members.ts'

/** All that the form asks; `typed` by the labels of its fields. */
export const fillSignup = async (page: Page, typed: Record<string, string>) => {
  const all = { Profielnaam: 'Anna', Dag: '7', Maand: '11', Jaar: '1990', ...typed }
  for (const [label, text] of Object.entries({ Wachtwoord: PASSWORD, ...all })) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByText('Vrouw', { exact: true }).click()
  await page.getByText('een man', { exact: true }).click()
  await page.getByLabel(/^Ik vind het goed/).check()
}
