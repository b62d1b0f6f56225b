import type { Logger } from 'pino'
import { ProviderAway } from '#core/payment/provider.ts'
import type { OpenPayment, PaymentStore } from '#core/payment/store.ts'
import type { Clock } from '#core/ports.ts'
import type { OpenPage } from '#server/payment/open.ts'
import type { Settle } from '#server/payment/settle.ts'
import { BATCH, onEach } from './sweep.ts'

/**
 * Asks about every payment that is not final, at growing intervals, so that a webhook which never
 * comes loses nothing (promise M9). One without a page yet gets another chance to be opened.
 */
export const sweepPayments =
  ({
    payments,
    settle,
    openPage,
    clock,
    log,
  }: {
    payments: PaymentStore
    settle: Settle
    openPage: OpenPage
    clock: Clock
    log: Logger
  }) =>
  async (signal: AbortSignal): Promise<number> => {
    const ask = async ({ ref, ...one }: OpenPayment) => {
      const { payment, provider } = one
      const known = ref ?? (await openPage(one))
      if (known !== null) await settle({ payment, provider, ref: known })
    }
    const due = await payments.takeDue(clock.now(), BATCH)
    await onEach(due, { atOnce: 4, signal, log }, async (one) => {
      const { payment, provider } = one
      await ask(one).catch((error: Error) => {
        const level = error instanceof ProviderAway ? 'warn' : 'error'
        log[level]({ payment, provider, err: error }, 'not asked; asked again later')
      })
    })
    return due.length
  }
