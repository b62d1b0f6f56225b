import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { chatsQuery } from '#client/platform/api/chats-query.ts'
import { queryClient } from '#client/platform/api/client.ts'
import type { ChatEntry, Conversation } from '#core/chat/contract.ts'
import { conversation as lifecycle } from '#core/chat/machine.ts'
import { type EventOrDue, type Stored, step } from '#core/kernel/lifecycle.ts'
import { answerQuestion } from '#specs/harness/screens/answer-question.ts'
import { freshDevice, hears, openPage } from '#specs/harness/screens/page.tsx'
import type { Answers } from '#specs/harness/server/answers.ts'
import { me, member, message, other, profile, talk, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

type Machine = typeof lifecycle.machine
/** A conversation after these events of its chart. */
const lived = (of: Conversation, ...events: EventOrDue<Machine>[]): Conversation => {
  let at = of.lifecycle as Stored<Machine>
  for (const event of events) {
    const moved = step(lifecycle, at, event)
    if (!moved.moved) throw new Error(`The fixture does not move: ${moved.why}`)
    at = moved.next
  }
  return { ...of, lifecycle: at as Conversation['lifecycle'] }
}
const blocked = (of: Conversation) => lived(of, { type: 'starterBlocks', action: 'b' })
const gone = { status: 404, refusal: { error: 'not_found' } } as const
const entry = (rest: Partial<ChatEntry> = {}): ChatEntry => ({
  conversation: talk().id,
  profile: other,
  num_unread_messages: 0,
  member: member(),
  last_message: message(1, 'Hoi'),
  ...rest,
})
const openTalk = (of: () => Conversation | typeof gone, answers: Answers = {}) =>
  openPage(`/members/${other}/chat`, user(), {
    'GET /api/chat.php': () => {
      const said = of()
      return 'refusal' in said ? said : { conversation: said }
    },
    'PUT /api/chat.php': () => ({ unread: 0 }),
    'POST /api/block.php': () => ({}),
    'DELETE /api/block.php': () => ({}),
    ...answers,
  })
const box = () => screen.queryByRole('textbox', { name: 'Bericht' })

describe('a block', () => {
  it('is asked first, then goes out once, and the profile is left (PRF-08)', async () => {
    const { of, at } = openPage(`/members/${other}`, user(), {
      'GET /api/member.php': () => ({ profile: profile() }),
      'PUT /api/member.php': () => ({}),
      'GET /api/members.php': () => ({
        profiles: [],
        page: 1,
        pages: 1,
        total: 0,
        total_fictional: 0,
      }),
      'POST /api/block.php': () => ({}),
    })
    const press = async () =>
      fireEvent.click(await screen.findByRole('button', { name: 'Bram blokkeren', hidden: true }))
    await press()
    await answerQuestion(/^Bram blokkeren\?/, 'Toch niet')
    expect(of('POST /api/block.php')).toEqual([])
    await press()
    await answerQuestion(/^Bram blokkeren\?/, 'Blokkeren')
    await waitFor(() => expect(at()).toBe('/members'))
    expect(of('POST /api/block.php').map(({ body }) => body)).toEqual([{ id: other }])
  })

  it('is not offered to a visitor', async () => {
    openPage(`/members/${other}`, null, {
      'GET /api/member.php': () => ({ profile: profile() }),
    })
    await screen.findByRole('heading', { name: 'Bram, 30' })
    expect(screen.queryByRole('button', { name: 'Bram blokkeren', hidden: true })).toBeNull()
  })

  it('shuts the open chat, which says so and offers to lift it (CHT-15)', async () => {
    let now = talk({ messages: [message(1, 'Hoi')] })
    const { of } = openTalk(() => now)
    await screen.findByRole('textbox', { name: 'Bericht' })
    now = blocked({ ...now, messages: [] })
    fireEvent.click(screen.getByRole('button', { name: 'Bram blokkeren', hidden: true }))
    await answerQuestion(/^Bram blokkeren\?/, 'Blokkeren')
    await screen.findByText(/Je hebt dit lid geblokkeerd/)
    expect(box()).toBeNull()
    expect(screen.queryByText('Zeg eens hallo tegen Bram.')).toBeNull()
    expect(screen.queryByRole('link', { name: /Bram/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Bram blokkeren', hidden: true })).toBeNull()
    now = talk()
    fireEvent.click(screen.getByRole('button', { name: 'Bram deblokkeren' }))
    await screen.findByRole('textbox', { name: 'Bericht' })
    expect(of('DELETE /api/block.php').map(({ body }) => body)).toEqual([{ id: other }])
  })

  it('is in the list of blocked members, from which it can be lifted', async () => {
    let blockedOnes = [member()]
    const { of } = openPage('/settings/blocked', user(), {
      'GET /api/block.php': () => ({ blocked: blockedOnes }),
      'DELETE /api/block.php': () => {
        blockedOnes = []
        return {}
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Bram deblokkeren' }))
    await screen.findByRole('heading', { name: 'Je hebt niemand geblokkeerd' })
    expect(of('DELETE /api/block.php')).toHaveLength(1)
  })
})

describe('a conversation whose other side is gone', () => {
  it('says so and takes no message (CHT-15)', async () => {
    openTalk(() =>
      lived(talk({ messages: [message(1, 'Hoi')], member_there: false }), {
        type: 'receiverLeaves',
      }),
    )
    await screen.findByText(/Dit lid is er niet meer/)
    expect(box()).toBeNull()
    expect(screen.getByText('Hoi')).toBeTruthy()
  })

  it('names nobody once the account is erased, nor repeats what was erased', async () => {
    const erased = member({ name: '' })
    const last = { ...message(2, ''), state: 'removed' as const }
    openTalk(() => talk({ messages: [last], member: erased, member_there: false }), {
      'GET /api/chats.php': () => ({
        chats: [entry({ member: erased, last_message: last })],
        unread: 0,
      }),
    })
    await screen.findByRole('heading', { name: 'Verwijderd lid' })
    expect(await screen.findAllByText('Dit bericht is gewist.')).toHaveLength(2)
  })

  it('tells that credits came back for what was never read (C4)', async () => {
    const mine = { ...message(1, 'Ben je er nog?', me), state: 'refunded' as const }
    openTalk(() => talk({ messages: [mine], member_there: false }))
    await screen.findByText('Niet gelezen, je credits zijn terug')
  })

  it('disappears when the other takes it away, while it is open', async () => {
    let now: Conversation | typeof gone = talk({ messages: [message(1, 'Hoi')] })
    openTalk(() => now)
    await screen.findByRole('textbox', { name: 'Bericht' })
    now = gone
    await hears('chats', talk().id)
    await screen.findByRole('heading', { name: 'Dit gesprek is er niet meer' })
    expect(box()).toBeNull()
    expect(screen.queryByText('Hoi')).toBeNull()
  })

  it('is not there either for who opens it by its address', async () => {
    openTalk(() => gone)
    await screen.findByRole('heading', { name: 'Dit gesprek is er niet meer' })
  })
})

describe('removing a chat', () => {
  it('takes it off the list at once; when that fails it says why and reloads (CHT-03)', async () => {
    const listed: (number | undefined)[] = []
    const { of } = openPage('/chats', user(), {
      'GET /api/chats.php': () => ({ chats: [entry()], unread: 0 }),
      'DELETE /api/chat.php': () => {
        listed.push(queryClient.getQueryData(chatsQuery.queryKey)?.chats.length)
        return { status: 409, refusal: { error: 'key_reused' } }
      },
    })
    const remove = await screen.findByRole('button', { name: 'Gesprek met Bram verwijderen' })
    const asked = of('GET /api/chats.php').length
    fireEvent.click(remove)
    await answerQuestion(/^Dit gesprek uit je lijst/, 'Verwijder')
    await screen.findByText(/Het gesprek verwijderen is niet gelukt. Er ging iets dubbel/)
    await screen.findByRole('button', { name: 'Gesprek met Bram verwijderen' })
    expect(listed).toEqual([0])
    expect(of('GET /api/chats.php').length).toBeGreaterThan(asked)
  })
})
