import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LimitName, limits } from '#core/account/limits.ts'
import { LOGIN_TRIES, LOGIN_WINDOW_MINUTES } from '#core/account/signin/rules.ts'
import { ASK_FIRST_MS } from '#core/payment/rules.ts'
import type { Replied } from '#specs/support/client.ts'
import {
  formOf,
  newMember,
  ordered,
  PASSWORD,
  play,
  type SpecMember,
  settled,
} from '#specs/support/members.ts'
import { type SpecServer, startServer } from '#specs/support/server.ts'

/** After this long no limit remembers anything. */
const longestMs = Math.max(...Object.values(limits).map(({ windowS }) => windowS)) * 1_000

let server: SpecServer
let member: SpecMember
let ref: string
beforeAll(async () => {
  server = await startServer({ limited: true })
  member = await newMember(server)
  ref = (await ordered(member)).ref
  server.clock.forward(longestMs)
})
afterAll(() => server.stop())

const report = (id: string, headers: Record<string, string>) =>
  server.browser().send('POST', '/api/webhook.php?provider=sandbox', {
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ id }).toString(),
  })

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
    linkPerSource: async (headers) =>
      server.browser().call('POST /api/reset.php?check=1', {
        body: { token: 'x'.repeat(43) },
        headers,
      }),
    resetPerSource: async (headers, nth) => {
      const body = { email: `iemand${nth}@voorbeeld.example` }
      return server.browser().call('POST /api/reset.php', { body, headers })
    },
    resetMails: async (headers) => {
      const body = { email: 'iemand@voorbeeld.example' }
      return server.browser().call('POST /api/reset.php', { body, headers })
    },
    mailChangeMails: async (headers, nth) => {
      const body = { email: `nieuw${nth}@voorbeeld.example`, password: PASSWORD }
      return member.call('POST /api/mail-change.php', { body, headers })
    },
    passwordPerAccount: async (headers) => {
      const body = { reason: 'other', password: 'wat-dan-ook' } as const
      return member.call('DELETE /api/user.php', { body, headers })
    },
    codePerAccount: async (headers) =>
      member.call('GET /api/discountcode.php', { query: { code: 'GERADEN' }, headers }),
    photoPerAccount: (headers) =>
      member.send('POST', `/api/photos.php?id=${randomUUID()}`, {
        headers: { ...headers, 'content-type': 'image/jpeg' },
        body: 'no picture',
      }),
    orderPerAccount: async (headers) => {
      const body = { payment_id: randomUUID(), bundle: 'none', payment_method: 'ideal' } as const
      return member.call('POST /api/order.php', { body, headers })
    },
    webhookPerPayment: (headers) => report(ref, headers),
    webhookPerSource: (headers, nth) => report(`sb_${String(nth).padStart(22, 'x')}`, headers),
  }

describe('each limit', () => {
  /** A call may count for more than one limit. */
  beforeEach(() => server.clock.forward(limits.passwordPerAccount.windowS * 1_000))

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

describe('a flood of forged webhooks', () => {
  test('does not keep a true one from the same source out, and one that was refused is found by asking', async () => {
    const anna = await newMember(server)
    const paid = await ordered(anna)
    const flooded = await ordered(anna)
    const { max } = limits.webhookPerSource
    for (let nth = 0; nth <= max; nth++) await report(`sb_${String(nth).padStart(22, 'y')}`, {})
    expect((await report(`sb_${'z'.repeat(22)}`, {})).status).toBe(429)
    await play(anna, paid.ref, { status: 'paid', webhook: 'never' })
    expect((await report(paid.ref, {})).status).toBe(200)
    await settled(anna, paid.payment_id, 'completed')

    for (let nth = 0; nth < limits.webhookPerPayment.max; nth++) await report(flooded.ref, {})
    await play(anna, flooded.ref, { status: 'paid', webhook: 'never' })
    expect((await report(flooded.ref, {})).status).toBe(429)
    server.clock.forward(ASK_FIRST_MS)
    await settled(anna, flooded.payment_id, 'completed')
  })
})

describe('wrong passwords', () => {
  test('count only as long as the window lasts (ACC-07)', async () => {
    server.clock.forward(longestMs)
    const { email } = await newMember(server)
    const guess = async (nth: number) => {
      const body = { email, password: `gok-nummer-${nth}` }
      return (await server.browser().refusal('POST /api/user.php', { body })).error
    }
    for (let nth = 1; nth < LOGIN_TRIES; nth++) expect(await guess(nth)).toBe('login_failed')
    server.clock.forward(LOGIN_WINDOW_MINUTES * 60_000)
    expect(await guess(LOGIN_TRIES)).toBe('login_failed')
    const body = { email, password: PASSWORD }
    await server.browser().ask('POST /api/user.php', { body })
  })
})
