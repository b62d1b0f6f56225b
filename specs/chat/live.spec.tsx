import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { typingEnds, typingTold } from '#client/parts/chat/typing.ts'
import { TYPING_EVERY_MS, TYPING_LIVES_MS } from '#core/chat/values.ts'
import { looksOnce } from '#specs/harness/screens/looks-once.ts'
import { freshDevice, listens, openPage, hears as pageHears } from '#specs/harness/screens/page.tsx'
import { me, member, message, other, talk, user } from '#specs/harness/server/people.ts'
import { box, openTalk, write } from './open-talk.ts'

beforeEach(() => {
  freshDevice()
  typingEnds(talk().id)
  typingTold()
  return looksOnce()
})

const TYPING = 'POST /api/typing.php'
const typed = { [TYPING]: () => ({}) }
const hears = (about: string) => pageHears(about, talk().id)

describe('The marks of what one said', () => {
  const said = [message(1, 'Hoi', me), message(2, 'Ben je daar?', me)]
  it.each([
    ['Verstuurd', { other_delivered_seq: 0, other_read_seq: 0 }],
    ['Afgeleverd', { other_delivered_seq: 2, other_read_seq: 0 }],
    ['Gelezen', { other_delivered_seq: 2, other_read_seq: 2 }],
  ])('say %s in words below the last (CHT-13)', async (word, marks) => {
    openTalk(talk({ messages: said, ...marks }))
    const [last] = (await screen.findAllByText(word)).slice(-1)
    expect(last?.className).not.toContain('visually-hidden')
    expect(last?.closest('li')?.textContent).toContain('Ben je daar?')
  })

  it('tell of each message how far it has come', async () => {
    openTalk(talk({ messages: said, other_delivered_seq: 2, other_read_seq: 1 }))
    await screen.findByText('Hoi')
    const marks = screen.getAllByRole('listitem').flatMap((item) => {
      const mark = item.querySelector('[data-mark]')
      return mark ? [mark.getAttribute('data-mark')] : []
    })
    expect(marks).toEqual(['read', 'delivered'])
  })
})

describe('Who types', () => {
  it('says so once in three seconds, and anew for the next message', async () => {
    const { of } = openTalk(talk({ messages: [message(1, 'Hoi')] }), user(), typed)
    await box()
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    await write('A')
    await write('Al')
    expect(of(TYPING).map(({ body }) => body)).toEqual([{ conversation: talk().id }])
    now.mockReturnValue(10_000 + TYPING_EVERY_MS)
    await write('Alles')
    expect(of(TYPING)).toHaveLength(2)
    now.mockRestore()
  })

  it('says nothing to somebody with whom nobody has talked yet', async () => {
    const { of } = openTalk(talk({ messages: [], last_seq: 0 }), user(), typed)
    await write('Hoi')
    expect(of(TYPING)).toEqual([])
  })

  it('is seen typing in the conversation, until a few seconds after the last of it', async () => {
    openTalk(talk({ messages: [message(1, 'Hoi')] }), user(), typed)
    await box()
    await listens()
    vi.useFakeTimers()
    await hears('typing')
    expect(screen.getByText('Is aan het typen')).toBeTruthy()
    await act(async () => vi.advanceTimersByTime(TYPING_LIVES_MS))
    expect(screen.queryByText('Is aan het typen')).toBeNull()
    vi.useRealTimers()
  })

  it('has said it when the message is there', async () => {
    const messages = [message(1, 'Hoi')]
    openTalk(talk({ messages, last_seq: 1 }), user(), {
      ...typed,
      'GET /api/chat.php': ({ query }) => ({
        conversation:
          query.after === undefined
            ? talk({ messages, last_seq: 1 })
            : talk({ messages: [message(2, 'Hier ben ik')], last_seq: 2 }),
      }),
    })
    await box()
    await hears('typing')
    expect(screen.getByText('Is aan het typen')).toBeTruthy()
    await hears('chats')
    await waitFor(() => expect(screen.queryByText('Is aan het typen')).toBeNull())
  })

  it('is seen typing in the list too', async () => {
    openPage('/chats', user(), {
      'GET /api/chats.php': () => ({
        chats: [
          {
            conversation: talk().id,
            profile: other,
            member: member(),
            num_unread_messages: 0,
            last_message: message(1, 'Hoi'),
          },
        ],
        unread: 0,
      }),
    })
    await screen.findByText('Hoi')
    await hears('typing')
    expect(screen.getByText('Is aan het typen')).toBeTruthy()
    expect(screen.queryByText('Hoi')).toBeNull()
  })
})

