import * as z from 'zod/mini'
import type { Pages } from '#core/kernel/ports.ts'
import { json, missing, parsed } from './answers.ts'
import type { Mandates } from './mandates.ts'
import { outcomes, webhookPlans } from './payment.ts'

/** What the payer's bank does with a mandate, or with the payments by it from now on. */
const presetBody = z.object({
  ended: z.optional(z.literal(true)),
  charges: z.optional(z.enum([...outcomes, 'open'])),
  webhook: z.optional(z.enum(webhookPlans)),
})
/** `PUT /sandbox/api/mandates/{mandate}` plays the payer's bank, `GET` tells what became of it. */
export const mandateControl = (mandates: Mandates): Pages => {
  const stateOf = async (id: string) => {
    const mandate = await mandates.find(id)
    if (!mandate) return missing()
    const { payer, method, isLeft: is_left, ended, charges, webhookPlan: webhook } = mandate
    const known_as = mandate.knownAs
    return json({ mandate: id, payer, method, is_left, ended, charges, webhook, known_as })
  }

  const put = async (id: string, request: Request) => {
    const body = await parsed(request, presetBody)
    if (!body.success) return json({ error: 'invalid' }, 400)
    const { ended, charges, webhook: webhookPlan } = body.data
    await mandates.preset(id, { ...(charges && { charges }), ...(webhookPlan && { webhookPlan }) })
    if (ended) await mandates.end(id)
    return stateOf(id)
  }

  return {
    answer: async (request) => {
      const { pathname } = new URL(request.url)
      const id = /^\/sandbox\/api\/mandates\/([\w-]+)$/.exec(pathname)?.[1]
      if (id === undefined) return null
      if (request.method === 'PUT') return put(id, request)
      return request.method === 'GET' ? stateOf(id) : null
    },
  }
}
