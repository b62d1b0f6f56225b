import type { Logger } from 'pino'
import type { Clock } from '#core/kernel/ports.ts'
import type { LeasedUntil, PaymentStore, RefundPart } from '#core/payment/ports.ts'
import type { RefundPayment } from '#server/payment/refund/refund.ts'
import { oneByOne } from '../../platform/workers/sweep.ts'

/**
 * Asks providers again for what was decided to go back and what they have said neither yes nor no
 * to, after its job has long given up: for as long as it takes.
 */
export const createRefundSweep =
  ({
    payments,
    refundPayment,
    clock,
    log,
  }: {
    payments: PaymentStore
    refundPayment: RefundPayment
    clock: Clock
    log: Logger
  }) =>
  async (signal: AbortSignal): Promise<number> => {
    const repeatRefund = (one: RefundPart) =>
      refundPayment({ name: 'refundPayment', key: `refund:${one.payment}:${one.part}`, ...one })
    const take = () => payments.takeUnanswered(clock.now(), 1)
    return oneByOne(take, { atOnce: 2, signal }, async (taken: LeasedUntil<RefundPart>) => {
      const { until: _, ...one } = taken
      await repeatRefund(one).catch((error: Error) => {
        log.warn({ ...one, err: error }, 'a refund is not answered; asked for again later')
      })
      await payments.refundAsked(taken, clock.now())
    })
  }
