import type Stripe from 'stripe'
import type { PaymentProvider } from '#core/payment/checkout/ports.ts'
import { LIST_MAX, orNull, REFUSED, UNKNOWN } from './answered.ts'
import { answerOfIntent, answerOfPage, hasEnded, mayBeDisputed, refundsAlong } from './answers.ts'
import { INTENT, isRef, SESSION } from './references.ts'

/** What an intent is told with. */
const REFUNDS = 'latest_charge.refunds'

const disputesOf = async (stripe: Stripe, intent: Stripe.PaymentIntent) => {
  if (!mayBeDisputed(intent)) return []
  const query = { payment_intent: intent.id, limit: LIST_MAX }
  return (await orNull(UNKNOWN, () => stripe.disputes.list(query)))?.data ?? []
}

/** Stripe sends the newest ten along with an intent; where there are more, they are listed. */
const refundsOf = async (stripe: Stripe, intent: Stripe.PaymentIntent) => {
  const { data, hasMore } = refundsAlong(intent)
  if (!hasMore) return data
  const query = { payment_intent: intent.id, limit: LIST_MAX }
  return (await orNull(UNKNOWN, () => stripe.refunds.list(query)))?.data ?? data
}

/** What Stripe says of a payment that is there, and money of it that goes back. */
export const createPaymentQueries = (
  stripe: Stripe,
): Pick<PaymentProvider, 'fetchPayment' | 'refund'> => {
  const sessionOf = (ref: string) =>
    orNull(UNKNOWN, () =>
      stripe.checkout.sessions.retrieve(ref, { expand: [`payment_intent.${REFUNDS}`] }),
    )
  const intentOf = (ref: string) =>
    orNull(UNKNOWN, () => stripe.paymentIntents.retrieve(ref, { expand: [REFUNDS] }))

  const answerOf = async (intent: Stripe.PaymentIntent) => {
    const [refunds, disputes] = [await refundsOf(stripe, intent), await disputesOf(stripe, intent)]
    return answerOfIntent(intent, { refunds, disputes })
  }

  /** Events tell of an intent where we know its page. */
  const askIntent = async (ref: string) => {
    const intent = await intentOf(ref)
    const answer = intent && (await answerOf(intent))
    if (!answer) return null
    const pages = await orNull(UNKNOWN, () =>
      stripe.checkout.sessions.list({ payment_intent: ref, limit: 1 }),
    )
    const page = pages?.data[0]
    return page ? { ...answer, ref: page.id } : answer
  }

  const askPage = async (ref: string) => {
    const session = await sessionOf(ref)
    if (!session) return null
    const { payment_intent: intent, status } = session
    const isPaidFor = status === 'complete' && intent !== null && typeof intent === 'object'
    return isPaidFor ? answerOf(intent) : answerOfPage(session)
  }

  const intentIdOf = async (ref: string) => {
    if (INTENT.test(ref)) return ref
    const intent = SESSION.test(ref) ? (await sessionOf(ref))?.payment_intent : null
    return typeof intent === 'object' ? intent?.id : intent
  }

  /** What became of this part, where it was asked for before; Stripe forgets a key in time. */
  const givenBefore = async (payment_intent: string, reference: string) => {
    const listed = await orNull(UNKNOWN, () =>
      stripe.refunds.list({ payment_intent, limit: LIST_MAX }),
    )
    return listed?.data.find(({ metadata }) => metadata?.reference === reference)
  }

  return {
    refund: async ({ ref, reference, amount }) => {
      const payment_intent = await intentIdOf(ref)
      if (!payment_intent) return 'refused'
      const before = await givenBefore(payment_intent, reference)
      if (before) return hasEnded(before) ? 'refused' : 'accepted'
      const refund = await orNull([...REFUSED, ...UNKNOWN], () =>
        stripe.refunds.create(
          { payment_intent, amount: amount.minor, metadata: { reference } },
          { idempotencyKey: reference },
        ),
      )
      return refund === null ? 'refused' : 'accepted'
    },

    fetchPayment: async (ref) => {
      if (!isRef(ref)) return null
      return INTENT.test(ref) ? askIntent(ref) : askPage(ref)
    },
  }
}

/** Of a page that is open no more Stripe refuses to shut it, and tells what became of it. */
export const leavingOf = (stripe: Stripe): Required<Pick<PaymentProvider, 'leave'>> => ({
  leave: async (ref) => {
    if (!SESSION.test(ref)) return
    await orNull([400, ...UNKNOWN], () => stripe.checkout.sessions.expire(ref))
  },
})
