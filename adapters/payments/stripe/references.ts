import * as z from 'zod/mini'

/** A payment at a page is known by its checkout session, one by a mandate by its intent. */
export const SESSION = /^cs_[A-Za-z0-9_]{1,120}$/
export const INTENT = /^pi_[A-Za-z0-9_]{1,120}$/

export const isRef = (ref: string) => SESSION.test(ref) || INTENT.test(ref)

const MANDATE = /^(cus_[A-Za-z0-9]{1,60})\/(pm_[A-Za-z0-9]{1,60})$/

/** Null for what cannot be a mandate, which is not asked about. */
export const idsOf = (mandate: string) => {
  const [, customer, paymentMethod] = MANDATE.exec(mandate) ?? []
  return customer && paymentMethod ? { customer, payment_method: paymentMethod } : null
}

const event = z.object({
  type: z.string(),
  data: z.object({
    object: z.object({ id: z.string(), payment_intent: z.optional(z.nullable(z.string())) }),
  }),
})

const parsed = (body: string) => {
  try {
    return event.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}

/**
 * The payment that an event is about: its session or intent, or the intent that a refund or a
 * dispute belongs to. Its signature is not needed, since nothing else of it is believed.
 */
export const refOfEvent = ({ contentType, body }: { contentType: string; body: string }) => {
  if (!/^application\/json\b/i.test(contentType)) return null
  const object = parsed(body)?.data.object
  if (!object) return null
  const ref = isRef(object.id) ? object.id : (object.payment_intent ?? '')
  return isRef(ref) ? ref : null
}
