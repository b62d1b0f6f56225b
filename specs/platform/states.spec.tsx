import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '#core/contract/contract.ts'
import { freshDevice, hears, openPage } from '#specs/harness/screens/page.tsx'
import type { Answers, Refused } from '#specs/harness/server/answers.ts'
import { noLikes, noTransactions, order, paymentId, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)
afterEach(() => void vi.restoreAllMocks())

const busy: Refused = { status: 429, refusal: { error: 'too_many_requests' } }
const noMembers: Answer<'GET /api/members.php'> = {
  profiles: [],
  page: 1,
  pages: 1,
  total: 0,
  total_fictional: 0,
}
const nothingSold: Answer<'GET /api/credits.php'> = {
  bundles: [],
  country: 'NL',
  vat_basis_points: 2100,
  keeps: [],
  immediate_delivery_consent: 0,
}
const nothingPaid: Answer<'GET /api/transactions.php'> = {
  ...noTransactions,
  credits: 3,
}
const retry = () => screen.findByRole('button', { name: 'Opnieuw proberen' })

/** Refuses as long as `isBusy`, then answers. */
const afterAWhile = <A,>(answer: A) => {
  const at = { isBusy: true }
  return { at, say: () => (at.isBusy ? busy : answer) }
}

describe('a screen that could not be loaded', () => {
  const screens: [string, string, keyof Answers, object][] = [
    ['/members', 'Leden', 'GET /api/members.php', noMembers],
    ['/likes', 'Likes', 'GET /api/likes.php', noLikes],
    ['/credits', 'Credits kopen', 'GET /api/credits.php', nothingSold],
    ['/transactions', 'Betalingen en credits', 'GET /api/transactions.php', nothingPaid],
  ]

  it.each(screens)('%s says why, and tries again when asked', async (path, title, key, answer) => {
    const { at, say } = afterAWhile(answer)
    openPage(path, user(), { [key]: say })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Even rustig aan. Probeer het zo weer.')).toBeTruthy()
    expect(within(alert).queryByText(/Foutcode/)).toBeNull()
    at.isBusy = false
    fireEvent.click(await retry())
    await screen.findByRole('heading', { level: 1, name: title })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is loaded again by itself as soon as there is a connection', async () => {
    const { at, say } = afterAWhile(noLikes)
    openPage('/likes', user(), { 'GET /api/likes.php': say })
    await retry()
    at.isBusy = false
    window.dispatchEvent(new Event('online'))
    await screen.findByText('Nog geen likes')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leads a visitor to login who would see it as a member, and back', async () => {
    const closed: Refused = { status: 403, refusal: { error: 'search_closed' } }
    const { at } = openPage('/members?only=real', null, { 'GET /api/members.php': () => closed })
    const alert = await screen.findByRole('alert')
    fireEvent.click(within(alert).getByRole('link', { name: 'Inloggen' }))
    await waitFor(() => expect(at()).toBe('/login?next=%2Fmembers%3Fonly%3Dreal'))
  })
})

describe('the chats', () => {
  const CHATS = 'GET /api/chats.php'

  it('say that they could not be loaded, and try again when asked', async () => {
    const { at, say } = afterAWhile({ chats: [], unread: 0 })
    openPage('/chats', user(), { [CHATS]: say })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Even rustig aan. Probeer het zo weer.')).toBeTruthy()
    at.isBusy = false
    fireEvent.click(await retry())
    await screen.findByText('Nog geen gesprekken')
  })

  it('stay where they are beside a conversation that could not be loaded', async () => {
    openPage('/chats/01900000-0000-7000-8000-000000000009', user(), {
      [CHATS]: () => ({ chats: [], unread: 0 }),
      'GET /api/chat.php': () => busy,
    })
    await retry()
    expect(screen.getByRole('heading', { name: 'Berichten' })).toBeTruthy()
    expect(screen.getByText('Nog geen gesprekken')).toBeTruthy()
  })
})

describe('members of whom there are none', () => {
  const SEARCH = 'GET /api/members.php'

  it('can be looked for with fewer filters', async () => {
    const { at } = openPage('/members?only=real', null, { [SEARCH]: () => noMembers })
    await screen.findByText(/Maak je filters wat ruimer/)
    fireEvent.click(screen.getByRole('link', { name: 'Wis je filters' }))
    await waitFor(() => expect(at()).toBe('/members'))
    await screen.findByText(/Er is nog niemand om te laten zien/)
  })

  it('can be looked for again where no filter is on', async () => {
    const { of } = openPage('/members', null, { [SEARCH]: () => noMembers })
    fireEvent.click(await screen.findByRole('button', { name: 'Kijk opnieuw' }))
    await waitFor(() => expect(of(SEARCH)).toHaveLength(2))
  })
})

describe('the shop', () => {
  it('with nothing to sell says so, and can be looked at again', async () => {
    const { of } = openPage('/credits', user(), { 'GET /api/credits.php': () => nothingSold })
    await screen.findByRole('heading', { name: 'Er zijn nu geen credits te koop' })
    expect(screen.getByText(/mail ons op hulp@voorbeeld.example/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Kijk opnieuw' }))
    await waitFor(() => expect(of('GET /api/credits.php')).toHaveLength(2))
  })
})

describe('a payment under way', () => {
  it('says when nothing can be seen of it, until something can', async () => {
    const at = { isBusy: false }
    openPage(`/transactions/${paymentId}`, user(), {
      'GET /api/order.php': () => (at.isBusy ? busy : { order: order('pending') }),
    })
    await screen.findByRole('heading', { name: 'Je betaling loopt' })
    expect(screen.queryByRole('alert')).toBeNull()
    at.isBusy = true
    await hears('payment', paymentId)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('we blijven het proberen')
    at.isBusy = false
    fireEvent.click(within(alert).getByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByRole('heading', { name: 'Je betaling loopt' })).toBeTruthy()
  })
})
