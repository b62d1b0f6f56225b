import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, hint, listens, openPage } from '#specs/harness/screens/page.tsx'
import { refusedBy } from '#specs/harness/server/answers.ts'
import { member, noLikes, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const LAPSED = 'Je bent uitgelogd. Log weer in: wat je typte staat er nog.'

const found = { profiles: [member()], page: 1, pages: 1, total: 1, total_fictional: 0 }

/** A page of a member whose session ends on the server: calls for members are refused from then on. */
const openUntilEnd = async (path: string) => {
  let hasEnded = false
  const refused = refusedBy('authentication_required')
  const page = openPage(path, user(), {
    'GET /api/members.php': () => found,
    'GET /api/user.php': () => ({ user: hasEnded ? null : user() }),
    'GET /api/likes.php': () => (hasEnded ? refused : noLikes),
    'GET /api/chats.php': () => (hasEnded ? refused : { chats: [], unread: 0 }),
  })
  await listens()
  hasEnded = true
  await act(async () => {
    for (const about of ['likes', 'chats', 'likes']) hint(about)
  })
  return page
}

describe('a session that ends by itself (ACC-34)', () => {
  it('leads from the members to login with the reason, though several calls are refused at once', async () => {
    const page = await openUntilEnd('/members?min_age=30')
    expect(await screen.findByText(LAPSED)).toBeTruthy()
    expect(page.at()).toBe('/login?next=%2Fmembers%3Fmin_age%3D30')
    expect(screen.queryByText(/Foutcode/)).toBeNull()
  })

  it.each(['/settings', '/likes', '/credits'])(
    'leads from %s to login with the reason',
    async (path) => {
      const page = await openUntilEnd(path)
      await waitFor(() => expect(page.at()).toBe(`/login?next=${encodeURIComponent(path)}`))
      expect(await screen.findByText(LAPSED)).toBeTruthy()
    },
  )
})
