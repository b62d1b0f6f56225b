import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailAbout } from '#specs/harness/server/mails.ts'
import { buy, formOf, linkIn, newMember, PASSWORD, tokenIn } from '#specs/harness/server/members.ts'
import { addPhoto, jpeg } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const PLANTER = 'wachtwoord-van-een-ander'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** Every column that refers to an account, from the catalogue of the database. */
const accountColumns = async () => {
  const { rows } = await server.db.query<{ table: string; column: string }>(
    `select k.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'account'::regclass`,
  )
  return rows
}

/** How many rows of each such column name this account. */
const countRows = async (account: string) => {
  const counts: Record<string, number> = {}
  for (const { table, column } of await accountColumns()) {
    const { rows } = await server.db.query<{ n: number }>(
      `select count(*)::int as n from ${table} where ${column} = $1`,
      [account],
    )
    const n = rows[0]?.n ?? 0
    if (n > 0) counts[`${table}.${column}`] = n
  }
  return counts
}

const signUp = async (form: ReturnType<typeof formOf>) => {
  const browser = server.browser()
  await browser.ask('POST /api/signup.php', { body: form })
  return browser
}

/** Signs up with somebody else's address, and sets all that an unconfirmed member can set. */
const plant = async (email: string) => {
  const browser = await signUp(formOf({ email, password: PLANTER, name: 'Ander' }))
  const { user } = await browser.ask('POST /api/user.php', { body: { email, password: PLANTER } })
  await server.mailTo(email)
  const accomplice = await newMember(server)
  await addPhoto(browser, await jpeg())
  await browser.ask('POST /api/album.php', { body: { id: accomplice.id } })
  await browser.ask('POST /api/favourites.php', { body: { id: accomplice.id } })
  await browser.ask('PUT /api/user.php?visibility=1', { body: { visible: false } })
  await browser.ask('PUT /api/user.php?notifications=1', {
    body: { name: 'email:newMessages', on: false },
  })
  const order = await buy(browser)
  return { browser, account: user.id, accomplice, order }
}

