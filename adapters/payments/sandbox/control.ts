import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Pages } from '#core/kernel/ports.ts'
import { json, missing, parsed } from './answers.ts'
import type { Books } from './books.ts'
import { fakedFields, faults, type Moods } from './faults.ts'
import { laterOutcomeNames, leftBy, outcomes, webhookPlans } from './payment.ts'

/** What a payment should do. Without `status` only the behaviour of its webhook is preset. */
const presetBody = z.object({
  status: z.optional(z.enum(outcomes)),
  /** What comes after the end: of a payment that it cannot follow nothing changes. */
  aftermath: z.optional(z.enum(laterOutcomeNames)),
  /** The shop gives so much back; of what it cannot give nothing changes. */
  refund_minor: z.optional(z.int().check(z.positive())),
  /** The payer's bank takes so much back, and not all that is there. */
  charged_minor: z.optional(z.int().check(z.positive())),
  after_ms: z.optional(z.int().check(z.nonnegative(), z.maximum(86_400_000))),
  webhook: z.optional(z.enum(webhookPlans)),
})
const mood = z.object({
  fault: z.optional(z.nullable(z.enum(faults))),
  lie: z.optional(z.nullable(z.enum(fakedFields))),
})

/**
 * `PUT /sandbox/api/payments/{ref}` plays payer and bank, `GET` tells what became of it;
 * `PUT /sandbox/api/faults` makes the bank behave badly, until it is told to behave again.
 */
export const controlPages = ({
  books,
  moods,
  ring,
}: {
  books: Books
  moods: Moods
  ring: () => void
}): Pages => {
  const stateOf = async (ref: string) => {
    const payment = await books.find(ref)
    if (!payment) return missing()
    const { status, settling, webhookPlan: webhook, reference, amount, refundedMinor } = payment
    const deliveries = await books.deliveries(ref)
    const refunded_minor = refundedMinor
    const kept = { mandate: leftBy(payment)?.id ?? null, by_mandate: payment.byMandate }
    const state = { ref, reference, amount, refunded_minor, status, settling, webhook }
    return json({ ...state, ...kept, deliveries })
  }

  const put = async (ref: string, request: Request) => {
    const body = await parsed(request, presetBody)
    if (!body.success) return json({ error: 'invalid' }, 400)
    const payment = await books.find(ref)
    if (!payment) return missing()
    const { status, aftermath, after_ms: afterMs = 0, refund_minor, charged_minor } = body.data
    const { webhook: plan = payment.webhookPlan } = body.data
    if (status) await books.decide(ref, { outcome: status, afterMs, plan })
    if (aftermath) await books.follow(ref, aftermath, plan)
    if (!status && !aftermath) await books.preset(ref, plan)
    if (refund_minor) await books.refund(ref, { reference: randomUUID(), minor: refund_minor })
    if (charged_minor) await books.chargePart(ref, charged_minor)
    ring()
    return stateOf(ref)
  }

  const setMood = async (request: Request) => {
    const body = await parsed(request, mood)
    if (!body.success) return json({ error: 'invalid' }, 400)
    const { fault = null, lie = null } = body.data
    await moods.set({ fault, lie })
    return json({ fault, lie })
  }

  return {
    answer: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/sandbox/api/faults' && request.method === 'PUT') return setMood(request)
      const ref = /^\/sandbox\/api\/payments\/([\w-]+)$/.exec(pathname)?.[1]
      if (ref === undefined) return null
      if (request.method === 'PUT') return put(ref, request)
      return request.method === 'GET' ? stateOf(ref) : null
    },
  }
}
