import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeLanguage } from '#client/platform/i18n/i18n.ts'
import { languageIn } from '#core/site/language-shown.ts'
import type { Settings } from '#core/site/views.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { settings, user } from '#specs/harness/server/people.ts'

beforeEach(async () => {
  freshDevice()
  await changeLanguage('nl')
})

const both = { languages: ['nl', 'en'], visible_languages: ['nl', 'en'], countries: ['NL', 'BE'] }
const open = (
  path: string,
  changes: Partial<Settings> = {},
  who: ReturnType<typeof user> | null = null,
) =>
  openPage(path, who, {
    'GET /api/settings.php': () => ({ ...settings, ...both, ...changes }),
    'PUT /api/user.php': () => ({ user: user({ language: 'en' }) }),
  })
const cookies = () => document.cookie.split('; ')

describe('the page of language and country', () => {
  it('shows both as they are, and changes the language where it stands (NAV-04)', async () => {
    open('/lang-config')
    await screen.findByRole('heading', { name: 'Taal en land' })
    const chosen = screen.getByRole<HTMLInputElement>('radio', { name: 'Nederlands' })
    expect(chosen.checked).toBe(true)
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Land/ }).value).toBe('NL')
    fireEvent.click(screen.getByRole('radio', { name: 'English' }))
    await screen.findByRole('heading', { name: 'Language and country' })
    expect(cookies()).toContain('locale=en')
  })

  it('keeps the country for who is not logged in on the device, and asks anew for what depends on it', async () => {
    const { of } = open('/lang-config')
    const country = await screen.findByRole('combobox', { name: /Land/ })
    const before = of('GET /api/settings.php').length
    fireEvent.change(country, { target: { value: 'BE' } })
    await waitFor(() => expect(of('GET /api/settings.php').length).toBeGreaterThan(before))
    expect(cookies()).toContain('country=BE')
  })

  it('keeps the language of a member with the account too', async () => {
    const { of } = open('/lang-config', {}, user())
    fireEvent.click(await screen.findByRole('radio', { name: 'English' }))
    await screen.findByRole('heading', { name: 'Language and country' })
    await waitFor(() =>
      expect(of('PUT /api/user.php').map(({ body }) => body)).toEqual([{ language: 'en' }]),
    )
  })
})

describe('the choice of language at the foot of each page', () => {
  const names = async () => {
    const footer = within(await screen.findByRole('contentinfo'))
    return footer.queryAllByRole('option').map((option) => option.textContent)
  }

  it('is there where more than one language is visible in this country (NAV-04)', async () => {
    open('/login')
    expect(await names()).toEqual(['Nederlands', 'English'])
  })

  it('changes the words where they stand, without loading the page, and loses nothing that was typed', async () => {
    open('/login')
    const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mailadres' })
    fireEvent.change(email, { target: { value: 'anna@voorbeeld.example' } })
    await names()
    const choice = within(screen.getByRole('contentinfo')).getByRole('combobox')
    fireEvent.change(choice, { target: { value: 'en' } })
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
    const after = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' })
    expect(after.value).toBe('anna@voorbeeld.example')
    expect(after).toBe(email)
  })

  it('is not there where one alone is, and leads nowhere where there is nothing to choose', async () => {
    open('/login', { visible_languages: ['nl'] })
    expect(await names()).toEqual([])
    const footer = within(screen.getByRole('contentinfo'))
    await footer.findByRole('link', { name: 'Taal en land' })
  })

  it('has the language that is spoken too, wherever one is', async () => {
    await changeLanguage('en')
    Object.assign(document, { cookie: 'locale=en; path=/' })
    open('/login', { visible_languages: ['nl'] })
    expect(await names()).toEqual(['Nederlands', 'English'])
  })
})

describe('the language of a device that keeps none', () => {
  it('is set to that of the domain where it matches, its cookie included (I18-04)', async () => {
    open('/login', { domain_language: 'en_GB' })
    await screen.findByRole('heading', { name: /Log in|Welcome/ })
    expect(cookies()).toContain('locale=en.domain')
    expect(languageIn(document.cookie)).toBe('en')
  })

  it('stays what the domain once decided, and gives way to what is chosen and to the account', async () => {
    expect(languageIn('a=b; locale=en.domain')).toBe('en')
    expect(languageIn('a=b; locale=en.domain', 'nl')).toBeNull()
    expect(languageIn('a=b; locale=en', 'nl')).toBe('en')
    expect(languageIn('a=b', 'nl')).toBeNull()
  })

  it('is kept by no cookie where the domain speaks none of the site', async () => {
    open('/login', { domain_language: 'xx_XX' })
    await screen.findByRole('heading', { name: 'Welkom terug' })
    expect(cookies().some((cookie) => cookie.startsWith('locale='))).toBe(false)
  })

  it('is left to the account of who is logged in', async () => {
    open('/premium', {}, user())
    await screen.findByRole('contentinfo')
    expect(cookies().some((cookie) => cookie.startsWith('locale='))).toBe(false)
  })
})
