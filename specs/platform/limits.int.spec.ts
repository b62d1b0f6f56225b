import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ACTIVATION_LINK_HOURS,
  MAIL_CHANGE_LINK_HOURS,
  MAIL_CHANGE_MAILS_PER_ADDRESS,
  RESET_LINK_MINUTES,
  RESET_MAILS_PER_ADDRESS,
  SIGNUP_MAILS_PER_ADDRESS,
  WITHDRAWAL_LINK_MINUTES,
  WITHDRAWAL_MAILS_PER_ADDRESS,
} from '#core/account/rules.ts'
import { LOGIN_TRIES, LOGIN_WINDOW_MINUTES } from '#core/account/signin/rules.ts'
import type { Call } from '#core/contract/call.ts'
import { contract, type Key, partsOf } from '#core/contract/contract.ts'
import { type LimitName, limits } from '#core/kernel/limits.ts'
import { ASK_FIRST_MS } from '#core/payment/rules.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { doorsOf, reporting } from '#specs/harness/server/limited-doors.ts'
import {
  newMember,
  ordered,
  PASSWORD,
  play,
  type SpecMember,
  settled,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

/** After this long no limit remembers anything. */
const longestMs = Math.max(...Object.values(limits).map(({ windowS }) => windowS)) * 1_000

/** More than the clock goes forward by the looks of a server that is busy with one call. */
const LOOKS_S = 3

let server: SpecServer
let member: SpecMember
let others: SpecMember[]
let ref: string
beforeAll(async () => {
  server = await startServer({ limited: true })
  member = await newMember(server)
  others = await Promise.all([newMember(server), newMember(server), newMember(server)])
  ref = (await ordered(member)).ref
  server.clock.forward(longestMs)
})
afterAll(() => server.stop())

const calls = doorsOf(() => ({ server, member, ref, others }))

type Counted = [LimitName, { max: number; windowS: number }]
const counted = Object.entries(limits) as Counted[]
/** Nobody is refused by the limit on the mail that tells of guesses: the mail just does not come. */
const isSilent = (name: string) => name === 'guessMailsPerAddress'
const isPerAddress = (name: string) => name.endsWith('PerAddress') && !isSilent(name)

describe('each limit', () => {
  /** A call may count for more than one limit. */
  beforeEach(() => server.clock.forward(limits.passwordPerAccount.windowS * 1_000))

  test.each(counted.filter(([name]) => !isPerAddress(name) && !isSilent(name)))(
    '%s lets in its number and not one more, whatever address is claimed, until its window is over (promise S4)',
    async (name, { max, windowS }) => {
      const claiming = (nth: number) => ({ 'x-forwarded-for': `10.9.8.${nth}` })
      for (let nth = 1; nth <= max; nth++) {
        expect((await calls[name](claiming(nth), nth)).status).not.toBe(429)
      }
      const refused = await calls[name](claiming(max + 1), max + 1)
      expect(refused.status).toBe(429)
      const waitS = Number(refused.headers.get('retry-after'))
      expect(waitS).toBeLessThanOrEqual(windowS)
      server.clock.forward((waitS - LOOKS_S) * 1_000)
      expect((await calls[name](claiming(1), max + 2)).status).toBe(429)
      server.clock.forward(LOOKS_S * 1_000)
      expect((await calls[name](claiming(1), 1)).status).not.toBe(429)
    },
  )
})

describe('the limits of an account', () => {
  test('are counted apart: who has ordered too often can still withdraw, and leave a payment page (S4, H3)', async () => {
    for (let nth = 0; nth < limits.orderPerAccount.max; nth++) await calls.orderPerAccount({}, nth)
    expect((await calls.orderPerAccount({}, 0)).status).toBe(429)
    expect((await calls.withdrawalPerAccount({}, 0)).status).toBe(404)
    const body = { payment_id: randomUUID() }
    expect((await member.call('DELETE /api/order.php', { body })).status).toBe(404)
    server.clock.forward(longestMs)
  })

  test('count who leaves payment pages once for all of them, so that nobody fills the table', async () => {
    const leave = () => member.call('DELETE /api/order.php', { body: { payment_id: randomUUID() } })
    for (let nth = 0; nth < limits.webhookPerPayment.max; nth++) {
      expect((await leave()).status).toBe(404)
    }
    expect((await leave()).status).toBe(429)
    server.clock.forward(longestMs)
  })
})

describe('a limit on visitors', () => {
  const visited = (Object.entries(contract) as [Key, Call][]).filter(
    ([, { visitorLimit }]) => visitorLimit,
  )
  const query = { id: randomUUID(), country: 'NL', q: 'utr', lat: '52.1', lon: '5.1' }

  test.each(visited)(
    '%s holds for who is not logged in, and for no member (S4)',
    async (key, call) => {
      const { method, path } = partsOf(key)
      const ask = (who: Browser) => who.send(method, `${path}?${new URLSearchParams(query)}`)
      const { max, windowS } = limits[call.visitorLimit as LimitName]
      for (let nth = 1; nth <= max; nth++)
        expect((await ask(server.browser())).status).not.toBe(429)
      expect((await ask(server.browser())).status).toBe(429)
      expect((await ask(member)).status).not.toBe(429)
      server.clock.forward(windowS * 1_000)
    },
  )
})

describe('a limit per source', () => {
  let proxied: SpecServer
  beforeAll(async () => {
    proxied = await startServer({ limited: true, env: { TRUST_PROXY: '1' } })
  })
  afterAll(() => proxied.stop())

  const perSource = (Object.keys(limits) as LimitName[]).filter((name) => /PerSource$/.test(name))

  test.each(perSource)(
    '%s counts a whole /64 of IPv6 as one, by the address that the proxy saw and none that was claimed (promise S4)',
    async (name) => {
      const { max, windowS } = limits[name]
      const through = doorsOf(() => ({ server: proxied, member, ref }))
      const from = (address: string, nth: number) =>
        through[name]({ 'x-forwarded-for': `10.9.${nth}.1, ${address}` }, nth)
      for (let nth = 1; nth <= max; nth++) {
        expect((await from(`2001:db8:1:1::${nth.toString(16)}`, nth)).status).not.toBe(429)
      }
      expect((await from('2001:db8:1:1:ffff::1', max + 1)).status).toBe(429)
      expect((await from('2001:db8:1:2::1', max + 2)).status).not.toBe(429)
      expect((await from('192.0.2.1', max + 3)).status).not.toBe(429)
      proxied.clock.forward(windowS * 1_000)
    },
  )
})

describe('a limit on what comes to one mailbox', () => {
  let proxied: SpecServer
  let members: SpecMember[]
  beforeAll(async () => {
    proxied = await startServer({ limited: true, env: { TRUST_PROXY: '1' } })
    members = await Promise.all([newMember(proxied), newMember(proxied), newMember(proxied)])
  })
  afterAll(() => proxied.stop())

  test.each(counted.filter(([name]) => isPerAddress(name)))(
    '%s counts every way of typing the mailbox over all sources, and is over with its window (S4)',
    async (name, { max, windowS }) => {
      const [first, ...others] = members
      const world = { server: proxied, member: first as SpecMember, ref, others }
      const from = (nth: number) =>
        doorsOf(() => world)[name]({ 'x-forwarded-for': `192.0.2.${nth}` }, nth)
      for (let nth = 1; nth <= max; nth++) expect((await from(nth)).status).toBe(200)
      const refused = await from(max + 1)
      expect([refused.status, refused.json]).toMatchObject([429, { error: 'mailbox_full' }])
      const waitS = Number(refused.headers.get('retry-after'))
      expect(waitS).toBeLessThanOrEqual(windowS)
      proxied.clock.forward((waitS - LOOKS_S) * 1_000)
      expect((await from(max + 2)).status).toBe(429)
      proxied.clock.forward(LOOKS_S * 1_000)
      expect((await from(max + 3)).status).toBe(200)
    },
  )

  test('is over before the links are that it let through, so that a stranger keeps nobody out (S4)', () => {
    const lives = {
      signupMailsPerAddress: [SIGNUP_MAILS_PER_ADDRESS, ACTIVATION_LINK_HOURS * 60],
      resetMailsPerAddress: [RESET_MAILS_PER_ADDRESS, RESET_LINK_MINUTES],
      withdrawalMailsPerAddress: [WITHDRAWAL_MAILS_PER_ADDRESS, WITHDRAWAL_LINK_MINUTES],
      mailChangeMailsPerAddress: [MAIL_CHANGE_MAILS_PER_ADDRESS, MAIL_CHANGE_LINK_HOURS * 60],
    }
    // The answers to a notice open nothing.
    const opening = Object.keys(limits).filter((name) => name !== 'noticeMailsPerAddress')
    expect(Object.keys(lives)).toEqual(opening.filter(isPerAddress))
    for (const [name, [max = 0, minutes = 0]] of Object.entries(lives)) {
      expect(limits[name as LimitName].max, name).toBe(max)
      expect(limits[name as LimitName].windowS, name).toBeLessThanOrEqual(minutes * 60)
    }
  })
})

const report = reporting(() => server)

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
