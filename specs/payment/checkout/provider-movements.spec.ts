import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { movementsOf as mollieMovements } from '#adapters/payments/mollie/movements.ts'
import { answerOfIntent } from '#adapters/payments/stripe/answers.ts'
import { movementsOf as stripeMovements } from '#adapters/payments/stripe/movements.ts'
import { moneyStateOf } from '#core/payment/movements.ts'
import { createAlarms } from '#server/payment/alarms.ts'
import { createProviders } from '#server/payment/checkout/providers.ts'
import { createSettlePayment } from '#server/payment/settle-payment.ts'
import { orderOf, reportOf } from '../orders.ts'

const eur = (value: string) => ({ value, currency: 'EUR' })
const amount = { minor: 2_495, currency: 'EUR' } as const

/** The fields that are read of a payment, a refund and a chargeback of Mollie. The statuses are from its documentation. */
const molliePayment = { id: 'tr_5B8cwPMGnU6qLbRvo7qEZo', status: 'paid' } as const
const mollieRefund = (status: string, reference?: string) => ({
  id: 're_4qqhO89gsT',
  status,
  amount: eur('5.95'),
  metadata: reference === undefined ? null : { reference },
})
const mollieChargeback = (reversedAt: string | null) => ({
  id: 'chb_xFzwUN4ci8HAmSGUACS4J',
  amount: eur('24.95'),
  reversedAt,
})