describe('an activation link that is opened on a device without the cookie of its sign-up (ACC-33)', () => {
  test('asks for the sign-up password, and everything is kept for a member who proves it', async () => {
    const form = formOf()
    const laptop = await signUp(form)
    const { user } = await laptop.ask('POST /api/user.php', {
      body: { email: form.email, password: PASSWORD },
    })
    const token = tokenIn(await server.mailTo(form.email))
    await addPhoto(laptop, await jpeg())
    await buy(laptop)
    const before = await countRows(user.id)
    const phone = server.browser()
    const asks = await phone.refusal('POST /api/activation.php', { body: { token } })
    expect(asks).toEqual({ status: 409, error: 'password_needed' })
    const wrong = await phone.refusal('POST /api/activation.php', {
      body: { token, password: 'dit-is-het-niet' },
    })
    expect(wrong).toMatchObject({ status: 400, fields: { password: 'password_wrong' } })
    const opened = await phone.ask('POST /api/activation.php', {
      body: { token, password: PASSWORD },
    })
    expect(opened.user).toMatchObject({ id: user.id, status: 'active', role: 'premium' })
    expect((await phone.ask('GET /api/photos.php')).photos).toHaveLength(1)
    expect((await laptop.ask('GET /api/user.php')).user?.id).toBe(user.id)
    expect(await countRows(user.id)).toMatchObject({
      ...before,
      'session.account_id': expect.any(Number),
    })
  })

  test('lets the owner of the mailbox begin with an account that has nothing from before in any table', async () => {
    const { email } = formOf()
    const planted = await plant(email)
    const was = await countRows(planted.account)
    expect(Object.keys(was).length).toBeGreaterThan(8)
    const token = tokenIn(await mailAbout(server, email, 'Bevestig'))
    const owner = server.browser()
    await owner.ask('DELETE /api/activation.php', { body: { token } })
    await owner.ask('POST /api/signup.php', { body: formOf({ email, name: 'Eigenaar' }) })
    const own = tokenIn(await mailAbout(server, email, 'Bevestig', 2))
    const { user } = await owner.ask('POST /api/activation.php', { body: { token: own } })
    expect(user).toMatchObject({ name: 'Eigenaar', email, status: 'active', credits: 3 })
    expect(user.id).not.toBe(planted.account)
    const fresh = await countRows((await newMember(server)).id)
    expect(Object.keys(await countRows(user.id)).sort()).toEqual(Object.keys(fresh).sort())
    expect((await planted.browser.ask('GET /api/user.php')).user).toBeNull()
  })

  test('closes the account of a stranger with its ledger, and pays its unused credits back', async () => {
    const { email } = formOf()
    const { account, order } = await plant(email)
    const entries = async () => {
      const { rows } = await server.db.query<{ credits: number }>(
        `select e.credits from ledger_entry e join book b on b.id = e.book_id where b.id = $1`,
        [account],
      )
      return rows.map(({ credits }) => credits)
    }
    expect(await entries()).toEqual([10])
    const token = tokenIn(await mailAbout(server, email, 'Bevestig'))
    await server.browser().ask('DELETE /api/activation.php', { body: { token } })
    await until(async () => {
      const { rows } = await server.db.query<{ back: number; paid: number }>(
        `select (context ->> 'backMinor')::int as back, (context ->> 'paidMinor')::int as paid
        from payment where id = $1`,
        [order.payment_id],
      )
      expect(rows).toEqual([{ back: 499, paid: 499 }])
    })
    expect(await entries()).toEqual([10, -10])
    const again = await server.browser().refusal('DELETE /api/activation.php', { body: { token } })
    expect(again.error).toBe('email_not_found')
  })

  test('opens the sign-up that the device or the password proves, whichever link of the mailbox it is', async () => {
    for (const proof of ['cookie', 'password'] as const) {
      const form = formOf({ name: 'Eigenaar' })
      const planted = await plant(form.email)
      const token = tokenIn(await mailAbout(server, form.email, 'Bevestig'))
      const laptop = await signUp(form)
      await mailAbout(server, form.email, 'Bevestig', 2)
      const opener = proof === 'cookie' ? laptop : server.browser()
      const body = { token, ...(proof === 'password' && { password: PASSWORD }) }
      const { user } = await opener.ask('POST /api/activation.php', { body })
      expect(user).toMatchObject({ name: 'Eigenaar', email: form.email, credits: 3 })
      expect(user.id).not.toBe(planted.account)
      expect((await planted.browser.ask('GET /api/user.php')).user).toBeNull()
    }
  })

  test('is mailed instead of a link for a new password, which would take over what is planted', async () => {
    const { email } = formOf()
    await plant(email)
    await server.browser().ask('POST /api/reset.php', { body: { email } })
    await mailAbout(server, email, 'Bevestig', 2)
    const subjects = (await server.mailsTo(email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('wachtwoord'))).toEqual([])
  })

  test('of a member who is confirmed already says so, and changes nothing (ACC-03)', async () => {
    const form = formOf()
    const browser = await signUp(form)
    const token = tokenIn(await server.mailTo(form.email))
    await browser.ask('POST /api/activation.php', { body: { token } })
    for (const device of [browser, server.browser()]) {
      const again = await device.refusal('POST /api/activation.php', { body: { token } })
      expect(again).toMatchObject({ status: 409, error: 'already_active' })
      const closing = await device.refusal('DELETE /api/activation.php', { body: { token } })
      expect(closing).toMatchObject({ status: 409, error: 'already_active' })
    }
    expect((await browser.ask('GET /api/user.php')).user?.status).toBe('active')
  })
})

describe('a link that confirms another address, opened where nobody is logged in to its account (ACC-33)', () => {
  test('moves nothing without the password of the account', async () => {
    const { email } = formOf()
    const thief = await newMember(server)
    await thief.ask('POST /api/mail-change.php', { body: { email, password: PASSWORD } })
    const token = linkIn(await mailAbout(server, email, 'Bevestig'))
    const victim = server.browser()
    const body = { token, password: 'eigen-wachtwoord' }
    const [asks, wrong] = [
      await victim.refusal('PUT /api/mail-change.php', { body: { token } }),
      await victim.refusal('PUT /api/mail-change.php', { body }),
    ]
    expect(asks).toEqual({ status: 409, error: 'password_needed' })
    expect(wrong).toMatchObject({ status: 400, fields: { password: 'password_wrong' } })
    expect((await thief.ask('GET /api/user.php')).user?.email).toBe(thief.email)
  })
})
