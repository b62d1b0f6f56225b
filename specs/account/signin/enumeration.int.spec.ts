import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apart } from '#specs/harness/server/apart.ts'
import { boughtBy, formOf, freshEmail, newMember, PASSWORD } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const RUNS = 50
/** What nobody can use over the internet. */
const APART_MS_MAX = 20
/** Where the same is done in the same order, one statement less would show. */
const SAME_WORK_MS_MAX = 2
const BUYERS = 3

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ slowPasswords: true, env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.stop())

type Shown = { status: number; text: string; ms: number }

/** Each from a source of its own: limits are not what is measured. */
const send = async (
  path: string,
  body: object,
  run: number,
  browser = server.browser(),
): Promise<Shown> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.2.0.${run}` }
  const started = performance.now()
  const init = { headers, body: JSON.stringify(body) }
  const { status, text } = await browser.send('POST', path, init)
  return { status, text, ms: performance.now() - started }
}

/** Known and unknown in pairs, either first in turn: what else the machine does meets both alike. */
const compared = async (
  ask: (email: string, run: number) => Promise<Shown>,
  knownAt = (run: number) => `lid${String(run).padStart(2, '0')}@vonk.example`,
) => {
  const pairs: [Shown, Shown][] = []
  for (let run = 1; run <= RUNS; run++) {
    const known = () => ask(knownAt(run), run)
    const unknown = () => ask(freshEmail('niemand'), run)
    const first = await (run % 2 ? known : unknown)()
    const second = await (run % 2 ? unknown : known)()
    pairs.push(run % 2 ? [first, second] : [second, first])
  }
  const said = new Set(pairs.flat().map(({ status, text }) => `${status} ${text}`))
  const { ms } = apart(pairs.map(([known, unknown]) => [known.ms, unknown.ms]))
  return { said: [...said], apartMs: ms }
}

describe('whether an address has an account (ACC-21, S2)', { timeout: 240_000 }, () => {
  test('shows in neither what logging in answers nor how long it takes', async () => {
    const { said, apartMs } = await compared((email, run) =>
      send('/api/user.php', { email, password: 'dit-is-het-niet' }, run),
    )
    expect(said).toEqual(['401 {"error":"login_failed"}'])
    expect(apartMs).toBeLessThan(APART_MS_MAX)
  })

  test('shows in neither what signing up answers nor how long it takes', async () => {
    const { said, apartMs } = await compared((email, run) =>
      send('/api/signup.php', formOf({ email }), run),
    )
    expect(said).toEqual(['200 {}'])
    expect(apartMs).toBeLessThan(APART_MS_MAX)
  })

  test('shows in neither what asking for a new password answers nor how long it takes', async () => {
    const { said, apartMs } = await compared((email, run) => send('/api/reset.php', { email }, run))
    expect(said).toEqual(['200 {}'])
    expect(apartMs).toBeLessThan(APART_MS_MAX)
  })

  test('shows in neither what asking to withdraw answers nor how long it takes, with the right receipt', async () => {
    const receipts = new Map<string, string>()
    for (let nth = 1; nth <= BUYERS; nth += 1) {
      const member = await newMember(server)
      receipts.set(member.email, (await boughtBy(member, server)).receipt)
    }
    const buyers = [...receipts]
    const { said, apartMs } = await compared((email, run) => {
      const [buyer = '', receipt = ''] = buyers[run % BUYERS] ?? []
      const known = email.endsWith('@vonk.example') ? buyer : email
      return send('/api/withdrawal.php?ask=1', { email: known, receipt }, run)
    })
    expect(said).toEqual(['200 {}'])
    expect(apartMs).toBeLessThan(APART_MS_MAX)
  })

  test('shows in neither what asking for the mail of a sign-up again answers nor how long it takes', async () => {
    const { said, apartMs } = await compared((email, run) =>
      send('/api/signup.php?resend=1', { email }, run),
    )
    expect(said).toEqual(['200 {}'])
    expect(apartMs).toBeLessThan(APART_MS_MAX)
  })

  describe('where it waits for its confirmation', () => {
    const waiting: string[] = []
    const waitingAt = (run: number) => waiting[run - 1] ?? ''
    beforeAll(async () => {
      for (let run = 1; run <= RUNS; run += 1) {
        waiting.push(freshEmail('wachtend'))
        await send('/api/signup.php', formOf({ email: waitingAt(run) }), run)
      }
    })

    const asks: [what: string, path: string, body: (email: string) => object, said: string][] = [
      [
        'logging in',
        '/api/user.php',
        (email) => ({ email, password: 'dit-is-het-niet' }),
        '401 {"error":"login_failed"}',
      ],
      ['signing up', '/api/signup.php', (email) => formOf({ email }), '200 {}'],
      ['asking for its mail again', '/api/signup.php?resend=1', (email) => ({ email }), '200 {}'],
      ['asking for a new password', '/api/reset.php', (email) => ({ email }), '200 {}'],
    ]
    test.each(asks)(
      'shows in neither what %s answers nor how long it takes',
      async (_, path, body, all) => {
        const { said, apartMs } = await compared(
          (email, run) => send(path, body(email), run),
          waitingAt,
        )
        expect(said).toEqual([all])
        expect(apartMs).toBeLessThan(SAME_WORK_MS_MAX)
      },
    )
  })

  test('shows in neither what moving to it answers nor how long it takes', async () => {
    const member = await newMember(server)
    const { said, apartMs } = await compared((email, run) =>
      send('/api/mail-change.php', { email, password: PASSWORD }, run, member),
    )
    expect(said).toEqual(['200 {}'])
    expect(apartMs).toBeLessThan(APART_MS_MAX)
  })
})
