import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { box, button, openTalk, SEND, write } from '#specs/chat/open-talk.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { me, message, other, profile, talk, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const LIKE = 'POST /api/likes.php'
const NOTICE = 'Daarna kan diegene je zien'
const withList = user({ has_avoided: true })

const openBram = (who = withList) =>
  openPage(`/members/${other}`, who, {
    'GET /api/member.php': () => ({ profile: profile({}) }),
    'PUT /api/member.php': () => ({}),
    [LIKE]: () => ({ match: false }),
  })
const like = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Like' }), { detail: 1 })

describe('a member who names addresses to avoid (MOD-07)', () => {
  it('is told before a first like that it shows them, and likes nobody by saying no', async () => {
    const { of } = openBram()
    await like()
    await screen.findByRole('dialog', { name: NOTICE })
    fireEvent.click(screen.getByRole('button', { name: 'Toch niet' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(of(LIKE)).toEqual([])
    await like()
    fireEvent.click(await screen.findByRole('button', { name: 'Ga door' }))
    await screen.findByRole('button', { name: 'Geliket', pressed: true })
    expect(of(LIKE)).toHaveLength(1)
  })

  it('is told the same before a first message, which keeps its text', async () => {
    const { of } = openTalk(talk(), withList)
    await write('Hallo')
    fireEvent.click(button())
    await screen.findByRole('alertdialog', { name: NOTICE })
    expect(of(SEND)).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Toch niet' }))
    expect((await box()).value).toBe('Hallo')
    fireEvent.click(button())
    fireEvent.click(await screen.findByRole('button', { name: 'Ga door' }))
    await waitFor(() => expect(of(SEND)).toHaveLength(1))
  })

  it('is told it when the swipe game opens, where each like goes to somebody new', async () => {
    const { at } = openPage('/swipe-game', withList, {
      'GET /api/swipe-game.php': () => ({
        profiles: [profile({})],
        likes_left: 4,
        likes_a_day: 4,
        next_likes_at: new Date(Date.now() + 3_600_000).toISOString(),
        given: [],
        last: null,
      }),
    })
    await screen.findByRole('dialog', { name: NOTICE })
    fireEvent.click(screen.getByRole('button', { name: 'Toch niet' }))
    await waitFor(() => expect(at()).toBe('/members'))
  })

  it('is asked nothing after the first message, nor without an address on the list', async () => {
    const { of } = openTalk(talk({ messages: [message(1, 'Hoi', me)], last_seq: 1 }), withList)
    await write('Nog een')
    fireEvent.click(button())
    await waitFor(() => expect(of(SEND)).toHaveLength(1))
    freshDevice()
    const { of: ofLikes } = openBram(user())
    await like()
    await waitFor(() => expect(ofLikes(LIKE)).toHaveLength(1))
  })
})
