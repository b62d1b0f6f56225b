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

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

/** Fills in the form that is open, and sends it. */
export const sendSignup = async (page: Page, email: string) => {
  await fillSignup(page, { 'E-mailadres': email })
  await press(page, 'Aanmelden')
}
