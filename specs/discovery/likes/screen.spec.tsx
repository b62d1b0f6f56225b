import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { AUTO_LIKE_RELOAD_MS } from '#core/discovery/likes/values.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { member, other, profile, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const likes = (liked_by: object[] = []) => ({
  profiles: [],
  liked_by: liked_by as never[],
  matches: [],
  new_matches: [],
  next: { profiles: null, liked_by: null, matches: null },
  new_likes: liked_by.length,
})
const fictional = member({ name: 'Bram', fictional: true, likes_me: true })
const open = (path: string, answers: Parameters<typeof openPage>[2] = {}) =>
  openPage(path, user(), {
    'GET /api/auto-like.php': () => ({ profile: fictional }),
    'GET /api/member.php': () => ({ profile: profile({ name: 'Bram' }) }),
    'PUT /api/member.php': () => ({}),
    ...answers,
  })
const modal = () => screen.findByRole('dialog', { name: 'Nieuwe like!' }, { timeout: 5_000 })

describe('a new like', () => {
  it('is told after so many seconds as the address asks, which then asks no more (LIK-05)', async () => {
    const { at } = open('/likes/matches?t=1&x=2')
    await waitFor(() => expect(at()).toBe('/likes/matches?x=2'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await modal()
  })

  it('offers its picture, its profile and a first message, and says who is fictional (LIK-04, LIK-06)', async () => {
    const { at, of } = open('/likes/matches?t=0')
    const told = await modal()
    within(told).getByText('Fictief profiel')
    const chat = within(told).getByRole('link', { name: 'Begin een gesprek' })
    expect(chat.getAttribute('href')).toBe(`/members/${other}/chat`)
    expect(within(told).getAllByRole('button', { name: /Bekijk Bram$/ })).toHaveLength(2)
    const before = of('GET /api/likes.php').length
    await new Promise((done) => setTimeout(done, AUTO_LIKE_RELOAD_MS + 200))
    expect(of('GET /api/likes.php').length).toBeGreaterThan(before)
    fireEvent.click(within(told).getAllByRole('button', { name: /Bekijk Bram$/ })[0] as HTMLElement)
    await waitFor(() => expect(at()).toBe(`/members/${other}`))
  })

  it.each([
    ['its icon', '[aria-label="Sluiten"]'],
    ['a click beside what it offers', '[aria-hidden="true"]'],
  ])('is closed by %s (LIK-04)', async (_, at) => {
    open('/likes/matches?t=0')
    const way = (await modal()).querySelector<HTMLElement>(`button${at}`)
    if (!way) throw new Error('There is no way to close it')
    fireEvent.click(way)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5_000 })
  })

  it('is one that somebody gave, where there is one, and none comes by itself', async () => {
    const real = { ...member({ name: 'Cor', likes_me: true }), like_new: true }
    const { of } = open('/likes/matches?t=0', { 'GET /api/likes.php': () => likes([real]) })
    within(await modal()).getByText('Cor vindt je leuk')
    expect(of('GET /api/auto-like.php')).toEqual([])
  })

  it('is nothing where nobody is there, nor without a number of seconds', async () => {
    const { of, leave } = open('/likes/matches?t=0', {
      'GET /api/auto-like.php': () => ({ profile: null }),
    })
    await waitFor(() => expect(of('GET /api/auto-like.php')).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
    leave()
    const next = open('/likes/matches?t=soon')
    await waitFor(() => expect(next.at()).toBe('/likes/matches'))
    expect(next.of('GET /api/auto-like.php')).toEqual([])
  })
})
