import type { Logger } from 'pino'
import type { Clock } from '#core/kernel/ports.ts'
import { ProviderAway } from '#core/payment/checkout/ports.ts'
import type { LeasedUntil, OpenPayment, PaymentStore } from '#core/payment/ports.ts'
import type { StartCheckout } from '#server/payment/checkout/start-checkout.ts'
import type { SettlePayment } from '#server/payment/settle-payment.ts'
import { oneByOne } from '../../platform/workers/sweep.ts'

/** So often in a row a provider does not answer before it is left alone until the next sweep. */
const SILENT_TIMES = 4

/** Whoever waits for a provider that is away keeps nobody waiting for another one. */
const silences = () => {
  const times = new Map<string, number>()
  return {
    kept: (provider: string) => times.set(provider, (times.get(provider) ?? 0) + 1),
    broken: (provider: string) => times.delete(provider),
    away: () => [...times].filter(([, count]) => count >= SILENT_TIMES).map(([name]) => name),
  }
}

/**
 * Asks about every payment that is not final, at growing intervals, so that a webhook which never
 * comes loses nothing (promise M9). One without a page yet gets another chance to be opened.
 */
export const createPaymentSweep =
  ({
    payments,
    settlePayment,
    startCheckout,
    clock,
    log,
  }: {
    payments: PaymentStore
    settlePayment: SettlePayment
    startCheckout: StartCheckout
    clock: Clock
    log: Logger
  }) =>
  async (signal: AbortSignal): Promise<number> => {
    const settle = async ({ ref, ...one }: OpenPayment) => {
      const { payment, provider } = one
      const known = ref ?? (await startCheckout(one))
      return known === null || (await settlePayment({ payment, provider, ref: known }))
    }
    const silence = silences()
    const isAnswered = async ({ until: _, ...one }: LeasedUntil<OpenPayment>) => {
      try {
        const answered = await settle(one)
        silence.broken(one.provider)
        return answered
      } catch (error) {
        const { payment, provider } = one
        if (error instanceof ProviderAway) silence.kept(provider)
        const level = error instanceof ProviderAway ? 'warn' : 'error'
        log[level]({ payment, provider, err: error }, 'not asked; asked again later')
        return false
      }
    }
    const take = () => payments.takeDue(clock.now(), 1, silence.away())
    return oneByOne(take, { atOnce: 4, signal }, async (one) => {
      const answered = await isAnswered(one)
      await payments.recordAnswer(one, { answered, now: clock.now() })
    })
  }
