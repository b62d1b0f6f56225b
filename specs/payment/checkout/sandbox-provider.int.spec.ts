import { describe, expect, test } from 'vitest'
import { ProviderAway } from '#core/payment/checkout/ports.ts'
import { matchesOrder } from '#core/payment/rules.ts'
import { freshDatabase } from '#specs/harness/database/database.ts'
import { paymentProviderContract } from '../../harness/payment-provider/payment-provider.ts'
import {
  bankForNow,
  bankOn,
  databaseForNow,
  mandateState,
  opened,
  pace,
  play,
  playMandate,
  suffer,
} from '../../harness/payment-provider/sandbox/bank.ts'

paymentProviderContract(
  'the sandbox bank',
  async () => {
    const database = await freshDatabase()
    const bank = await bankOn(database.url)
    return {
      provider: bank.provider,
      end: (ref, status) => {
        const isAftermath = status === 'charged_back' || status === 'won_back'
        return play(bank, ref, { [isAftermath ? 'aftermath' : 'status']: status, webhook: 'never' })
      },
      chargePart: (ref, minor) => play(bank, ref, { charged_minor: minor, webhook: 'never' }),
      endMandate: (mandate) => playMandate(bank, mandate, { ended: true }),
      knownAs: async (mandate) => (await mandateState(bank, mandate)).known_as,
      later: async () => undefined,
      suffer: (fault) => suffer(bank, { fault }),
      webhookOf: (ref) => ({
        contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
        body: new URLSearchParams({ id: ref }).toString(),
      }),
      stop: async () => {
        await bank.stop()
        await database.drop()
      },
    }
  },
  { leaves: true },
)

describe('the sandbox bank', () => {
  test('makes its books once, however many nodes start together', async () => {
    const { url } = await databaseForNow()
    const banks = await Promise.all(Array.from({ length: 5 }, () => bankForNow(url)))
    const refs = await Promise.all(banks.map(async (bank) => (await opened(bank)).ref))
    for (const { provider } of banks) {
      for (const ref of refs) expect((await provider.fetchPayment(ref))?.status).toBe('open')
    }
  })

  test('knows its payments again after a restart', async () => {
    const { url } = await databaseForNow()
    const before = await bankForNow(url)
    const { ref } = await opened(before)
    await play(before, ref, { status: 'paid', webhook: 'never' })
    await before.stop()
    const after = await bankForNow(url)
    expect((await after.provider.fetchPayment(ref))?.status).toBe('paid')
  })

  test('has a test mode only, so that it never counts for a live order', async () => {
    const bank = await bankForNow()
    const { ref } = await opened(bank)
    expect(bank.provider.live).toBe(false)
    expect((await bank.provider.fetchPayment(ref))?.report.live).toBe(false)
  })

  test.each([
    ['refunded', 333],
    ['charged_back', 0],
  ] as const)(
    'tells of money that comes once more after it was %s how much came and went in all',
    async (gone, afterWin) => {
      const bank = await bankForNow()
      const amount = { minor: 333, currency: 'EUR' } as const
      const { ref } = await opened(bank, { amount })
      const says = async (wish: object) => {
        await play(bank, ref, { ...wish, webhook: 'never' })
        const { status, report } = (await bank.provider.fetchPayment(ref)) ?? {}
        return [status, report?.cameMinor, report?.backMinor ?? 0]
      }
      expect(await says({ status: 'paid' })).toEqual(['paid', 333, 0])
      expect(await says({ aftermath: gone })).toEqual([gone, 333, 333])
      expect(await says({ aftermath: 'paid_twice' })).toEqual(['paid_twice', 666, 333])
      expect(await says({ aftermath: 'charged_back' })).toEqual(['charged_back', 666, 666])
      expect(await says({ aftermath: 'paid_twice' })).toEqual(['charged_back', 666, 666])
      expect(await says({ aftermath: 'won_back' })).toEqual(['won_back', 666, afterWin])
    },
  )

  test('refuses what no bank would take', async () => {
    const { provider } = await bankForNow()
    const decent = {
      reference: 'a',
      amount: { minor: 1, currency: 'EUR' },
      method: 'ideal',
      description: '',
      returnUrl: 'https://shop.example/',
      webhookUrl: 'https://shop.example/',
    } as const
    for (const minor of [0, -1, 0.5, 2 ** 31]) {
      const amount = { minor, currency: 'EUR' } as const
      expect(await provider.open({ ...decent, amount })).toBe('refused')
    }
    for (const url of ['javascript:alert(1)', 'data:,x', '/back', '']) {
      expect(await provider.open({ ...decent, returnUrl: url })).toBe('refused')
      expect(await provider.open({ ...decent, webhookUrl: url })).toBe('refused')
    }
    expect(await provider.open(decent)).not.toBe('refused')
  })

  test('is away, not broken, when its database is', async () => {
    const database = await databaseForNow()
    const bank = await bankForNow(database.url)
    const { ref } = await opened(bank)
    await database.drop()
    await expect(bank.provider.fetchPayment(ref)).rejects.toBeInstanceOf(ProviderAway)
  })

  test('takes its time when it is slow, and answers all the same', async () => {
    const bank = await bankForNow()
    const { ref } = await opened(bank)
    await suffer(bank, { fault: 'slow' })
    const from = performance.now()
    expect((await bank.provider.fetchPayment(ref))?.status).toBe('open')
    expect(performance.now() - from).toBeGreaterThanOrEqual(pace.slowMs - 5)
  })

  test.each(['amount', 'currency', 'reference', 'mode'])(
    'lies about the %s where a spec wants it, and the order does not match',
    async (lie) => {
      const bank = await bankForNow()
      const reference = '0192f3a4-0000-7000-8000-000000000001'
      const amount = { minor: 499, currency: 'EUR' } as const
      const { ref } = await opened(bank, { reference, amount })
      await play(bank, ref, { status: 'paid', webhook: 'never' })
      const verdict = async () => {
        const answer = await bank.provider.fetchPayment(ref)
        if (!answer) throw new Error('The payment is gone.')
        return matchesOrder({ order: { reference, amount, live: false }, report: answer.report })
      }
      await suffer(bank, { lie })
      expect(await verdict()).toBe('payment_mismatch')
      await suffer(bank, {})
      expect(await verdict()).toBe('ok')
    },
  )
})
