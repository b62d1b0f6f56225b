import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { triesOf } from '#specs/harness/long/how-long.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { buy, formOf, freshEmail, linkIn, PASSWORD } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { withQuickPasswords } from '#specs/harness/walks/api/quick-passwords.ts'

const RUNS = triesOf('account/signup/planted-orders.int.spec.ts')
const ACTS_MAX = 8
const THIEFS = 'van-de-dief-zelf'
const THIEFS_NEXT = 'van-de-dief-nog-een'
const CHOSEN = 'door-de-eigenaar-gekozen'

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' }, rebind: withQuickPasswords })
})
afterAll(() => server.stop())

/** Two people who know one address, of which one has its mailbox. */
type World = { address: string; elsewhere: string; thief: Browser; owner: Browser; phone: Browser }
type Act = (world: World) => Promise<unknown>

const mailed = () =>
  until(async () => {
    const { rows } = await server.db.query<{ n: number }>(
      `select count(*)::int as n from jobs.job where name = 'mail' and state < 'completed'`,
    )
    if (rows[0]?.n !== 0) throw new Error('There are mails to be sent')
  })
/** Tokens in a mailbox, the newest first, of mails about this. */
const tokensTo = async (address: string, subject: string) => {
  await mailed()
  const mails = await server.mailsTo(address)
  return mails.filter((mail) => mail.subject.includes(subject)).map(linkIn)
}
const signUp = (browser: Browser, email: string, password: string, name: string) =>
  browser.ask('POST /api/signup.php', { body: formOf({ email, password, name }) })
let sources = 0
/** Each from a source of its own: how often one may try is not what is asked. */
const logIn = (browser: Browser, email: string, password: string) => {
  sources += 1
  const headers = { 'x-forwarded-for': `10.3.${sources >> 8}.${sources & 255}` }
  return browser.call('POST /api/user.php', { body: { email, password }, headers })
}
/** As the owner of the mailbox, who knows their own password and none of the thief's. */
const activate = async (browser: Browser, token: string) => {
  const first = await browser.call('POST /api/activation.php', { body: { token } })
  if ((first.json as { error?: string }).error !== 'password_needed') return first.status
  const body = { token, password: PASSWORD }
  return (await browser.call('POST /api/activation.php', { body })).status
}
const startAgain = (browser: Browser, token: string) =>
  browser.call('DELETE /api/activation.php', { body: { token } })
const isIn = async (browser: Browser) => (await browser.ask('GET /api/user.php')).user !== null

const thiefsActs: Record<string, Act> = {
  'the thief signs up': ({ thief, address }) => signUp(thief, address, THIEFS, 'Dief'),
  'the thief logs in': ({ thief, address }) => logIn(thief, address, THIEFS),
  'the thief asks for the mail': ({ thief, address: email }) =>
    thief.call('POST /api/signup.php?resend=1', { body: { email } }),
  'the thief asks for it as a member': ({ thief }) =>
    thief.call('POST /api/activation.php?resend=1'),
  'the thief asks for a new password': ({ thief, address: email }) =>
    thief.call('POST /api/reset.php', { body: { email } }),
  'the thief changes the password': ({ thief }) =>
    thief.call('PUT /api/password.php', {
      body: { old_password: THIEFS, password: THIEFS_NEXT },
    }),
  'the thief pays': async ({ thief }) => (await isIn(thief)) && buy(thief),
  'the thief moves': ({ thief, elsewhere: email }) =>
    thief.call('POST /api/mail-change.php', { body: { email, password: THIEFS } }),
  'the thief confirms the move': async ({ thief, elsewhere }) => {
    const [token] = await tokensTo(elsewhere, 'Bevestig je nieuwe')
    if (token) await thief.call('PUT /api/mail-change.php', { body: { token, password: THIEFS } })
  },
  'the thief leaves': ({ thief }) =>
    thief.call('DELETE /api/user.php', { body: { reason: 'other', password: THIEFS } }),
}
const ownersActs: Record<string, Act> = {
  'the owner signs up': ({ owner, address }) => signUp(owner, address, PASSWORD, 'Eigenaar'),
  'the owner logs in': ({ owner, address }) => logIn(owner, address, PASSWORD),
  'the owner asks for the mail': ({ owner, address: email }) =>
    owner.call('POST /api/signup.php?resend=1', { body: { email } }),
  'the owner chooses a new password': async ({ owner, address: email }) => {
    const [token] = await tokensTo(email, 'nieuw wachtwoord')
    if (token) await owner.call('PUT /api/reset.php', { body: { token, password: CHOSEN } })
  },
}
const acts = { ...thiefsActs, ...ownersActs }
type ActName = keyof typeof acts

