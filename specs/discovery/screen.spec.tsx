import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { filtersOf, withFilter } from '#client/features/discovery/filters.ts'
import { SEARCH_COUNT_MAX } from '#core/discovery/search.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import type { Answers } from '#specs/harness/server/answers.ts'
import { member, other, profile, settings, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const SEARCH = 'GET /api/members.php'
const idOf = (number: number) => `01900000-0000-7000-8000-${String(100 + number).padStart(12, '0')}`
const people = Array.from({ length: 5 }, (_, index) =>
  member({ id: idOf(index), name: `Lid ${index}`, fictional: index === 1 }),
)
/** Two on a page, so that five members have three of them. */
const search: NonNullable<Answers[typeof SEARCH]> = ({ query }) => {
  const found = query.only === 'real' ? people.filter(({ fictional }) => !fictional) : people
  const page = Number(query.page ?? '1')
  const fictional = found.filter((one) => one.fictional).length
  return {
    profiles: found.slice((page - 1) * 2, page * 2),
    page,
    pages: Math.ceil(found.length / 2),
    total: found.length - fictional,
    total_fictional: fictional,
  }
}
const names = () =>
  screen.getAllByRole('article').map(({ textContent }) => textContent?.match(/Lid \d/)?.[0])

describe('the members', () => {
  it('are counted, real and fictional ones apart, and fictional ones carry their label', async () => {
    openPage('/members', null, { [SEARCH]: search })
    await screen.findByText('4 leden, 1 fictief profiel')
    const labelled = screen
      .getAllByRole('article')
      .filter((card) => card.textContent?.includes('Fictief profiel'))
    expect(labelled.map((card) => card.textContent)).toEqual([expect.stringContaining('Lid 1')])
  })

  it('are appended page by page, until there are no more', async () => {
    openPage('/members', null, { [SEARCH]: search })
    await screen.findByText('4 leden, 1 fictief profiel')
    expect(names()).toEqual(['Lid 0', 'Lid 1'])
    expect(screen.getByText('2 van 5 getoond')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Toon meer' }))
    await waitFor(() => expect(names()).toEqual(['Lid 0', 'Lid 1', 'Lid 2', 'Lid 3']))
    fireEvent.click(screen.getByRole('button', { name: 'Toon meer' }))
    await waitFor(() => expect(names()).toHaveLength(5))
    expect(screen.queryByRole('button', { name: 'Toon meer' })).toBeNull()
  })

  it('stay liked when a further page comes that was asked for before', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<void>()
    openPage('/members', user(), {
      [SEARCH]: async (request) => {
        if (request.query.page === '2') await promise
        return search(request)
      },
      'POST /api/likes.php': () => ({ match: false }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Toon meer' }))
    fireEvent.click(screen.getByRole('button', { name: 'Like Lid 0' }), { detail: 1 })
    await screen.findByRole('button', { name: 'Like Lid 0', pressed: true })
    arrive()
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(screen.getByRole('button', { name: 'Like Lid 0', pressed: true })).toBeTruthy()
  })

  it('are without fictional ones when one wants only real ones, and the address says so', async () => {
    const { at } = openPage('/members', null, { [SEARCH]: search })
    fireEvent.click(await screen.findByRole('button', { name: 'Geen fictieve profielen' }))
    await screen.findByText('4 leden, geen fictieve profielen')
    expect(at()).toBe('/members?only=real')
    expect(names()).toEqual(['Lid 0', 'Lid 2'])
    fireEvent.click(screen.getByRole('button', { name: 'Geen fictieve profielen', pressed: true }))
    await screen.findByText('4 leden, 1 fictief profiel')
    expect(at()).toBe('/members')
  })

  it('are filtered in a sheet, which keeps what was chosen when Back closes it', async () => {
    const { at, router } = openPage('/members', null, { [SEARCH]: search })
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Echte leden' }))
    await screen.findByText('4 leden, geen fictieve profielen')
    await router.navigate(-1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(at()).toBe('/members?only=real'))
    await waitFor(() => expect(names()).toEqual(['Lid 0', 'Lid 2']))
    fireEvent.click(screen.getByRole('button', { name: /^Filters/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Wis alles' }))
    fireEvent.click(await screen.findByRole('button', { name: /^Toon \d+ profielen$/ }))
    await waitFor(() => expect(at()).toBe('/members'))
    await screen.findByText('4 leden, 1 fictief profiel')
  })

  it('show by a chip who is looked for, and one of the three is always on', async () => {
    const { at } = openPage('/members', user({ seeks: 'male' }), { [SEARCH]: search })
    const chips = () =>
      screen.getAllByRole('button', { pressed: true }).map((one) => one.textContent)
    await screen.findByRole('button', { name: 'Mannen', pressed: true })
    fireEvent.click(screen.getByRole('button', { name: 'Iedereen' }))
    await screen.findByRole('button', { name: 'Iedereen', pressed: true })
    expect(at()).toBe('/members?gender=any')
    expect(chips()).not.toContain('Mannen')
    fireEvent.click(screen.getByRole('button', { name: 'Mannen' }))
    await screen.findByRole('button', { name: 'Mannen', pressed: true })
    expect(at()).toBe('/members')
  })

  it('that are too many to be counted are said to be more than that', async () => {
    openPage('/members', null, {
      [SEARCH]: () => ({
        profiles: people,
        page: 1,
        pages: 40,
        total: SEARCH_COUNT_MAX + 1,
        total_fictional: 1,
      }),
    })
    await screen.findByText('1.000+ leden, 1 fictief profiel')
  })

  it('say so when nobody fits', async () => {
    openPage('/members?min_age=99', null, {
      [SEARCH]: () => ({ profiles: [], page: 1, pages: 1, total: 0, total_fictional: 0 }),
    })
    await screen.findByRole('heading', { name: 'Niemand gevonden' })
  })
})

describe('a like', () => {
  it('of a visitor leads to login, and back to the same filters', async () => {
    const { at, of } = openPage('/members?only=real', null, { [SEARCH]: search })
    fireEvent.click(await screen.findByRole('button', { name: 'Like Lid 0' }))
    await screen.findByRole('heading', { name: 'Welkom terug' })
    expect(at()).toBe(`/login?${new URLSearchParams({ next: '/members?only=real' })}`)
    expect(of('POST /api/likes.php')).toEqual([])
  })

  it('shows at once and is sent once, and can be taken back', async () => {
    const { of } = openPage(`/members/${other}`, user(), {
      'GET /api/member.php': () => ({ profile: profile() }),
      'PUT /api/member.php': () => ({}),
      'POST /api/likes.php': () => ({ match: false }),
      'DELETE /api/likes.php': () => ({}),
    })
    const like = await screen.findByRole('button', { name: 'Like' })
    fireEvent.click(like, { detail: 1 })
    fireEvent.click(like, { detail: 2 })
    const liked = await screen.findByRole('button', { name: 'Geliket', pressed: true })
    await waitFor(() => expect(of('POST /api/likes.php')).toHaveLength(1))
    fireEvent.click(liked)
    await screen.findByRole('button', { name: 'Like', pressed: false })
    await waitFor(() => expect(of('DELETE /api/likes.php')).toHaveLength(1))
  })

  it('goes back to what it was when the server refuses', async () => {
    const refused = { status: 429, refusal: { error: 'too_many_requests' } } as const
    openPage(`/members/${other}`, user(), {
      'GET /api/member.php': () => ({ profile: profile() }),
      'PUT /api/member.php': () => ({}),
      'POST /api/likes.php': () => refused,
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Like' }))
    await screen.findByText('Even rustig aan. Probeer het zo weer.')
    expect(screen.getByRole('button', { name: 'Like', pressed: false })).toBeTruthy()
  })
})

describe('the profile of another member', () => {
  it('that is opened by a member is told to the server: its like is no longer new', async () => {
    const { of } = openPage(`/likes/m/${other}`, user(), {
      'GET /api/member.php': () => ({ profile: profile({ fictional: true }) }),
      'PUT /api/member.php': () => ({}),
    })
    await screen.findByRole('heading', { name: 'Bram, 30' })
    await waitFor(() =>
      expect(of('PUT /api/member.php').map(({ body }) => body)).toEqual([{ id: other }]),
    )
    expect(screen.getByText(/^Dit profiel is fictief\./)).toBeTruthy()
    expect(screen.getByText('Fictief profiel')).toBeTruthy()
  })

  it('that is opened by a visitor is told to nobody', async () => {
    const { of } = openPage(`/members/${other}`, null, {
      'GET /api/member.php': () => ({ profile: profile() }),
    })
    await screen.findByRole('heading', { name: 'Bram, 30' })
    expect(of('PUT /api/member.php')).toEqual([])
  })
})

describe('a site that lets its members be searched by their region alone', () => {
  const only = {
    'GET /api/settings.php': () => ({ ...settings, search_fields: ['countryregion'] }),
    [SEARCH]: search,
  }

  it('offers that filter, and always the one without fictional profiles', async () => {
    openPage('/members', null, only)
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
    expect(await screen.findByLabelText('Provincie')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Echte leden' })).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Ik zoek' })).toBeNull()
    expect(screen.queryByRole('slider')).toBeNull()
  })

  it('asks for nothing else, whatever a link names', async () => {
    const { of } = openPage('/members?gender=female&countryregion=Utrecht&min_age=30', null, only)
    await screen.findByText('4 leden, 1 fictief profiel')
    expect(of(SEARCH).map(({ query }) => query)).toEqual([{ countryregion: 'Utrecht', page: '1' }])
  })
})

describe('the settings', () => {
  it('are asked for with the host and what counts of the address, and with no secret of it', async () => {
    window.history.replaceState(null, '', '/?country=BE&ref=x&token=geheim')
    const { of } = openPage('/members', null, { [SEARCH]: search })
    await screen.findByText('4 leden, 1 fictief profiel')
    window.history.replaceState(null, '', '/')
    expect(of('GET /api/settings.php').map(({ query }) => query)).toEqual([
      { domain: window.location.host, country: 'BE', ref: 'x' },
    ])
  })

  it('decide whether others see who is online', async () => {
    const quiet = { ...settings, visible_profile_notes: [] }
    const here = () => ({
      profiles: [member({ online: true })],
      page: 1,
      pages: 1,
      total: 1,
      total_fictional: 0,
    })
    const { leave } = openPage('/members', null, { [SEARCH]: here })
    expect(await screen.findByText('Nu online')).toBeTruthy()
    leave()
    openPage('/members', null, { [SEARCH]: here, 'GET /api/settings.php': () => quiet })
    await screen.findByRole('article')
    expect(screen.queryByText('Nu online')).toBeNull()
  })
})

describe('the filters of an address', () => {
  it('are understood, and nonsense is left out', () => {
    const all = 'gender=female&countryregion=Utrecht&min_age=25&max_age=40&only=real'
    expect(filtersOf(new URLSearchParams(all))).toEqual({
      gender: 'female',
      countryregion: 'Utrecht',
      min_age: '25',
      max_age: '40',
      only: 'real',
    })
    const nonsense = 'gender=x&min_age=17&max_age=100&only=y&countryregion='
    expect(filtersOf(new URLSearchParams(nonsense))).toEqual({})
  })

  it('change one at a time', () => {
    const search = new URLSearchParams('gender=female&only=real')
    expect(String(withFilter(search, 'only', ''))).toBe('gender=female')
    expect(String(withFilter(search, 'gender', 'male'))).toBe('gender=male&only=real')
  })
})
