import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { other, profile, settings, talk, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const told = { ...profile(), interests: ['hiking' as const, 'tea' as const], reason: 'Samen koken' }
const own = () => {
  const mine = user()
  return { ...mine, profile: { ...mine.profile, interests: ['hiking' as const] } }
}

const openTalk = ({ wide = true, shown = ['interests', 'reason'] } = {}) => {
  const query = window.matchMedia('all')
  const spied = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...query, media, matches: wide }))
  onTestFinished(() => void spied.mockRestore())
  return openPage(`/members/${other}/chat`, own(), {
    'GET /api/settings.php': () => ({ ...settings, visible_profile_fields: shown }),
    'GET /api/chat.php': () => ({ conversation: talk() }),
    'PUT /api/chat.php': () => ({ unread: 0 }),
    'GET /api/member.php': () => ({ profile: told }),
  })
}

describe('beside a conversation with room', () => {
  it('stands who it is with, what both like, and a sentence to answer', async () => {
    openTalk()
    const beside = within(await screen.findByRole('complementary', { name: 'Over Bram' }))
    expect(beside.getByRole('link').getAttribute('href')).toBe(`/members/${other}`)
    expect(await beside.findByText('Wandelen')).toBeTruthy()
    expect(beside.queryByText('Thee')).toBeNull()
    expect(beside.getByText('Samen koken')).toBeTruthy()
  })

  it('stands nothing that the site shows nobody', async () => {
    openTalk({ shown: [] })
    const beside = within(await screen.findByRole('complementary', { name: 'Over Bram' }))
    expect(beside.queryByText('Wandelen')).toBeNull()
    expect(beside.queryByText('Samen koken')).toBeNull()
  })

  it('stands nobody where there is no room', async () => {
    openTalk({ wide: false })
    await screen.findByRole('textbox', { name: 'Bericht' })
    expect(screen.queryByRole('complementary', { name: 'Over Bram' })).toBeNull()
  })
})
