import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice } from '#specs/harness/screens/page.tsx'
import { message, settings, talk, user } from '#specs/harness/server/people.ts'
import { openTalk } from './open-talk.ts'

beforeEach(freshDevice)

const limited = {
  'GET /api/settings.php': () => ({ ...settings, chat_history_messages: 2 }),
}
const messages = [message(13, 'Hoi'), message(14, 'Alles goed?')]

describe('a conversation whose older messages a free member does not see', () => {
  it('says how many there are, why, and that none is deleted, with the way to Premium (CHT-11)', async () => {
    openTalk(talk({ messages, hidden_by_limit: 12 }), user(), limited)
    const link = await screen.findByRole('link', { name: '12 oudere berichten zie je als Premium' })
    expect(link.getAttribute('href')).toBe('/premium')
    expect(
      screen.getByText('Als gratis lid zie je de laatste 2. Er is niets verwijderd.'),
    ).toBeTruthy()
  })

  it('says it where what one may see begins, and not before', async () => {
    openTalk(talk({ messages, hidden_by_limit: 12, older: true }), user(), limited)
    await screen.findByRole('button', { name: 'Eerdere berichten' })
    expect(screen.queryByText(/als Premium$/)).toBeNull()
  })

  it('says nothing where nothing is hidden', async () => {
    openTalk(talk({ messages }), user(), limited)
    await screen.findByText('Alles goed?')
    expect(screen.queryByText(/als Premium$/)).toBeNull()
  })
})
