import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { interests } from '#core/discovery/values.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

describe('the footer', () => {
  it('tells the company behind the site, with a phone number without hyphens and spaces', async () => {
    openPage('/login', null)
    const footer = within(await screen.findByRole('contentinfo'))
    expect(await footer.findByText('Voorbeeld B.V., Voorbeeldstraat 1 Voorbeeldstad')).toBeTruthy()
    expect(footer.getByText('KvK 00000000, btw NL000000000B00')).toBeTruthy()
    const phone = footer.getByRole('link', { name: '+31880000000' })
    expect(phone.getAttribute('href')).toBe('tel:+31880000000')
  })

  it('is there without the company where that cannot be loaded', async () => {
    openPage('/login', null, {
      'GET /api/companyinfo.php': () => ({ status: 404, refusal: { error: 'not_found' } }),
    })
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByText(/Hulp nodig/)).toBeTruthy()
    expect(footer.queryByText(/KvK/)).toBeNull()
  })
})

describe('interests, regions and the company', () => {
  it('are each loaded once, however often they are looked at (API-06)', async () => {
    const { of, router } = openPage('/profile', user(), {
      'GET /api/interests.php': () => ({ interests: [...interests] }),
      'GET /api/members.php': () => ({
        profiles: [],
        page: 1,
        pages: 0,
        total: 0,
        total_fictional: 0,
      }),
    })
    await screen.findByRole('heading', { name: 'Mijn profiel' })
    for (const path of ['/members', '/profile', '/members', '/profile']) {
      await router.navigate(path)
    }
    await screen.findByRole('heading', { name: 'Mijn profiel' })
    const calls = ['GET /api/interests.php', 'GET /api/regions.php', 'GET /api/companyinfo.php']
    for (const key of calls) expect(of(key as 'GET /api/regions.php')).toHaveLength(1)
  })
})

describe('the settings', () => {
  const SETTINGS = 'GET /api/settings.php'

  it.each([
    ['nothing', '', {}],
    [
      'what a partner says',
      '?network=n&ref=r&sub1=a&sub2=b&sub3=c',
      { network: 'n', ref: 'r', sub1: 'a', sub2: 'b', sub3: 'c' },
    ],
    ['a country', '?country=PL', { country: 'PL' }],
    [
      'whatever else there is, the last of each name',
      '?utm=mail&x=1&x=2&domain=evil.example',
      { utm: 'mail', x: '2' },
    ],
    ['no secret of a mailed link', '?token=geheim&undo', { undo: '' }],
  ])(
    'are asked for with the host as the forced domain and the query of the page: %s (SET-05)',
    async (_, search, query) => {
      window.history.replaceState(null, '', `/pricing${search}`)
      onTestFinished(() => window.history.replaceState(null, '', '/'))
      const { of } = openPage('/pricing', null)
      await screen.findByRole('contentinfo')
      expect(of(SETTINGS).map((asked) => asked.query)).toEqual([
        { ...query, domain: window.location.host },
      ])
    },
  )
})
