import type { Logger } from 'pino'
import type { PaymentProvider, ProviderStatus } from '#core/payment/provider.ts'
import type { Said } from '#core/payment/rules.ts'
import type { LifecycleStore } from '#core/ports.ts'
import type { Attempt, Dispatch } from '#server/dispatch.ts'
import type { Alarms } from './alarms.ts'
import type { Providers } from './providers.ts'

/** `payment` is ours, where we know which it must be. */
type Question = { provider: string; ref: string; payment?: string }
/** Asks a provider about a payment and follows what it says. Throws ProviderAway. */
export type Settle = (question: Question) => Promise<void>

const eventOf = (status: Exclude<ProviderStatus, 'open'>, said: Said) =>
  status === 'paid' ? ({ type: 'paid', said } as const) : ({ type: status } as const)

/**
 * The provider's word, asked for by us, is what moves a payment; it moves only the one it names,
 * and only when that is the one that this reference belongs to (promises M7, M11).
 */
export const settling = ({
  dispatch,
  store,
  providers,
  alarms,
  log,
}: {
  dispatch: Dispatch
  store: LifecycleStore
  providers: Providers
  alarms: Alarms
  log: Logger
}): Settle => {
  const attemptOf =
    ({ ref, payment }: Question, status: Exclude<ProviderStatus, 'open'>, said: Said) =>
    async (now: Date): Promise<Attempt<null>> => {
      const id = said.reference
      if (payment !== undefined && payment !== id) return { refused: 'payment_mismatch' }
      const known = await store.load('payment', id, now)
      if (!known) return { refused: 'not_found' }
      const { ref: ours } = known.stored.context
      if (ours !== null && ours !== ref) return { refused: 'payment_mismatch' }
      const first = [{ to: 'payment', id, event: eventOf(status, said), must: true } as const]
      return { first, answer: () => null }
    }

  const ask = async (provider: PaymentProvider, question: Question) => {
    const answer = await provider.ask(question.ref)
    if (!answer || answer.status === 'open') return
    const { status, said } = answer
    const settled = await dispatch({ attempt: attemptOf(question, status, said) })
    if (settled.done || settled.why === 'not_now') return
    alarms.raise(settled.why, { provider: provider.name, ref: question.ref, status })
  }

  return async (question) => {
    const provider = providers.get(question.provider)
    if (provider) return ask(provider, question)
    log.warn({ provider: question.provider }, 'a payment of a provider that is not installed')
  }
}
