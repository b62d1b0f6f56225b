import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, hears, openPage } from '#specs/harness/screens/page.tsx'
import { member, noLikes, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const LIKES = 'GET /api/likes.php'
const more = () => screen.findByRole('button', { name: 'Meer laten zien' })
const idOf = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`
const [bram, cor, dirk] = ['Bram', 'Cor', 'Dirk'].map((name, nth) => ({
  ...member({ id: idOf(nth), name, likes_me: true }),
  like_new: false,
}))
if (!bram || !cor || !dirk) throw new Error('Somebody is missing')

describe('a list of likes', () => {
  it('goes on page by page, and keeps its pages when a like comes in', async () => {
    const pages = [[bram], [cor], [dirk]]
    const { of } = openPage('/likes', user(), {
      [LIKES]: ({ query: { after = '0' } }) => ({
        ...noLikes,
        liked_by: pages[Number(after)] ?? [],
        next: { ...noLikes.next, liked_by: Number(after) < 2 ? String(Number(after) + 1) : null },
      }),
    })
    fireEvent.click(await more())
    await screen.findByText(/^Cor/)
    fireEvent.click(await more())
    await screen.findByText(/^Dirk/)
    expect(screen.queryByRole('button', { name: 'Meer laten zien' })).toBeNull()
    const before = of(LIKES).length
    await hears('likes')
    await waitFor(() => expect(of(LIKES).length).toBeGreaterThanOrEqual(before + 4))
    for (const name of [/^Bram/, /^Cor/, /^Dirk/]) expect(screen.getAllByText(name)).toHaveLength(1)
  })
})

describe('the list of chats', () => {
  it('begins with the matches without a conversation, on whichever page of matches they are', async () => {
    openPage('/chats', user(), {
      [LIKES]: () => ({ ...noLikes, matches: [bram], new_matches: [cor, dirk] }),
      'GET /api/chats.php': () => ({ chats: [], unread: 0 }),
    })
    const matches = await screen.findByRole('region', { name: 'Nieuwe matches' })
    const links = within(matches).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Cor', 'Dirk'])
  })
})
