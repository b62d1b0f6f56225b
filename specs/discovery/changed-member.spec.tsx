import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, hears, openPage } from '#specs/harness/screens/page.tsx'
import type { Answers } from '#specs/harness/server/answers.ts'
import { member, profile, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const PROFILE = 'GET /api/member.php'
const idOf = (nth: number) => `01900000-0000-7000-8000-${String(500 + nth).padStart(12, '0')}`
const people = ['Bram', 'Cor', 'Dirk'].map((name, nth) => member({ name, id: idOf(nth) }))
const gone = { status: 404, refusal: { error: 'not_found' } } as const

/** Three members; and what is said of one by the time that their hint comes. */
const open = (path: string, said: Answers[typeof PROFILE], answers: Answers = {}) =>
  openPage(path, user(), {
    'GET /api/members.php': () => ({
      profiles: people,
      page: 1,
      pages: 1,
      total: 3,
      total_fictional: 0,
    }),
    [PROFILE]: said ?? (() => gone),
    ...answers,
  })
const told = (nth: number) => hears('member', idOf(nth))

describe('A member who changes while others look', () => {
  it('is gone from the members, and from their number (DSC-10)', async () => {
    open('/members', () => gone)
    await screen.findByText(/^3 leden/)
    await told(1)
    await screen.findByText(/^2 leden/)
    expect(screen.queryByText(/^Cor/)).toBeNull()
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  it('says on the card what they say by now, in its place (DSC-10)', async () => {
    open('/members', () => ({ profile: profile({ name: 'Cor', id: idOf(1), city: 'Assen' }) }))
    await screen.findByText(/^3 leden/)
    await told(1)
    await screen.findByText(/Assen/)
    const names = screen.getAllByRole('article').map(({ textContent }) => textContent)
    expect(names[1]).toContain('Assen')
  })

  it('stays as they were where nobody can say what they are by now', async () => {
    const { of } = open('/members', () => ({ status: 503, refusal: { error: 'unavailable' } }))
    await screen.findByText(/^3 leden/)
    await told(1)
    await waitFor(() =>
      expect(of(PROFILE).map(({ query }) => query)).toContainEqual({ id: idOf(1) }),
    )
    expect(screen.getAllByRole('article')).toHaveLength(3)
  })

  it('is not asked for where no page shows them', async () => {
    const { of } = open('/members', () => gone)
    await screen.findByText(/^3 leden/)
    await told(7)
    expect(of(PROFILE)).toEqual([])
  })

  it('is not on their profile any more, which says so (DSC-10)', async () => {
    let isHere = true
    open(`/members/${idOf(0)}`, () =>
      isHere ? { profile: profile({ name: 'Bram', id: idOf(0) }) } : gone,
    )
    await screen.findByRole('heading', { name: /^Bram/ })
    isHere = false
    await told(0)
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Bram/ })).toBeNull())
    await screen.findByRole('heading', { level: 1, name: 'Hier woont niemand' })
  })

  it('leaves the stack of the swipe game, and the next one lies on top (DSC-10)', async () => {
    open('/swipe-game', () => gone, {
      'GET /api/swipe-game.php': () => ({
        profiles: people.map((one) => profile({ name: one.name, id: one.id })),
        likes_left: 4,
        likes_a_day: 4,
        next_likes_at: new Date(Date.now() + 3_600_000).toISOString(),
        given: [],
        last: null,
      }),
    })
    await screen.findByRole('heading', { level: 2, name: /^Bram/ })
    await told(0)
    await screen.findByRole('heading', { level: 2, name: /^Cor/ })
  })
})
