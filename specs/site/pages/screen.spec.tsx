import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeLanguage } from '#client/platform/i18n/i18n.ts'
import type { StaticPage } from '#core/site/pages/views.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { shortenPauses } from '#specs/harness/screens/short-pauses.ts'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const pageIn = (language: 'nl' | 'en'): StaticPage => ({
  name: 'terms',
  language,
  title: language === 'nl' ? 'Wat we afspreken' : 'What we agree',
  lead: 'Kort.',
  version: '2026-11-26',
  valid_from: '2023-12-01T12:00:00Z',
  numbered: true,
  clauses: [
    {
      id: 'who',
      title: 'Wie',
      summary: [{ text: 'Wij.' }],
      blocks: [
        { kind: 'paragraph', line: [{ text: 'Zie ' }, { text: 'Prijzen', href: '/pricing' }] },
        { kind: 'paragraph', line: [{ text: 'En verder.' }] },
      ],
    },
    {
      id: 'kept',
      title: 'Wat',
      summary: null,
      blocks: [
        {
          kind: 'table',
          head: [[{ text: 'Naam' }], [{ text: 'Hoe lang' }]],
          rows: [[[{ text: 'locale' }], [{ text: '365 dagen' }]]],
        },
      ],
    },
  ],
})

const open = (path: string, who: ReturnType<typeof user> | null = null) =>
  openPage(path, who, {
    'GET /api/page.php': ({ query }) => pageIn(query.language === 'en' ? 'en' : 'nl'),
  })

describe('a page of words', () => {
  it('shows since when it counts, its parts, and each paragraph by its number', async () => {
    open('/pages/terms')
    await screen.findByRole('heading', { level: 1, name: 'Wat we afspreken' })
    expect(screen.getByText('Geldt sinds 1 december 2023')).toBeTruthy()
    const contents = within(screen.getByRole('navigation', { name: 'Inhoud' }))
    const leads = contents.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(leads).toEqual(['#who', '#kept'])
    expect(document.querySelector('#who')?.textContent).toContain('1.1 Zie Prijzen1.2 En verder.')
    expect(screen.getByText('In het kort')).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: 'Hoe lang' })).toBeTruthy()
    expect(screen.getByRole('cell', { name: '365 dagen' })).toBeTruthy()
  })

  it('says so where it cannot be had in the other language, and lets one try again', async () => {
    shortenPauses()
    let away = true
    openPage('/pages/terms', null, {
      'GET /api/page.php': ({ query }) => {
        if (query.language === 'en' && away) throw new Error('The page has a fault')
        return pageIn(query.language === 'en' ? 'en' : 'nl')
      },
    })
    await screen.findByRole('heading', { name: 'Wat we afspreken' })
    await changeLanguage('en')
    const alert = await screen.findByRole('alert')
    away = false
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'What we agree' })
    await changeLanguage('nl')
  })

  it('changes its language where it stands', async () => {
    open('/pages/terms')
    await screen.findByRole('heading', { name: 'Wat we afspreken' })
    await changeLanguage('en')
    await screen.findByRole('heading', { name: 'What we agree' })
    expect(screen.getByText('In force since 1 December 2023')).toBeTruthy()
    await changeLanguage('nl')
  })
})

const paths = [
  '/pages/terms',
  '/pages/privacy',
  '/pages/cookies',
  '/pages/return-policy',
  '/pages/ban',
  '/pages/faq',
  '/pages/service',
  '/complaints',
]

describe('the footer', () => {
  it('leads to every page of words, and shows whose site it is', async () => {
    openPage('/login', null)
    const footer = within(await screen.findByRole('contentinfo'))
    const nav = within(await footer.findByRole('navigation', { name: 'Over Vonk' }))
    const links = nav.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(paths)
    expect(footer.getByText('Vonk', { selector: 'span' })).toBeTruthy()
  })

  it.each([
    ['visitor', '/login', null],
    ['visitor', '/', user()],
    ['member', '/premium', user()],
  ] as const)('has the look of a %s at %s (NAV-11)', async (look, path, who) => {
    openPage(path, who)
    const footer = await screen.findByRole('contentinfo')
    expect(footer.dataset.look).toBe(look)
  })
})

describe('whoever signs up', () => {
  it('reads the terms and what becomes of their data before the button is pressed', async () => {
    openPage('/signup', null)
    const main = within(await screen.findByRole('main'))
    await main.findByRole('button', { name: 'Aanmelden' })
    const leads = ['Voorwaarden', 'Privacy'].map((name) => main.getByRole('link', { name }))
    expect(leads.map((link) => link.getAttribute('href'))).toEqual([
      '/pages/terms',
      '/pages/privacy',
    ])
  })
})
