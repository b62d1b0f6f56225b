import { randomUUID } from 'node:crypto'
import type { SpecMember } from '#specs/harness/server/members.ts'
import { priceFor, priceShown } from '#specs/harness/server/prices.ts'
import { until } from '#specs/harness/server/server.ts'

export const BUNDLE = 'credits-25'
export const SIGNUP_CREDITS = 3

export const orderWith = (discount_code: string, amount = priceFor(BUNDLE)) =>
  ({
    body: {
      payment_id: randomUUID(),
      bundle: BUNDLE,
      payment_method: 'ideal' as const,
      discount_code,
      amount,
    },
  }) as const

/** Places an order and waits for its payment page. */
export const placed = async (member: SpecMember, code: string) => {
  const ask = orderWith(code, await priceShown(member, BUNDLE, code))
  await member.ask('POST /api/order.php', ask)
  const { payment_id } = ask.body
  return until(async () => {
    const { order } = await member.ask('GET /api/order.php', { query: { payment_id } })
    const { ref } = order.lifecycle.context as { ref: string | null }
    if (ref === null) throw new Error('No page yet')
    return { ...order, ref }
  })
}
