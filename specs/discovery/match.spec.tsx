import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { other, profile, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const openBram = (bram: Partial<Parameters<typeof profile>[0]>, match: boolean) =>
  openPage(`/members/${other}`, user(), {
    'GET /api/member.php': () => ({ profile: profile(bram) }),
    'PUT /api/member.php': () => ({}),
    'POST /api/likes.php': () => ({ match }),
    'DELETE /api/likes.php': () => ({}),
  })
const like = async () => fireEvent.click(await screen.findByRole('button', { name: 'Like' }))

describe('the moment of a match', () => {
  it('is shown when both like each other, and leads to a first message', async () => {
    openBram({ likes_me: true }, true)
    await like()
    const moment = await screen.findByRole('dialog', { name: 'Het vonkt met Bram' })
    const chat = within(moment).getByRole('link', { name: 'Chat met Bram' })
    expect(chat.getAttribute('href')).toBe(`/members/${other}/chat`)
  })

  it('is over when one looks on', async () => {
    openBram({ likes_me: true }, true)
    await like()
    const moment = await screen.findByRole('dialog', { name: 'Het vonkt met Bram' })
    fireEvent.click(within(moment).getByRole('button', { name: 'Verder kijken' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says of who is fictional that they are', async () => {
    openBram({ likes_me: true, fictional: true }, true)
    await like()
    const moment = await screen.findByRole('dialog')
    expect(within(moment).getAllByText('Fictief profiel')).toHaveLength(1)
  })

  it('is not there after a like that is not returned', async () => {
    openBram({}, false)
    await like()
    await screen.findByRole('button', { name: 'Geliket', pressed: true })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
