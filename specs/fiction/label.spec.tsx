import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import type { Answers } from '#specs/harness/server/answers.ts'
import {
  member,
  message,
  noLikes,
  noTransactions,
  other,
  profile,
  settings,
  talk,
  user,
} from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const LABEL = 'Fictief profiel'
const luna = { name: 'Luna', fictional: true, answered_by: 'staff' } as const
const card = member(luna)
const face = { id: other, name: 'Luna', fictional: true, main_image: null }
const found = (profiles: object[]) => ({
  profiles: profiles as never[],
  page: 1,
  pages: 1,
  total: 0,
  total_fictional: 1,
})
const likes = (more: object) => ({ ...noLikes, ...more })
const game = {
  profiles: [profile(luna)],
  likes_left: 4,
  likes_a_day: 4,
  next_likes_at: new Date(Date.now() + 3_600_000).toISOString(),
  given: [],
  last: null,
}
const happening = {
  kind: 'like',
  name: 'like:1',
  at: new Date().toISOString(),
  about: null,
  count: null,
  device: null,
  member: face,
  is_new: true,
} as const
const choices = { time_zone: 'UTC', quiet: null, lock_screen: 'nothing' } as const
const entry = {
  id: '1',
  at: new Date().toISOString(),
  reason: 'unanswered',
  credits: 1,
  balance: 1,
  about: 'Luna',
  member: face,
  payment: null,
  conversation: null,
} as const

type Place = { place: string; path: string; answers: Answers; act?: () => Promise<unknown> }

const profileAnswers: Answers = {
  'GET /api/member.php': () => ({
    profile: { ...profile({ ...luna, likes_me: true }), kept: false },
  }),
  'PUT /api/member.php': () => ({}),
  'POST /api/likes.php': () => ({ match: true }),
}
const talkAnswers = (first: boolean): Answers => ({
  'GET /api/chat.php': () => ({
    conversation: {
      ...talk({ member: card, ...(first ? {} : { messages: [message(1, 'Hoi')] }) }),
    },
  }),
  'PUT /api/chat.php': () => ({ unread: 0 }),
})

/** Every screen on which another member stands: one row each. */
const places: Place[] = [
  { place: 'a card', path: '/members', answers: { 'GET /api/members.php': () => found([card]) } },
  { place: 'the profile', path: `/members/${other}`, answers: profileAnswers },
  { place: 'the profile from a like', path: `/likes/m/${other}`, answers: profileAnswers },
  {
    place: 'the moment of a match',
    path: `/members/${other}`,
    answers: profileAnswers,
    act: async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Like' }))
      return within(await screen.findByRole('dialog')).findByText(LABEL)
    },
  },
  {
    place: 'likes received',
    path: '/likes',
    answers: {
      'GET /api/likes.php': () => likes({ liked_by: [{ ...card, like_new: true }] }),
    },
  },
  {
    place: 'matches',
    path: '/likes/matches',
    answers: { 'GET /api/likes.php': () => likes({ matches: [card] }) },
  },
  {
    place: 'the new like',
    path: '/likes/matches?t=0',
    answers: { 'GET /api/auto-like.php': () => ({ profile: card }) },
  },
  {
    place: 'favourites',
    path: '/likes/favourites',
    answers: { 'GET /api/favourites.php': () => ({ profiles: [card] }) },
  },
  {
    place: 'the swipe game',
    path: '/swipe-game',
    answers: { 'GET /api/swipe-game.php': () => game },
  },
  {
    place: 'the list of conversations',
    path: '/chats',
    answers: {
      'GET /api/chats.php': () => ({
        chats: [
          {
            conversation: talk().id,
            profile: other,
            num_unread_messages: 0,
            member: card,
            last_message: message(1, 'Hoi'),
          },
        ],
        unread: 0,
      }),
    },
  },
  { place: 'a conversation', path: `/members/${other}/chat`, answers: talkAnswers(false) },
  { place: 'a conversation to begin', path: `/members/${other}/chat`, answers: talkAnswers(true) },
  {
    place: 'what happened',
    path: '/notifications',
    answers: {
      'GET /api/notifications.php': () => ({ happenings: [happening], next: null }),
      'PUT /api/notifications.php': () => ({}),
      'GET /api/push-choices.php': () => choices,
    },
  },
  {
    place: 'what credits went on',
    path: '/transactions',
    answers: { 'GET /api/transactions.php': () => ({ ...noTransactions, wallet: [entry] }) },
  },
  {
    place: 'who is blocked',
    path: '/settings/blocked',
    answers: { 'GET /api/block.php': () => ({ blocked: [card] }) },
  },
]

describe('The label of a fictional profile on the screen (PRF-05, PRF-06, H1)', () => {
  it.each(places)('stands in $place', async ({ path, answers, act }) => {
    openPage(path, user(), answers)
    const shown = await screen.findAllByText(LABEL)
    expect(shown.length).toBeGreaterThan(0)
    await act?.()
  })

  it.each([
    ['staff', 'Ons team leest en schrijft.'],
    ['demo', 'De demo antwoordt vanzelf.'],
  ] as const)('says on the profile and in the conversation that %s answer', async (by, words) => {
    const answered = { ...luna, answered_by: by }
    const first = openPage(`/members/${other}`, user(), {
      ...profileAnswers,
      'GET /api/member.php': () => ({ profile: { ...profile(answered), kept: false } }),
    })
    await screen.findByText(`Dit profiel is fictief. ${words}`)
    first.leave()
    openPage(`/members/${other}/chat`, user(), {
      'GET /api/chat.php': () => ({ conversation: talk({ member: member(answered) }) }),
      'PUT /api/chat.php': () => ({ unread: 0 }),
    })
    await screen.findByText(`Dit profiel is fictief. ${words}`)
  })

  it('is in the words of the site and with its icon, where the site has them (PRF-05)', async () => {
    const own = {
      ...settings,
      fictional_singular: 'verzonnen profiel',
      fictional_plural: 'verzonnen profielen',
      fictional_icon: true,
    }
    openPage('/members', user(), {
      'GET /api/settings.php': () => own,
      'GET /api/members.php': () => ({ ...found([card]), total_fictional: 2 }),
    })
    const label = await screen.findByText('Verzonnen profiel')
    expect(label.getAttribute('data-icon')).toBe('true')
    await screen.findByText('0 leden, 2 verzonnen profielen')
  })

  it('tells of an answer that did not come, in the conversation and among the credits', async () => {
    const said = { ...message(1, 'Ben je daar?', user().id), state: 'unanswered' as const }
    const first = openPage(`/members/${other}/chat`, user(), {
      'GET /api/chat.php': () => ({
        conversation: talk({ member: card, messages: [said], last_seq: 1 }),
      }),
      'PUT /api/chat.php': () => ({ unread: 0 }),
    })
    await screen.findByText('Geen antwoord binnen 48 uur, je credits zijn terug')
    first.leave()
    openPage('/transactions', user(), {
      'GET /api/transactions.php': () => ({ ...noTransactions, wallet: [entry] }),
    })
    await screen.findByText('Terug, Luna antwoordde niet binnen 48 uur')
  })
})
