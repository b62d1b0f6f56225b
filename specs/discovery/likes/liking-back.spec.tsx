import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { member, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const bram = member({ likes_me: true })
const liked = (is: boolean) => ({ ...bram, liked: is, like_new: !is })

const openLikes = () => {
  let isLiked = false
  return openPage('/likes', user(), {
    'GET /api/likes.php': () => ({
      profiles: isLiked ? [liked(true)] : [],
      liked_by: [liked(isLiked)],
      matches: isLiked ? [liked(true)] : [],
      new_matches: [],
      next: { profiles: null, liked_by: null, matches: null },
      new_likes: isLiked ? 0 : 1,
    }),
    'POST /api/likes.php': () => {
      isLiked = true
      return { match: true }
    },
  })
}

describe('liking back on the page of likes', () => {
  it('has the moment of a match, and is new no more', async () => {
    openLikes()
    fireEvent.click(await screen.findByRole('button', { name: 'Like terug: Bram' }))
    const moment = await screen.findByRole('dialog', { name: 'Het vonkt met Bram' })
    await waitFor(() => expect(screen.queryByText('Nieuw')).toBeNull())
    expect(screen.queryByLabelText(/nieuwe like/)).toBeNull()
    fireEvent.click(within(moment).getByRole('button', { name: 'Verder kijken' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('a heart', () => {
  it('is filled at once on the first matches of a newcomer, while the server has not answered', async () => {
    openPage('/signup-matches', user(), {
      'GET /api/members.php': () => ({
        profiles: [member()],
        page: 1,
        pages: 1,
        total: 1,
        total_fictional: 0,
      }),
      'POST /api/likes.php': () => new Promise(() => undefined),
    })
    const heart = await screen.findByRole('button', { name: /Bram/, pressed: false })
    fireEvent.click(heart)
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
  })

  it.each([
    ['of likes received', '/likes'],
    ['of visitors', '/likes/visitors'],
  ])('is filled at once in the list %s', async (_, path) => {
    const card = member({ likes_me: true })
    openPage(path, user(), {
      'GET /api/likes.php': () => ({
        profiles: [],
        liked_by: [{ ...card, like_new: false }],
        matches: [],
        new_matches: [],
        next: { profiles: null, liked_by: null, matches: null },
        new_likes: 0,
      }),
      'GET /api/visitors.php': () => ({
        visitors: [{ ...card, at: '2026-11-20T10:00:00.000Z' }],
        unseen: false,
      }),
      'POST /api/likes.php': () => new Promise(() => undefined),
    })
    const heart = await screen.findByRole('button', { name: /Bram/, pressed: false })
    fireEvent.click(heart)
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
  })
})
