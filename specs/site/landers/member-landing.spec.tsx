import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Profile } from '#core/contract/shapes.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import type { Answers } from '#specs/harness/server/answers.ts'
import { profile, settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const ID = '01900000-0000-7000-8000-000000000100'
const sanne = (changes: Partial<Profile> = {}) =>
  profile({
    id: ID,
    name: 'Sanne',
    fictional: true,
    reason: 'Iemand die ook om zes uur wil zwemmen. En daarna koffie.',
    interests: ['beach', 'coffee'],
    ...changes,
  })

const open = (path: string, shown: Partial<Profile> = {}, answers: Answers = {}, who = false) =>
  openPage(`/members/${ID}/${path}`, who ? user() : null, {
    'GET /api/member.php': () => ({ profile: sanne(shown) }),
    ...answers,
  })
const way = async (name: RegExp | string) =>
  (await screen.findByRole('link', { name })).getAttribute('href')

describe('a page on which one profile stands alone (LND-03)', () => {
  it.each([
    ['landing', 'Sanne, 30', 'Schrijf Sanne'],
    ['landing2', 'Iemand die ook om zes uur wil zwemmen.', 'Antwoord Sanne'],
    ['landing2/she-nl', 'Iemand die ook om zes uur wil zwemmen.', 'Antwoord Sanne'],
    ['landing3', 'Waar je met Sanne over praat', 'Leer Sanne kennen'],
    ['landing3/auto', 'Waar je met Sanne over praat', 'Leer Sanne kennen'],
  ])('%s shows it in its own way, and leads to sign-up with it', async (path, title, button) => {
    open(path)
    await screen.findByRole('heading', { level: 1, name: title })
    expect(await way(button)).toBe(`/members/${ID}/signup`)
    expect(screen.getAllByText('Fictief profiel')).toHaveLength(1)
    expect(screen.getByText(/^Dit profiel is fictief/)).toBeTruthy()
  })

  it('keeps the slug with the language of its reader in the place of auto (LND-02)', async () => {
    const { at } = open('landing3/she-auto?ref=x')
    await screen.findByRole('heading', { level: 1, name: 'Waar je met Sanne over praat' })
    expect(at()).toBe(`/members/${ID}/landing3/she-nl?ref=x`)
  })

  it('is no page where its slug names no niche', async () => {
    open('landing2/onzin')
    await screen.findByRole('heading', { name: /Hier woont niemand|kon niet worden gevonden/ })
  })

  it('shows a member who has agreed to it, without a label that is not theirs', async () => {
    open('landing', { fictional: false, shown_outside: true } as Partial<Profile>)
    await screen.findByRole('heading', { level: 1, name: 'Sanne, 30' })
    expect(screen.queryByText('Fictief profiel')).toBeNull()
    expect(await way('Schrijf Sanne')).toBe(`/members/${ID}/signup`)
  })

  it('shows nobody who has not agreed to it: a member who signed up stands on none', async () => {
    for (const path of ['landing', 'landing2', 'landing3']) {
      const { leave } = open(path, { fictional: false })
      await screen.findByRole('heading', { level: 1, name: 'Dit profiel zie je binnen' })
      const main = screen.getByRole('main')
      expect(main.textContent).not.toContain('Sanne')
      expect(within(main).queryByRole('img')).toBeNull()
      expect(await way('Gratis aanmelden')).toBe(`/members/${ID}/signup`)
      leave()
    }
  })

  it('invites all the same where the profile may not be seen, or is not there', async () => {
    open(
      'landing',
      {},
      {
        'GET /api/member.php': () => ({ status: 404, refusal: { error: 'not_found' } }),
      },
    )
    await screen.findByRole('heading', { level: 1, name: 'Dit profiel zie je binnen' })
  })

  it('leads who is in already to the profile itself', async () => {
    open('landing', {}, {}, true)
    expect(await way('Schrijf Sanne')).toBe(`/members/${ID}`)
  })

  it('leads to login where the site takes nobody in', async () => {
    open('landing', {}, { 'GET /api/settings.php': () => ({ ...settings, signups: 'none' }) })
    expect(await way('Schrijf Sanne')).toBe(`/login?next=%2Fmembers%2F${ID}`)
  })
})
