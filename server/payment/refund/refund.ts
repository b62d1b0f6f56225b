import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Job } from '#core/kernel/jobs.ts'
import type { Money } from '#core/kernel/money.ts'
import type { Clock, IdempotencyStore, LifecycleStore, StaffAct } from '#core/kernel/ports.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import { creditsBackFor } from '#core/payment/rules.ts'
import type { GivingBack } from '#core/payment/setup.ts'
import type { Attempt, Dispatch, IdempotencyKey } from '#server/platform/dispatch.ts'
import type { Providers } from '../checkout/providers.ts'
import type { SettlePayment } from '../settle-payment.ts'
import { partReference, refusalOf } from './refused-refund.ts'

type Dependencies = {
  dispatch: Dispatch
  store: LifecycleStore
  idempotencyStore: Pick<IdempotencyStore, 'find'>
  clock: Clock
}
export type GivenRefund = { amount: Money; credits: number; at: string }
/**
 * Gives back so much of a payment, or all that is left (`minor` null); or why not. With `once` it is
 * one effect under that key: what was given by it before is answered again.
 */
export type GiveBack = (request: {
  payment: string
  minor: number | null
  by: GivingBack
  idempotency?: IdempotencyKey
  /** What is logged of so much that goes back, where somebody who works here gives it. */
  log?: (amount: Money) => StaffAct
}) => Promise<GivenRefund | string>

type Planned =
  | (Pick<Extract<Attempt<GivenRefund>, { first: FirstEvent[] }>, 'first' | 'loaded'> & {
      given: GivenRefund
      /** Whether so much of it is there; the chart refuses what is not, after all else. */
      isThere: boolean
    })
  | { refused: string }
/** What giving so much back begins with, for a write in which more is done than that. */
export type PlanRefund = (request: {
  payment: string
  minor: number | null
  by: GivingBack
  now: Date
}) => Promise<Planned>

export const createPlanRefund =
  ({ store }: Pick<Dependencies, 'store'>): PlanRefund =>
  async ({ payment: id, minor: requestedMinor, by, now }) => {
    const found = await store.load('payment', id, now)
    if (!found) return { refused: 'not_found' }
    const { granted, returned, paidMinor, backMinor, amount } = found.stored.context
    const left = paidMinor - backMinor
    const minor = requestedMinor ?? left
    const back = { granted, paidMinor, backMinor: backMinor + minor }
    const credits = paidMinor > 0 ? Math.max(0, creditsBackFor(back) - returned) : 0
    return {
      first: [{ to: 'payment', id, event: { type: 'giveBack', minor, credits, by }, must: true }],
      given: { amount: { ...amount, minor }, credits, at: now.toISOString() },
      isThere: left <= 0 || minor <= left,
      loaded: new Map([[`payment:${id}` as const, found]]),
    }
  }

/**
 * Decides in one write: the credits for it go at once, in proportion, and the provider is asked by
 * a job of the same commit.
 */
export const createGiveBack =
  ({ dispatch, store }: Pick<Dependencies, 'dispatch' | 'store'>): GiveBack =>
  async ({ idempotency = null, log, ...request }) => {
    const plan = createPlanRefund({ store })
    const done = await dispatch<GivenRefund>({
      idempotency,
      attempt: async (now) => {
        const planned = await plan({ ...request, now })
        if ('refused' in planned) return planned
        const { first, loaded, given } = planned
        return {
          first,
          answer: () => given,
          ...(loaded && { loaded }),
          ...(log && { log: log(given.amount) }),
        }
      },
    })
    return done.done ? done.answer : done.why
  }

type RefundJob = Extract<Job, { name: 'refundPayment' }>
export type RefundPayment = (job: RefundJob) => Promise<void>

/**
 * Asks the provider for what was decided, under one reference for each part, so that asking again
 * after a silence gives back once. What it refuses, or cannot find for want of its own id, a person
 * has to pay by another way: it is not asked for again, as it might be given then. What it says of
 * the payment counts after either.
 */
export const createRefundPayment =
  ({
    dispatch,
    store,
    idempotencyStore,
    payments,
    providers,
    settlePayment,
    clock,
  }: Dependencies & {
    payments: PaymentStore
    providers: Providers
    settlePayment: SettlePayment
  }): RefundPayment =>
  async ({ payment: id, minor, part }) => {
    const { idempotency, first } = refusalOf(id, { minor, part })
    const [found, name, refused] = await Promise.all([
      store.load('payment', id, clock.now()),
      payments.providerOf(id),
      idempotencyStore.find(idempotency),
    ])
    const provider = providers.get(name ?? '')
    if (!found || !provider || refused) return
    const { ref, amount, credits } = found.stored.context
    const order = { reference: partReference(id, part), amount: { ...amount, minor } }
    const description = `${credits} credits`
    const answer = ref === null ? 'refused' : await provider.refund({ ...order, ref, description })
    if (answer === 'accepted') await payments.refundTaken({ payment: id, part })
    if (answer === 'refused') {
      await dispatch({ idempotency, attempt: async () => ({ first, answer: () => null }) })
    }
    if (ref !== null) await settlePayment({ provider: provider.name, ref, payment: id })
  }
