import type { Logger } from 'pino'
import type { Clock } from '#core/kernel/ports.ts'
import type { EndedMandate, MandateStore } from '#core/payment/reorder/ports.ts'
import type { Providers } from '#server/payment/checkout/providers.ts'
import { oneByOne } from '../../platform/workers/sweep.ts'

/**
 * Tells providers of mandates that have ended here, again at growing intervals while one does not
 * answer, for as long as it takes.
 */
export const createMandateSweep =
  ({
    mandates,
    providers,
    clock,
    log,
  }: {
    mandates: MandateStore
    providers: Providers
    clock: Clock
    log: Logger
  }) =>
  async (signal: AbortSignal): Promise<number> => {
    const revoke = async ({ id, provider, ref }: EndedMandate) => {
      const known = providers.get(provider)
      if (!known) throw new Error(`${provider} is not installed`)
      await known.revoke?.(ref)
      await mandates.markReported(id, clock.now())
    }
    const take = () => mandates.takeEnded(clock.now(), 1)
    return oneByOne(take, { atOnce: 2, signal }, async (one) => {
      await revoke(one).catch(async (error: Error) => {
        const { id: mandate, provider } = one
        log.warn({ mandate, provider, err: error }, 'its end was not told; told again later')
        await mandates.notTold(one, clock.now())
      })
    })
  }
