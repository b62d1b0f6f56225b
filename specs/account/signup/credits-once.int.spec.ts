import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signupFormStore } from '#adapters/postgres/account/signup/store.ts'
import { retention } from '#adapters/postgres/platform/retention.ts'
import { SIGNUP_CREDITS_DAYS } from '#core/account/rules.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { dispatch } from '#server/platform/tokens.ts'
import { erasureOf } from '#specs/harness/database/erasure.ts'
import {
  later,
  newMember as newAccountOf,
  openStores,
  SITE,
  type Stores,
} from '#specs/harness/database/postgres.ts'
import { mailAbout } from '#specs/harness/server/mails.ts'
import { formOf, linkIn, newMember, PASSWORD, tokenIn } from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

const creditsOf = async (member: Pick<Awaited<ReturnType<typeof newMember>>, 'ask'>) =>
  (await member.ask('GET /api/user.php')).user?.credits
const aliasOf = (email: string, tag: string) => email.replace('@', `+${tag}@`)

describe('sign-up credits', () => {
  it('are given once for a mailbox, whichever alias of it signs up (S4)', async () => {
    const { email } = formOf()
    expect(await creditsOf(await newMember(server, { email: aliasOf(email, 'een') }))).toBe(3)
    for (const again of [email, aliasOf(email, 'twee')]) {
      expect(await creditsOf(await newMember(server, { email: again }))).toBe(0)
    }
    expect(await creditsOf(await newMember(server))).toBe(3)
  })

  it('are promised by no mail to a mailbox that had them (S1)', async () => {
    const { email } = formOf()
    await newMember(server, { email })
    const alias = aliasOf(email, 'twee')
    await newMember(server, { email: alias })
    const textsOf = async (to: string) => [
      (await mailAbout(server, to, 'Bevestig')).text,
      (await until(async () => (await server.welcomesTo(to))[0] ?? Promise.reject(to))).text,
    ]
    for (const text of await textsOf(email)) expect(text).toContain('3 credits')
    for (const text of await textsOf(alias)) expect(text).not.toContain('credits')
  })

  it('are given once where two aliases are confirmed at the same moment (S4)', async () => {
    const { email } = formOf()
    const aliases = ['een', 'twee', 'drie'].map((tag) => aliasOf(email, tag))
    const confirms = await Promise.all(
      aliases.map(async (alias) => {
        const browser = server.browser()
        await browser.ask('POST /api/signup.php', { body: formOf({ email: alias }) })
        const token = tokenIn(await server.mailTo(alias))
        return () => browser.ask('POST /api/activation.php', { body: { token } })
      }),
    )
    const entered = await Promise.all(confirms.map((confirm) => confirm()))
    expect(entered.map(({ user }) => user.credits).sort()).toEqual([0, 0, 3])
  })

  it('are not given to an account that moves to another alias before it is confirmed (S4)', async () => {
    const { email } = formOf()
    await newMember(server, { email })
    const form = formOf()
    const browser = server.browser()
    await browser.ask('POST /api/signup.php', { body: form })
    await browser.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
    const alias = aliasOf(email, 'twee')
    await browser.ask('POST /api/mail-change.php', { body: { email: alias, password: PASSWORD } })
    const token = linkIn(await server.mailTo(alias))
    await browser.ask('PUT /api/mail-change.php', { body: { token } })
    expect((await browser.ask('GET /api/user.php')).user).toMatchObject({
      email: alias,
      credits: 0,
    })
  })

  it('are not given again to a mailbox whose account was erased (S4)', async () => {
    const { id, email } = await newMember(server)
    const move = await server.container.getAsync(dispatch)
    const first = [{ to: 'account', id, event: { type: 'erase' }, must: true } as const]
    const log = erasureOf(id)
    expect((await move({ attempt: async () => ({ first, answer: () => null, log }) })).done).toBe(
      true,
    )
    expect(await creditsOf(await newMember(server, { email: aliasOf(email, 'weer') }))).toBe(0)
  })
})

describe('the mark of a mailbox that had sign-up credits', () => {
  let stores: Stores
  beforeAll(async () => {
    stores = await openStores()
  })
  afterAll(() => stores.close())

  const hadCredits = (email: string, now = later(0)) =>
    signupFormStore(stores.db).hadCredits({ site: SITE, email, now })

  it('holds nothing that the address can be read from, and belongs to one site', async () => {
    const email = 'j.jansen+vonk@gmail.com'
    await newAccountOf(stores, { email, credits: 3 })
    expect(await hadCredits('jjansen@googlemail.com')).toBe(true)
    const elsewhere = { site: 'elsewhere', email, now: later(0) }
    expect(await signupFormStore(stores.db).hadCredits(elsewhere)).toBe(false)
    const { rows } = await stores.db.pool.query('select * from credited_mailbox')
    expect(JSON.stringify(rows)).not.toContain('jansen')
  })

  it('is not made where the site gives no credits', async () => {
    await newAccountOf(stores, { email: 'niets@vonk.example' })
    expect(await hadCredits('niets@vonk.example')).toBe(false)
  })

  it('is kept for its term and not a moment longer, also before it is removed', async () => {
    const email = 'term@vonk.example'
    await newAccountOf(stores, { email, credits: 3 })
    const term = SIGNUP_CREDITS_DAYS * DAY_MS
    expect(await hadCredits(email, later(term - 1))).toBe(true)
    expect(await hadCredits(email, later(term))).toBe(false)
    await retention(stores.db).purge(later(term - 1), 100)
    expect(await hadCredits(email)).toBe(true)
    await retention(stores.db).purge(later(term), 100)
    expect(await hadCredits(email)).toBe(false)
  })
})
