import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, newMember, PASSWORD } from '#specs/support/members.ts'
import { type SpecServer, startServer } from '#specs/support/server.ts'

const RUNS = 50
/** What nobody can use over the internet. */
const APART_MS_MAX = 20
/** Of as many fair coins, so many fall alike once in 40,000 times. */
const ALIKE_MAX = 40

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } })
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

const medianOf = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/**
 * Known and unknown in pairs, either first in turn: whatever else the machine does meets both
 * alike. Times tell them apart when one is slower in nearly every pair, and by so much; on a busy
 * machine they differ widely, and as often this way as that.
 */
const compared = async (ask: (email: string, run: number) => Promise<Shown>) => {
  const said = new Set<string>()
  const apart: number[] = []
  const shown = async (email: string, run: number) => {
    const { status, text, ms } = await ask(email, run)
    said.add(`${status} ${text}`)
    return ms
  }
  for (let run = 1; run <= RUNS; run++) {
    const known = () => shown(`lid${String(run).padStart(2, '0')}@vonk.example`, run)
    const unknown = () => shown(`niemand${run}@voorbeeld.example`, run)
    const first = await (run % 2 ? known : unknown)()
    const second = await (run % 2 ? unknown : known)()
    apart.push(run % 2 ? first - second : second - first)
  }
  const slower = apart.filter((ms) => ms > 0).length
  const told = Math.max(slower, RUNS - slower) >= ALIKE_MAX
  return { said: [...said], apartMs: told ? Math.abs(medianOf(apart)) : 0 }
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

  test('shows in neither what asking for the mail of a sign-up again answers nor how long it takes', async () => {
    const { said, apartMs } = await compared((email, run) =>
      send('/api/signup.php?resend=1', { email }, run),
    )
    expect(said).toEqual(['200 {}'])
    expect(apartMs).toBeLessThan(APART_MS_MAX)
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
