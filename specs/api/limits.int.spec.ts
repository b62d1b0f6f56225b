import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LimitName, limits } from '#core/account/limits.ts'
import type { Replied } from '#specs/support/client.ts'
import { formOf, newMember, type SpecMember } from '#specs/support/members.ts'
import { type SpecServer, startServer } from '#specs/support/server.ts'

let server: SpecServer
let member: SpecMember
beforeAll(async () => {
  server = await startServer({ limited: true })
  member = await newMember(server)
  server.clock.forward(Math.max(...Object.values(limits).map(({ windowS }) => windowS)) * 1_000)
})
afterAll(() => server.stop())

/** A call that counts and, where it is let in, is refused for another reason. */
const calls: Record<LimitName, (headers: Record<string, string>, nth: number) => Promise<Replied>> =
  {
    loginPerSource: async (headers, nth) => {
      const body = { email: `niemand${nth}@voorbeeld.example`, password: 'wat-dan-ook' }
      return server.browser().call('POST /api/user.php', { body, headers })
    },
    signupPerSource: async (headers) => {
      const body = formOf({ date_of_birth: '2020-01-01' })
      return server.browser().call('POST /api/signup.php', { body, headers })
    },
    activationPerSource: async (headers) => {
      const body = { token: 'x'.repeat(43) }
      return server.browser().call('POST /api/activation.php', { body, headers })
    },
    orderPerAccount: async (headers) => {
      const body = { payment_id: randomUUID(), bundle: 'none', payment_method: 'ideal' } as const
      return member.call('POST /api/order.php', { body, headers })
    },
  }

describe('each limit', () => {
  test.each(Object.entries(limits) as [LimitName, { max: number; windowS: number }][])(
    '%s lets in its number and not one more, whatever address is claimed, until its window is over (promise S4)',
    async (name, { max, windowS }) => {
      const claiming = (nth: number) => ({ 'x-forwarded-for': `10.9.8.${nth}` })
      for (let nth = 1; nth <= max; nth++) {
        expect((await calls[name](claiming(nth), nth)).status).not.toBe(429)
      }
      const refused = await calls[name](claiming(max + 1), max + 1)
      expect(refused.status).toBe(429)
      const waitS = Number(refused.headers.get('retry-after'))
      expect(waitS).toBeGreaterThan(0)
      expect(waitS).toBeLessThanOrEqual(windowS)
      server.clock.forward(windowS * 1_000)
      expect((await calls[name](claiming(1), 1)).status).not.toBe(429)
    },
  )
})