describe('What has come to this device', () => {
  it('is told once, for every conversation in which something is unread', async () => {
    const entry = (nth: number, unread: number, from = other) => ({
      conversation: `01900000-0000-7000-8000-0000000007${nth}0`,
      profile: other,
      member: member(),
      num_unread_messages: unread,
      last_message: message(3, 'Hoi', from),
    })
    const chats = [entry(1, 2), entry(2, 0), entry(3, 1, me)]
    const { of } = openPage('/members', user(), {
      'GET /api/chats.php': () => ({ chats, unread: 3 }),
      'PUT /api/delivered.php': () => ({}),
    })
    await waitFor(() =>
      expect(of('PUT /api/delivered.php').map(({ body }) => body)).toEqual([
        { conversations: [chats[0]?.conversation] },
      ]),
    )
    await hears('chats')
    fireEvent.focus(window)
    await waitFor(() => expect(of('GET /api/chats.php').length).toBeGreaterThan(1))
    expect(of('PUT /api/delivered.php')).toHaveLength(1)
  })
})

describe('A list with more conversations than a page has', () => {
  const entry = (nth: number) => ({
    conversation: `01900000-0000-7000-8000-00000000${1_000 + nth}`,
    profile: `01900000-0000-7000-8000-00000000${2_000 + nth}`,
    member: member({ name: `Lid ${nth}` }),
    num_unread_messages: nth === 3 ? 1 : 0,
    last_message: message(1, `Dag ${nth}`),
  })
  const openList = () =>
    openPage('/chats', user(), {
      'GET /api/chats.php': ({ query }) =>
        query.after === 'b'
          ? { chats: [entry(3)], unread: 1 }
          : { chats: [entry(1), entry(2)], unread: 1, next: 'b' },
      'PUT /api/delivered.php': () => ({}),
    })

  it('goes on where it ended, and keeps what it has when the first page is asked anew', async () => {
    const { of } = openList()
    fireEvent.click(await screen.findByRole('button', { name: 'Meer gesprekken' }))
    await screen.findByText('Dag 3')
    expect(screen.queryByRole('button', { name: 'Meer gesprekken' })).toBeNull()
    await hears('chats')
    await waitFor(() => expect(of('GET /api/chats.php').length).toBeGreaterThan(2))
    expect(
      of('GET /api/chats.php')
        .slice(2)
        .filter(({ query }) => 'after' in query),
    ).toEqual([])
    await waitFor(() => expect(screen.getAllByText(/^Dag \d$/)).toHaveLength(3))
  })
})

describe('A conversation that is opened by its own address', () => {
  it('has nothing unread in the list, though the list came while it was being read (CHT-02)', async () => {
    const read = Promise.withResolvers<{ unread: number }>()
    let unread = 1
    const entry = () => ({
      conversation: talk().id,
      profile: other,
      member: member(),
      num_unread_messages: unread,
      last_message: message(1, 'Hoi'),
    })
    const { of } = openPage(`/chats/${talk().id}`, user(), {
      'GET /api/chat.php': () => ({
        conversation: talk({ messages: [message(1, 'Hoi')], read_seq: 0 }),
      }),
      'GET /api/chats.php': () => ({ chats: [entry()], unread }),
      'PUT /api/chat.php': () => read.promise,
      'PUT /api/delivered.php': () => ({}),
    })
    await screen.findAllByText('Hoi')
    await hears('chats')
    await screen.findAllByText('1 ongelezen bericht')
    const asked = of('GET /api/chats.php').length
    unread = 0
    read.resolve({ unread })
    await waitFor(() => expect(screen.queryAllByText('1 ongelezen bericht')).toEqual([]))
    expect(of('GET /api/chats.php')).toHaveLength(asked)
  })
})
