import { randomUUID } from 'node:crypto'
import type { Browser, Replied } from '#specs/harness/server/client.ts'
import { formOf, message, PASSWORD, type SpecMember } from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'

export type Heard = { call: string; status: number; error: unknown; again: number; ms: number }

const heardOf = async (call: string, act: () => Promise<Replied>): Promise<Heard> => {
  const began = performance.now()
  const { status, json, headers } = await act()
  const { error } = (json ?? {}) as { error?: unknown }
  const ms = Math.round(performance.now() - began)
  return { call, status, error, again: Number(headers.get('retry-after')), ms }
}

/** What goes each its own way to the database: all of it at once, and what each heard. */
export const callsOf = (
  member: SpecMember,
  other: Pick<SpecMember, 'id'>,
  visitor: () => Browser,
): (() => Promise<Heard[]>) => {
  const calls: Record<string, () => Promise<Replied>> = {
    'a session': () => member.call('GET /api/user.php'),
    'the chats': () => member.call('GET /api/chats.php'),
    'a message': () => member.call('POST /api/message.php', message(other.id, 'Hoi')),
    'the bundles': () => member.call('GET /api/credits.php'),
    'a login': () =>
      visitor().call('POST /api/user.php', { body: { email: member.email, password: PASSWORD } }),
    'a sign-up': () => visitor().call('POST /api/signup.php', { body: formOf() }),
    'an order': () =>
      member.call('POST /api/order.php', {
        body: {
          payment_id: randomUUID(),
          bundle: 'credits-10',
          payment_method: 'ideal',
          amount: priceFor('credits-10'),
        },
      }),
  }
  return () => Promise.all(Object.entries(calls).map(([call, act]) => heardOf(call, act)))
}
