import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseLanguage } from '#client/platform/api/language.ts'
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
const inEnglishToo: Answers = {
  'GET /api/settings.php': () => ({
    ...settings,
    languages: ['nl', 'en'],
    visible_languages: ['nl', 'en'],
  }),
}
const way = async (name: RegExp | string) =>
  (await screen.findByRole('link', { name })).getAttribute('href')

describe('a page on which one profile stands alone (LND-03)', () => {
  it.each([
    ['landing', 'Sanne, 30', 'Schrijf Sanne', 'nl'],
    ['landing2', 'Iemand die ook om zes uur wil zwemmen.', 'Antwoord Sanne', 'nl'],
    ['landing2/she-nl', 'Iemand die ook om zes uur wil zwemmen.', 'Antwoord Sanne', 'she-nl'],
    ['landing3', 'Waar je met Sanne over praat', 'Leer Sanne kennen', 'nl'],
    ['landing3/auto', 'Waar je met Sanne over praat', 'Leer Sanne kennen', 'nl'],
  ])(
    '%s shows it in its own way, and leads to sign-up with it',
    async (path, title, button, slug) => {
      open(path)
      await screen.findByRole('heading', { level: 1, name: title })
      expect(await way(button)).toBe(`/members/${ID}/signup?slug=${slug}`)
      expect(screen.getAllByText('Fictief profiel')).toHaveLength(1)
      expect(screen.getByText(/^Dit profiel is fictief/)).toBeTruthy()
    },
  )

  it('keeps the slug with the language of its reader in the place of auto (LND-02)', async () => {
    const { at } = open('landing3/she-auto?ref=x')
    await screen.findByRole('heading', { level: 1, name: 'Waar je met Sanne over praat' })
    expect(at()).toBe(`/members/${ID}/landing3/she-nl?ref=x`)
  })

  it.each([
    ['landing2', 'Answer Sanne'],
    ['landing3', 'Get to know Sanne'],
  ])(
    '%s speaks the language and to the niche of its slug, which go along (LND-02)',
    async (page, button) => {
      open(`${page}/gay-eng`, {}, inEnglishToo)
      await screen.findByText('For men who love men')
      expect(document.documentElement.lang).toBe('en')
      expect(await way(button)).toBe(`/members/${ID}/signup?slug=gay-eng`)
    },
  )

  it('takes along who brought somebody, and the niche of the site where no slug names one', async () => {
    Object.assign(document, { cookie: 'source=network=ads; path=/' })
    open('landing2', {}, { 'GET /api/settings.php': () => ({ ...settings, niche: 2 }) })
    await screen.findByText('Waar zij de eerste stap zet')
    expect(await way('Antwoord Sanne')).toBe(`/members/${ID}/signup?slug=she-nl&network=ads`)
  })

  it('goes on in the language of its slug for who chose none, and in theirs for who did', async () => {
    const first = open('landing2/eng', {}, inEnglishToo)
    await screen.findByRole('link', { name: 'Answer Sanne' })
    expect(document.cookie).toContain('locale=en.domain')
    first.leave()
    Object.assign(document, { cookie: 'locale=nl; path=/' })
    const { router } = open('landing2/eng', {}, inEnglishToo)
    await screen.findByRole('link', { name: 'Answer Sanne' })
    expect(document.cookie).toContain('locale=nl')
    await router.navigate('/login')
    await screen.findByRole('link', { name: 'Ga naar de inhoud' })
    expect(document.documentElement.lang).toBe('nl')
  })

  it('has the slug of another language once its reader chooses that', async () => {
    const { at } = open('landing2/she-nl', {}, inEnglishToo)
    await screen.findByRole('link', { name: 'Antwoord Sanne' })
    await chooseLanguage('en', null)
    await screen.findByRole('link', { name: 'Answer Sanne' })
    await waitFor(() => expect(at()).toBe(`/members/${ID}/landing2/she-eng`))
  })

  it('is read by a member in their own language', async () => {
    open('landing2/eng', {}, inEnglishToo, true)
    await screen.findByRole('link', { name: 'Antwoord Sanne' })
  })

  it.each(['onzin', 'zzz', 'she-xx'])('is no page where its slug is %s', async (slug) => {
    open(`landing2/${slug}`)
    await screen.findByRole('heading', { name: /Hier woont niemand|kon niet worden gevonden/ })
  })

  it('shows a member who has agreed to it, without a label that is not theirs', async () => {
    open('landing', { fictional: false, shown_outside: true } as Partial<Profile>)
    await screen.findByRole('heading', { level: 1, name: 'Sanne, 30' })
    expect(screen.queryByText('Fictief profiel')).toBeNull()
    expect(await way('Schrijf Sanne')).toBe(`/members/${ID}/signup?slug=nl`)
  })

  it('shows nobody who has not agreed to it: a member who signed up stands on none', async () => {
    for (const path of ['landing', 'landing2', 'landing3']) {
      const { leave } = open(path, { fictional: false })
      await screen.findByRole('heading', { level: 1, name: 'Dit profiel zie je binnen' })
      const main = screen.getByRole('main')
      expect(main.textContent).not.toContain('Sanne')
      expect(within(main).queryByRole('img')).toBeNull()
      expect(await way('Gratis aanmelden')).toBe(`/members/${ID}/signup?slug=nl`)
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