const worldOf = (): World => ({
  address: freshEmail('slachtoffer'),
  elsewhere: freshEmail('elders'),
  thief: server.browser(),
  owner: server.browser(),
  phone: server.browser(),
})

/** Opens the mailed links in some order; whoever has none that works signs up, and has one. */
const confirmed = async (world: World, { newest, device }: Opening) => {
  const browser = world[device]
  const tokens = await tokensTo(world.address, 'Bevestig je e-mailadres')
  for (const token of newest ? tokens : tokens.toReversed()) {
    if ((await activate(browser, token)) === 200) return browser
    await startAgain(browser, token)
  }
  await signUp(browser, world.address, PASSWORD, 'Eigenaar')
  for (const token of await tokensTo(world.address, 'Bevestig je e-mailadres')) {
    if ((await activate(browser, token)) === 200) return browser
  }
  throw new Error(`Nobody who owns ${world.address} gets in`)
}

/** Whatever the thief has or knows opens nothing, and the owner goes on. */
const holds = async ({ address, elsewhere, thief }: World, browser: Browser) => {
  const { user } = await browser.ask('GET /api/user.php')
  expect(user).toMatchObject({ email: address, status: 'active' })
  expect((await thief.ask('GET /api/user.php')).user?.id).not.toBe(user?.id)
  for (const password of [THIEFS, THIEFS_NEXT]) {
    expect((await logIn(server.browser(), address, password)).status).toBe(401)
  }
  for (const token of await tokensTo(elsewhere, 'Bevestig')) {
    await thief.call('PUT /api/mail-change.php', { body: { token, password: THIEFS } })
    await thief.call('POST /api/activation.php', { body: { token, password: THIEFS } })
  }
  expect((await thief.ask('GET /api/user.php')).user?.id).not.toBe(user?.id)
  expect((await browser.ask('GET /api/user.php')).user?.email).toBe(address)
  const { rows } = await server.db.query(
    `select from mandate where account_id = $1 and ended_at is null`,
    [user?.id],
  )
  expect(rows).toEqual([])
}

type Opening = { newest: boolean; device: 'owner' | 'phone' }
const opening = fc.record({
  newest: fc.boolean(),
  device: fc.constantFrom<Opening['device']>('owner', 'phone'),
})
const names = fc.array(fc.constantFrom(...(Object.keys(acts) as ActName[])), {
  maxLength: ACTS_MAX,
})
const afterwards = fc.array(fc.constantFrom(...(Object.keys(thiefsActs) as ActName[])), {
  maxLength: 3,
})

describe('an address at which strangers signed up, logged in, paid, moved or left first', {
  timeout: 300_000,
}, () => {
  test('is entered by nobody else once the owner of its mailbox has confirmed it, in whatever order they came', async () => {
    await fc.assert(
      fc.asyncProperty(names, opening, afterwards, async (before, how, after) => {
        const world = worldOf()
        await world.thief.call('POST /api/signup.php', {
          body: formOf({ email: world.address, password: THIEFS, name: 'Dief' }),
        })
        for (const name of before) await acts[name]?.(world)
        const browser = await confirmed(world, how)
        await holds(world, browser)
        for (const name of after) await acts[name]?.(world)
        await holds(world, browser)
      }),
      { numRuns: RUNS },
    )
  })
})
