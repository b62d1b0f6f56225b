import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '#core/contract/contract.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import type { Answers } from '#specs/harness/server/answers.ts'
import { profile, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

type Dealt = Answer<'GET /api/swipe-game.php'>
const NAMES = ['Bram', 'Cor', 'Dirk', 'Ed', 'Frank', 'Gijs']
const people = NAMES.map((name, nth) =>
  profile({ name, id: `01900000-0000-7000-8000-0000000001${nth}0`, gender: 'male' }),
)
const next_likes_at = new Date(Date.now() + 3_600_000).toISOString()
const dealt = (changes: Partial<Dealt> = {}): Dealt => ({
  profiles: people,
  likes_left: 4,
  likes_a_day: 4,
  next_likes_at,
  given: [],
  last: null,
  ...changes,
})

const play = (first: Partial<Dealt> = {}, answers: Answers = {}) => {
  let left = first.likes_left ?? 4
  return openPage('/swipe-game', user(), {
    'GET /api/swipe-game.php': () => dealt(first),
    'POST /api/swipe-game.php': ({ body }) => {
      if ((body as { like: boolean }).like) left -= 1
      return { match: false, likes_left: left, likes_a_day: 4, next_likes_at }
    },
    'DELETE /api/swipe-game.php': () => ({
      profile: people[0] ?? null,
      likes_left: left,
      likes_a_day: 4,
      next_likes_at,
    }),
    ...answers,
  })
}
const onTop = async (name: string) =>
  screen.findByRole('heading', { level: 2, name: new RegExp(`^${name}`) })
const press = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }))
const button = (name: RegExp | string) => screen.findByRole('button', { name })

describe('the swipe game on the screen', () => {
  it('shows one card, with the fictional label of who is fictional (PRF-06)', async () => {
    play({ profiles: [profile({ name: 'Bram', fictional: true })] })
    await onTop('Bram')
    expect(screen.getAllByText('Fictief profiel')).toHaveLength(1)
  })

  it('turns a card by button and by key, and says what came of it', async () => {
    const { of } = play()
    await onTop('Bram')
    fireEvent.click(await button('Bram is leuk'))
    await onTop('Cor')
    screen.getByText('Bram kreeg een like. Vandaag nog 3 likes. Nu zie je Cor, 30.')
    await press('ArrowLeft')
    await onTop('Dirk')
    screen.getByText('Cor overgeslagen. Nu zie je Dirk, 30.')
    await waitFor(() =>
      expect(of('POST /api/swipe-game.php').map(({ body }) => body)).toEqual([
        { id: people[0]?.id, like: true },
        { id: people[1]?.id, like: false },
      ]),
    )
  })

  it('takes the last turn back, also where it was the last card', async () => {
    play({ profiles: people.slice(0, 1) })
    await onTop('Bram')
    fireEvent.click(await button('Bram overslaan'))
    await screen.findByRole('heading', { name: 'Dat was iedereen' })
    fireEvent.click(await button('Vorige terug'))
    await onTop('Bram')
    screen.getByText('Bram is terug. Nu zie je Bram, 30.')
  })

  it('says when the next likes come, and what else there is, once they are given', async () => {
    play({ likes_left: 1, given: people.slice(3, 6) })
    await onTop('Bram')
    fireEvent.click(await button('Bram is leuk'))
    await screen.findByRole('heading', { name: '4 likes gegeven' })
    const ways = await screen.findByRole('list', { name: 'Wat je nu kunt doen' })
    expect(within(ways).getAllByRole('listitem')).toHaveLength(3)
    fireEvent.click(await button(/Blijf kijken/))
    await onTop('Cor')
    expect((await button('Cor is leuk')).hasAttribute('disabled')).toBe(true)
    await press('ArrowRight')
    await onTop('Cor')
    screen.getByText('Je likes van vandaag zijn op. Overslaan kan nog wel.')
  })

  it('shows what the server knows where another tab gave the last like', async () => {
    let isSpent = false
    play(
      {},
      {
        'GET /api/swipe-game.php': () =>
          isSpent ? dealt({ likes_left: 0, given: people.slice(1, 5) }) : dealt(),
        'POST /api/swipe-game.php': () => {
          isSpent = true
          return { status: 409, refusal: { error: 'no_likes_left' } }
        },
      },
    )
    await onTop('Bram')
    fireEvent.click(await button('Bram is leuk'))
    await screen.findByRole('heading', { name: '4 likes gegeven' })
  })

  it('shows the moment of a match, and goes on behind it', async () => {
    play(
      {},
      {
        'POST /api/swipe-game.php': () => ({
          match: true,
          likes_left: 3,
          likes_a_day: 4,
          next_likes_at,
        }),
      },
    )
    await onTop('Bram')
    fireEvent.click(await button('Bram is leuk'))
    await screen.findByRole('dialog', { name: 'Het vonkt met Bram' })
    await press('ArrowRight')
    fireEvent.click(await button('Verder kijken'))
    await onTop('Cor')
  })
})