describe('movements that Mollie reports', () => {
  const read = (given: Partial<Parameters<typeof mollieMovements>[2]>) =>
    mollieMovements(molliePayment, amount, { refunds: [], chargebacks: [], ...given })
  const paid = { kind: 'payment', id: molliePayment.id, minor: 2_495 }

  it('are none before the payment is paid', () => {
    for (const status of ['open', 'canceled', 'pending', 'authorized', 'expired', 'failed']) {
      const unpaid = { ...molliePayment, status: status as 'open' }
      const none = { movements: [], unknown: [] }
      expect(mollieMovements(unpaid, amount, { refunds: [], chargebacks: [] })).toEqual(none)
    }
  })

  it.each([
    ['queued', 'pending'],
    ['pending', 'pending'],
    ['processing', 'pending'],
    ['refunded', 'done'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('have a refund that is %s as %s', (status, state) => {
    const refund = { kind: 'refund', id: 're_4qqhO89gsT', minor: 595, state, isBySite: false }
    const expected = { movements: [paid, refund], unknown: [] }
    expect(read({ refunds: [mollieRefund(status)] })).toEqual(expected)
  })

  it("give a refund of the site the site's reference as its id", () => {
    const { movements } = read({ refunds: [mollieRefund('refunded', 'p-595')] })
    expect(movements[1]).toMatchObject({ id: 'p-595', isBySite: true })
  })

  it('have a chargeback, and its reversal once the bank has undone it', () => {
    const taken = { kind: 'chargeback', id: 'chb_xFzwUN4ci8HAmSGUACS4J', minor: 2_495 }
    const standing = read({ chargebacks: [mollieChargeback(null)] })
    expect(standing.movements).toEqual([paid, taken])
    expect(moneyStateOf(standing.movements)).toBe('chargedBack')
    const undone = read({ chargebacks: [mollieChargeback('2026-03-21T13:13:37+00:00')] })
    expect(undone.movements).toEqual([paid, taken, { ...taken, kind: 'reversal' }])
    expect(moneyStateOf(undone.movements)).toBe('wonBack')
  })

  it('name statuses and currencies that are not known', () => {
    const dollars = { ...mollieChargeback(null), amount: { value: '24.95', currency: 'USD' } }
    const { movements, unknown } = read({
      refunds: [mollieRefund('paused')],
      chargebacks: [dollars],
    })
    expect(unknown).toEqual(['refund paused', 'chargeback USD'])
    expect(movements.map(({ kind }) => kind)).toEqual(['payment', 'refund'])
  })
})

/** The fields that are read of an intent, a refund and a dispute of Stripe. The statuses of refunds and disputes are from its documentation. */
const stripeIntent = { id: 'pi_1GszsK2eZvKYlo2CfhZyoZLp', amount: 1_000 }
const stripeRefund = (status: string | null, metadata: Record<string, string> = {}) => ({
  id: 're_1Nispe2eZvKYlo2Cd31jOCgZ',
  amount: 1_000,
  status,
  metadata,
})
const stripeDispute = (status: string) => ({
  id: 'du_1MtJUT2eZvKYlo2CNaw2HvEv',
  amount: 1_000,
  status,
})

describe('movements that Stripe reports', () => {
  const read = (given: Partial<Parameters<typeof stripeMovements>[1]>) =>
    stripeMovements(stripeIntent, { refunds: [], disputes: [], ...given })
  const paid = { kind: 'payment', id: stripeIntent.id, minor: 1_000 }

  it.each([
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    ['succeeded', 'done'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('have a refund that is %s as %s', (status, state) => {
    const { id } = stripeRefund(status)
    const refund = { kind: 'refund', id, minor: 1_000, state, isBySite: false }
    const expected = { movements: [paid, refund], unknown: [] }
    expect(read({ refunds: [stripeRefund(status)] })).toEqual(expected)
  })

  it("give a refund of the site the site's reference as its id", () => {
    const { movements } = read({ refunds: [stripeRefund('succeeded', { reference: 'p-1000' })] })
    expect(movements[1]).toMatchObject({ id: 'p-1000', isBySite: true })
  })

  it.each([
    ['warning_needs_response', 'completed'],
    ['warning_under_review', 'completed'],
    ['warning_closed', 'completed'],
    ['prevented', 'completed'],
    ['needs_response', 'chargedBack'],
    ['under_review', 'chargedBack'],
    ['lost', 'chargedBack'],
    ['won', 'wonBack'],
  ])('leave a payment with a dispute that is %s as %s', (status, state) => {
    const { movements, unknown } = read({ disputes: [stripeDispute(status)] })
    expect(moneyStateOf(movements)).toBe(state)
    expect(unknown).toEqual([])
  })

  it('name statuses that are not known', () => {
    const { unknown } = read({
      refunds: [stripeRefund('paused'), stripeRefund(null)],
      disputes: [stripeDispute('appealed')],
    })
    expect(unknown).toEqual(['refund paused', 'refund null', 'dispute appealed'])
  })

  it('name the status of a payment that is not known, which stays open', () => {
    const intent = { ...stripeIntent, currency: 'eur', livemode: false, metadata: {} }
    const read = (status: string) =>
      answerOfIntent({ ...intent, status } as unknown as Parameters<typeof answerOfIntent>[0], {
        refunds: [],
        disputes: [],
      })
    expect(read('on_hold')).toMatchObject({ status: 'open', unknown: ['payment on_hold'] })
    for (const status of ['requires_confirmation', 'requires_action', 'processing']) {
      expect(read(status)).toMatchObject({ status: 'open' })
      expect(read(status)).not.toHaveProperty('unknown')
    }
  })
})

describe('a status that no adapter knows', () => {
  it('raises an alarm with its name', async () => {
    const report = reportOf(orderOf('p'))
    const answer = { status: 'open', report, unknown: ['payment on_hold'] }
    const provider = { name: 'spec', fetchPayment: async () => answer }
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => void lines.push(line) })
    const alarms = createAlarms({ log })
    const unused = () => Promise.reject(new Error('An open payment changes nothing.'))
    const settlePayment = createSettlePayment({
      dispatch: unused,
      store: { load: unused } as never,
      providers: createProviders([provider as never]),
      alarms,
      log,
    })
    expect(await settlePayment({ provider: 'spec', ref: 'r' })).toBe(true)
    expect(alarms.count()).toBe(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      what: 'unknown_status',
      status: 'payment on_hold',
      provider: 'spec',
      ref: 'r',
    })
  })
})
