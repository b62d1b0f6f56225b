import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formats } from '#client/platform/i18n/format.ts'
import type { WalletEntry } from '#core/payment/wallet/contract.ts'
import { freshDevice, openPage } from '#specs/harness/screens/page.tsx'
import { noTransactions, paymentId, user } from '#specs/harness/server/people.ts'

const signup: WalletEntry = {
  id: '1',
  at: '2026-03-20T10:00:00.000Z',
  reason: 'signup',
  credits: 3,
  balance: 3,
  about: null,
  payment: null,
  conversation: null,
}

const ZONES = ['Europe/Amsterdam', 'Asia/Kolkata', 'Pacific/Auckland', 'America/Los_Angeles']

describe.each(ZONES)('a reader in %s', (zone) => {
  beforeEach(() => {
    freshDevice()
    vi.stubEnv('TZ', zone)
  })
  afterEach(() => void vi.unstubAllEnvs())

  it('reads a day of the calendar as that day, and an instant in time of their own', () => {
    const { date, day } = formats('nl')
    expect([date('2026-01-01'), day('2026-12-31')]).toEqual(['1 januari 2026', '31 dec'])
    const noonHere = new Date(2026, 10, 20, 12).toISOString()
    expect(date(noonHere)).toBe('20 november 2026')
  })

  it('sees the course of the wallet by the days of the site', async () => {
    openPage('/transactions', user(), {
      'GET /api/transactions.php': () => ({ ...noTransactions, wallet: [signup] }),
      'GET /api/balance.php': () => ({
        from: '2026-01-01',
        until: '2026-03-31',
        before: 0,
        days: [{ day: '2026-03-20', gained: 13, spent: 1, balance: 12 }],
      }),
    })
    await screen.findByText(/^Van 0 credits op 1 jan naar 12 credits vandaag/)
    fireEvent.click(screen.getByText('Als tabel'))
    expect(within(screen.getByRole('table')).getByText('20 maart 2026')).toBeDefined()
  })

  it('is told no later a day to withdraw on than the mail of the receipt tells', async () => {
    const euro = (minor: number) => ({ minor, currency: 'EUR' as const })
    openPage('/withdraw', user(), {
      'GET /api/withdrawal.php': () => ({
        orders: [
          {
            payment_id: paymentId,
            credits: 10,
            unused: 10,
            paid_at: '2026-06-15T10:00:00Z',
            amount: euro(499),
            back: euro(499),
            until: '2026-06-29T22:00:00.000Z',
            withdrawal: null,
          },
        ],
      }),
    })
    await screen.findByText('29 juni 2026')
  })
})
