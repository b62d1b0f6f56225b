import type { Logger } from 'pino'
import type { Clock } from '#core/kernel/ports.ts'
import type { DirectDebitStore, MandateInDoubt } from '#core/payment/direct-debit/ports.ts'
import type { EndedMandate, MandateStore } from '#core/payment/reorder/ports.ts'
import type { Providers } from '#server/payment/checkout/providers.ts'
import { oneByOne } from '../../platform/workers/sweep.ts'

type Looking = {
  debits: Pick<DirectDebitStore, 'takeInDoubt' | 'clear'>
  providers: Providers
  clock: Clock
  log: Logger
}

/** Ends at their providers the mandates that nobody has signed: an answer was lost, or a server. */
const lookForUnsigned = (
  { debits, providers, clock, log }: Looking,
  signal: AbortSignal,
): Promise<number> => {
  const look = async ({ id, provider: name, customer, reference }: MandateInDoubt) => {
    const provider = providers.get(name)
    if (!provider?.findMandate || !provider.revoke)
      throw new Error(`${name} is asked for no mandates`)
    const signed = { reference: id, mandateReference: reference, customer }
    const made = await provider.findMandate(signed)
    if (made) await provider.revoke(made.mandate)
    await debits.clear(id)
  }
  const take = () => debits.takeInDoubt(clock.now(), 1)
  return oneByOne(take, { atOnce: 2, signal }, async (one) => {
    await look(one).catch((error: Error) => {
      const { id: mandate, provider } = one
      log.warn({ mandate, provider, err: error }, 'it was not found out; asked again later')
    })
  })
}

/**
 * Tells providers of mandates that have ended here, again at growing intervals while one does not
 * answer, for as long as it takes.
 */
export const createMandateSweep =
  ({ mandates, debits, providers, clock, log }: Looking & { mandates: MandateStore }) =>
  async (signal: AbortSignal): Promise<number> => {
    const revoke = async ({ id, provider, ref }: EndedMandate) => {
      const known = providers.get(provider)
      if (!known) throw new Error(`${provider} is not installed`)
      await known.revoke?.(ref)
      await mandates.markReported(id, clock.now())
    }
    const take = () => mandates.takeEnded(clock.now(), 1)
    const told = await oneByOne(take, { atOnce: 2, signal }, async (one) => {
      await revoke(one).catch(async (error: Error) => {
        const { id: mandate, provider } = one
        log.warn({ mandate, provider, err: error }, 'its end was not told; told again later')
        await mandates.notTold(one, clock.now())
      })
    })
    return told + (await lookForUnsigned({ debits, providers, clock, log }, signal))
  }
