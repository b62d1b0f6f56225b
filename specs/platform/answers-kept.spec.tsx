import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#client/platform/api/client.ts'
import { likesQuery } from '#client/platform/api/likes-query.ts'
import type { Money } from '#core/kernel/money.ts'
import { fetchedAfter } from '#specs/harness/screens/fetched.ts'
import { looksOnce } from '#specs/harness/screens/looks-once.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import type { Answers } from '#specs/harness/server/answers.ts'
import {
  me,
  member,
  message,
  noLikes,
  order,
  other,
  paymentId,
  profile,
  talk,
  user,
} from '#specs/harness/server/people.ts'

beforeEach(() => {
  freshDevice()
  return looksOnce()
})

const LIKES = 'GET /api/likes.php'
const price = { minor: 999, currency: 'EUR' as const }
const NOON = '2026-11-22T12:00:00.000Z'

/** A like that is given or taken back while the list is on its way has it asked for anew. */
const likesAreThere = () =>
  waitFor(() => expect(queryClient.getQueryData(likesQuery.queryKey)).toBeDefined())

describe('what an answer held is not asked for again', () => {
  const withBram = (bram: Partial<Parameters<typeof profile>[0]>, answers: Answers = {}) =>
    openPage(`/likes/m/${other}`, user(), {
      'GET /api/member.php': () => ({ profile: profile(bram) }),
      'PUT /api/member.php': () => ({}),
      'POST /api/likes.php': () => ({ match: false }),
      'DELETE /api/likes.php': () => ({}),
      ...answers,
    })

  it('after a like: it stands in the list of likes', async () => {
    const page = withBram({})
    const like = await screen.findByRole('button', { name: 'Like' })
    await likesAreThere()
    const fetched = await fetchedAfter(
      page,
      () => fireEvent.click(like, { detail: 1 }),
      () => screen.getByRole('button', { name: 'Geliket', pressed: true }),
    )
    await page.router.navigate('/likes/given')
    expect(await screen.findByRole('link', { name: /Bram, 30/ })).toBeTruthy()
    expect(fetched).toEqual([])
    expect(page.of(LIKES)).toHaveLength(1)
  })

  it('after a like is taken back: it stands in the list no more', async () => {
    const page = withBram(
      { liked: true },
      {
        [LIKES]: () => ({
          profiles: [member({ liked: true })],
          liked_by: [],
          matches: [],
          new_matches: [],
          next: { profiles: null, liked_by: null, matches: null },
          new_likes: 0,
        }),
      },
    )
    const liked = await screen.findByRole('button', { name: 'Geliket' })
    await likesAreThere()
    fireEvent.click(liked, { detail: 1 })
    await waitFor(() => expect(page.of('DELETE /api/likes.php')).toHaveLength(1))
    await page.router.navigate('/likes/given')
    expect(await screen.findByText('Je hebt nog niemand geliket')).toBeTruthy()
    expect(page.of(LIKES)).toHaveLength(1)
  })

  it('after a like that makes a match: it stands among the matches', async () => {
    const bram = { ...member({ likes_me: true }), like_new: false }
    const page = withBram(
      { likes_me: true },
      {
        [LIKES]: () => ({
          profiles: [],
          liked_by: [bram],
          matches: [],
          new_matches: [],
          next: { profiles: null, liked_by: null, matches: null },
          new_likes: 0,
        }),
        'POST /api/likes.php': () => ({ match: true }),
      },
    )
    const like = await screen.findByRole('button', { name: 'Like' })
    await likesAreThere()
    fireEvent.click(like, { detail: 1 })
    await waitFor(() => expect(page.of('POST /api/likes.php')).toHaveLength(1))
    await page.router.navigate('/likes/matches')
    expect(await screen.findByRole('link', { name: /Bram, 30/ })).toBeTruthy()
    expect(page.of(LIKES)).toHaveLength(1)
  })

  it('but after a like while the list of likes is on its way, it is', async () => {
    const late = Promise.withResolvers<void>()
    let asked = 0
    const before = noLikes
    const page = withBram(
      {},
      {
        [LIKES]: async () => {
          asked += 1
          if (asked > 1) return { ...before, profiles: [member({ liked: true })] }
          await late.promise
          return before
        },
      },
    )
    const like = await screen.findByRole('button', { name: 'Like' })
    await waitFor(() => expect(asked).toBe(1))
    fireEvent.click(like, { detail: 1 })
    await waitFor(() => expect(page.of('POST /api/likes.php')).toHaveLength(1))
    await screen.findByRole('button', { name: 'Geliket', pressed: true })
    late.resolve()
    await waitFor(() => expect(asked).toBe(2))
    await page.router.navigate('/likes/given')
    expect(await screen.findByRole('link', { name: /Bram, 30/ })).toBeTruthy()
  })

  it('but after a match of which nothing was known, it is', async () => {
    const page = withBram({}, { 'POST /api/likes.php': () => ({ match: true }) })
    const like = await screen.findByRole('button', { name: 'Like' })
    await likesAreThere()
    fireEvent.click(like, { detail: 1 })
    await waitFor(() => expect(page.of(LIKES)).toHaveLength(2))
  })

  it('after a profile is opened: the likes change only where its like was new', async () => {
    const page = withBram({})
    await waitFor(() => expect(page.of('PUT /api/member.php')).toHaveLength(1))
    await screen.findByRole('button', { name: 'Like' })
    await likesAreThere()
    expect(page.of(LIKES)).toHaveLength(1)
    page.leave()
    const bram = { ...member({ likes_me: true }), like_new: true }
    const anew = withBram(
      {},
      {
        [LIKES]: () => ({
          profiles: [],
          liked_by: [bram],
          matches: [],
          new_matches: [],
          next: { profiles: null, liked_by: null, matches: null },
          new_likes: 1,
        }),
      },
    )
    await waitFor(() => expect(anew.of(LIKES)).toHaveLength(2))
  })

  it('after a message: balance, conversation and list of chats show it', async () => {
    const going = talk({ messages: [message(1, 'Hoi', me)] })
    const chat = {
      conversation: going.id,
      profile: other,
      num_unread_messages: 0,
      member: going.member,
      last_message: message(1, 'Hoi', me),
    }
    const page = openPage(`/chats/${going.id}`, user(), {
      'GET /api/chats.php': () => ({ chats: [chat], unread: 0 }),
      'GET /api/chat.php': () => ({ conversation: going }),
      'PUT /api/chat.php': () => ({ unread: 0 }),
      'POST /api/message.php': ({ body }) => ({
        message: { ...message(2, body.body, me), id: body.id },
        conversation: going.id,
        credits: 2,
      }),
    })
    fireEvent.change(await screen.findByRole('textbox', { name: 'Bericht' }), {
      target: { value: 'Hoe is het?' },
    })
    await screen.findByText('Je hebt 3 credits')
    const fetched = await fetchedAfter(
      page,
      () => fireEvent.click(screen.getByRole('button', { name: /^Verstuur/ })),
      () => screen.getByText('Je hebt 2 credits'),
    )
    expect(fetched).toEqual([])
    expect(screen.getAllByText(/Hoe is het\?/)).toHaveLength(2)
  })

  it('after an order: it is not looked at before its payment page could have changed it', async () => {
    const page = openPage('/credits/credits-25/ideal', user(), {
      'GET /api/credits.php': () => ({
        bundles: [{ id: 'credits-25', credits: 25, price, methods: ['ideal' as const], banks: {} }],
        country: 'NL',
        vat_basis_points: 2100,
        keeps: [],
      }),
      'POST /api/order.php': () => ({ order: order('loading') }),
      'GET /api/order.php': () => ({ order: order('loading') }),
    })
    fireEvent.click(await screen.findByRole('button', { name: /^Betaal/ }))
    await waitFor(() => expect(page.at()).toBe(`/transactions/${paymentId}`))
    expect(page.of('POST /api/order.php')).toHaveLength(1)
    expect(page.of('GET /api/order.php')).toEqual([])
  })

  it('of a kept way of paying that is removed: the others, and what can be ordered again', async () => {
    const mandates = [
      { id: paymentId, payment_method: 'creditcard' as const, given_at: NOON, debit: null },
      { id: other, payment_method: 'paypal' as const, given_at: NOON, debit: null },
    ]
    const page = openPage('/settings', user(), {
      'GET /api/repeat-order.php': () => ({ orders: [], vat_basis_points: 2100, mandates }),
      'DELETE /api/mandate.php': ({ body: { id } }) => ({
        orders: [],
        vat_basis_points: 2100,
        mandates: mandates.filter((one) => one.id !== id),
      }),
    })
    const remove = await screen.findByRole('button', { name: /creditcard/ })
    const fetched = await fetchedAfter(
      page,
      () => fireEvent.click(remove),
      () => expect(screen.queryByRole('button', { name: /creditcard/ })).toBeNull(),
    )
    expect(screen.getByRole('button', { name: /PayPal/ })).toBeTruthy()
    expect(fetched).toEqual([])
  })

  it('of a spending limit that is set: it counts, and how it stands is known', async () => {
    const period = 'week' as const
    const limitOf = (limit: Money | null) => ({
      period,
      limit,
      next: null,
      spent: { ...price, minor: 0 },
      open: { ...price, minor: 0 },
      left: limit,
      until: NOON,
    })
    const page = openPage('/settings', user(), {
      'GET /api/spending-limit.php': () => ({ currency: 'EUR', limits: [limitOf(null)] }),
      'PUT /api/spending-limit.php': ({ body: { limit } }) => ({
        currency: 'EUR' as const,
        limits: [limitOf(limit)],
      }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Grens per week aanpassen' }))
    fireEvent.change(await screen.findByRole('textbox', { name: /Grens|week/ }), {
      target: { value: '25' },
    })
    const fetched = await fetchedAfter(
      page,
      () => fireEvent.click(screen.getByRole('button', { name: 'Opslaan' })),
      () => expect(page.of('PUT /api/spending-limit.php')).toHaveLength(1),
    )
    expect(await screen.findAllByText(/25,00/)).not.toEqual([])
    expect(fetched).toEqual([])
  })

  it('of a withdrawal: the order is withdrawn from, and only the balance is asked for', async () => {
    const withdrawal = { at: NOON, credits: 25, amount: price }
    const bought = { payment_id: paymentId, credits: 25, unused: 25, amount: price }
    const page = openPage(`/withdraw/${paymentId}?sure=1`, user(), {
      'GET /api/withdrawal.php': () => ({
        orders: [{ ...bought, back: price, paid_at: NOON, until: NOON }],
      }),
      'GET /api/order.php': () => ({ order: order('completed') }),
      'POST /api/withdrawal.php': () => ({ order: { ...order('refunded'), withdrawal } }),
    })
    const confirm = await screen.findByRole('button', { name: /bevestig/i })
    const before = page.asked.length
    fireEvent.click(confirm)
    await screen.findByRole('button', { name: /afdrukken/i })
    await waitFor(() => expect(page.of('GET /api/user.php')).toHaveLength(2))
    const sums = page.asked.slice(before).filter(({ key }) => key.endsWith('withdrawal.php'))
    expect(sums.map(({ key }) => key)).toEqual(['POST /api/withdrawal.php'])
    expect(page.of('GET /api/order.php')).toHaveLength(1)
  })
})
