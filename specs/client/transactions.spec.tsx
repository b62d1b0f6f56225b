import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDevice, hint, openPage } from '#specs/support/page.tsx'
import { noTransactions, user } from '#specs/support/people.ts'

beforeEach(freshDevice)

const OLD = /Het nieuwste ophalen lukte niet/
const refused = { status: 429, refusal: { error: 'too_many_requests', retry_after: 9 } } as const

describe('the list of payments and credits', () => {
  it('that cannot be asked for anew stays as it was last known, and says of when it is', async () => {
    let away = false
    const { router } = openPage('/transactions', user(), {
      'GET /api/transactions.php': () => (away ? refused : { ...noTransactions, credits: 7 }),
    })
    await screen.findByText(/Je hebt 7 credits/)
    expect(screen.queryByText(OLD)).toBeNull()
    await router.navigate('/likes')
    away = true
    hint('payment')
    await router.navigate('/transactions')
    await screen.findByText(OLD)
    expect(screen.getByText(/Je hebt 7 credits/)).toBeTruthy()
    await router.navigate('/likes')
    away = false
    hint('payment')
    await router.navigate('/transactions')
    await screen.findByText(/Je hebt 7 credits/)
    expect(screen.queryByText(OLD)).toBeNull()
  })

  it('that was never known says why it is not there', async () => {
    openPage('/transactions', user(), { 'GET /api/transactions.php': () => refused })
    await screen.findByRole('alert')
    expect(screen.queryByText(OLD)).toBeNull()
  })
})
