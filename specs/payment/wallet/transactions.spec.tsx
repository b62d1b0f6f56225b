import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { productNow } from '#client/platform/product-clock.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { freshDevice, hears, openPage } from '#specs/harness/screens/page.tsx'
import { noTransactions, order, user } from '#specs/harness/server/people.ts'

beforeEach(freshDevice)

const OLD = /Het nieuwste ophalen lukte niet/
const refused = { status: 429, refusal: { error: 'too_many_requests', retry_after: 9 } } as const

describe('the list of payments and credits', () => {
  it('that cannot be asked for anew stays as it was last known, and says when that was', async () => {
    let away = false
    const { router } = openPage('/transactions', user(), {
      'GET /api/transactions.php': () => (away ? refused : { ...noTransactions, credits: 7 }),
    })
    await screen.findByText(/Je hebt 7 credits/)
    expect(screen.queryByText(OLD)).toBeNull()
    await router.navigate('/likes')
    away = true
    await hears('payment')
    await router.navigate('/transactions')
    await screen.findByText(OLD)
    expect(screen.getByText(/Je hebt 7 credits/)).toBeTruthy()
    await router.navigate('/likes')
    away = false
    await hears('payment')
    await router.navigate('/transactions')
    await screen.findByText(/Je hebt 7 credits/)
    expect(screen.queryByText(OLD)).toBeNull()
  })

  it.each([
    ['leads to withdrawing while one may', 13, true],
    ['no longer leads to withdrawing when it is too late', 20, false],
  ])('%s', async (_, daysAgo, leads) => {
    const completed_at = new Date(productNow() - daysAgo * DAY_MS).toISOString()
    openPage('/transactions', user(), {
      'GET /api/transactions.php': () => ({
        ...noTransactions,
        orders: [{ ...order('completed'), completed_at }],
      }),
    })
    await screen.findByRole('link', { name: '25 credits met iDEAL | Wero' })
    const ways = screen.queryAllByRole('link', { name: 'Overeenkomst hier herroepen' })
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(leads ? ['/withdraw'] : [])
  })

  it('that was never known says why it is not there', async () => {
    openPage('/transactions', user(), { 'GET /api/transactions.php': () => refused })
    await screen.findByRole('alert')
    expect(screen.queryByText(OLD)).toBeNull()
  })
})
