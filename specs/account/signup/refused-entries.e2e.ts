import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit } from '#specs/harness/screens/visit.ts'
import { freshEmail } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import { fillSignup } from '#specs/harness/server/sign-up.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

type Typed = Partial<Record<'E-mailadres' | 'Profielnaam' | 'Dag' | 'Maand' | 'Jaar', string>>

const fill = async (page: Page, typed: Typed) => {
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value)
}

describe('signing up', () => {
  it('says beside each field what is wrong with it, and keeps the rest (SGN-05, SGN-06, SGN-07)', async () => {
    const email = freshEmail('woorden')
    const { page, close } = await visit(browser, server.url)
    await page.goto('/signup')
    await fillSignup(page, { 'E-mailadres': email })
    const says = async (typed: Typed, words: string) => {
      await fill(page, typed)
      await page.getByRole('button', { name: 'Aanmelden' }).click()
      await see(page.getByRole('main')).toContainText(words)
      const [label = ''] = Object.keys(typed)
      const field = page.getByLabel(label)
      await see(field).toHaveAttribute('aria-invalid', 'true')
      const described = label === 'Dag' ? page.getByRole('group', { name: 'Geboortedatum' }) : field
      await see(described).toHaveAccessibleDescription(new RegExp(words.replace('+', '.')))
      await see(page.getByLabel(/^Ik vind het goed/)).toBeChecked()
    }
    await says({ Profielnaam: email }, 'Je profielnaam moet anders zijn dan je e-mailadres')
    await says({ Profielnaam: '@anna' }, 'Je profielnaam mag niet met @ beginnen')
    await fill(page, { Profielnaam: 'Anna' })
    await says({ Dag: '', Maand: '', Jaar: '' }, 'Vul je geboortedatum in, 18+')
    await says({ Dag: '7', Maand: '11', Jaar: '2020' }, 'Vul je geboortedatum in, 18+')
    await says({ Dag: '31', Maand: '2', Jaar: '1990' }, 'Ongeldige geboortedatum')
    await says({ Dag: '7', Maand: '', Jaar: '1990' }, 'Ongeldige geboortedatum')
    await fill(page, { Maand: '11' })
    await says({ 'E-mailadres': 'anna@' }, 'Ongeldige e-mail')
    expect(await server.mailsTo(email)).toEqual([])
    await close()
  })

  it('that fails at its link says so and names support (ACC-04)', async () => {
    const { page, close } = await visit(browser, server.url)
    await page.goto(`/${'x'.repeat(43)}`)
    await page.getByRole('button', { name: 'Account activeren' }).click()
    await see(page).toHaveURL('/activate/error')
    await see(page.getByRole('heading', { name: 'Activeren is niet gelukt' })).toBeVisible()
    const support = page.getByRole('main').getByRole('link', { name: /Neem contact op met/ })
    await see(support).toHaveAttribute('href', /^mailto:.+@/)
    await close()
  })
})
