import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACTIVATION_MAILS_PER_DAY } from '#core/account/rules.ts'
import { buy, formOf, PASSWORD, tokenIn } from '#specs/support/members.ts'
import { type SpecServer, startServer } from '#specs/support/server.ts'

const THIEFS = 'van-de-dief-zelf'
const CHOSEN = 'door-de-eigenaar-gekozen'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const signUp = async (form: ReturnType<typeof formOf>) => {
  const browser = server.browser()
  await browser.ask('POST /api/signup.php', { body: form })
  return browser
}
const logsIn = async (email: string, password: string) => {
  const { status } = await server
    .browser()
    .call('POST /api/user.php', { body: { email, password } })
  return status === 200
}
const planted = (email: string) => formOf({ email, password: THIEFS, name: 'Dief' })

describe('an account that nobody has confirmed', () => {
  test('is taken from its owner by nobody who signs up with their address before them, however often', async () => {
    const form = formOf({ name: 'Eigenaar' })
    for (let times = 0; times <= ACTIVATION_MAILS_PER_DAY; times += 1)
      await signUp(planted(form.email))
    const owner = await signUp(form)
    const newest = await server.mailTo(form.email, ACTIVATION_MAILS_PER_DAY + 2)
    const { user } = await owner.ask('POST /api/activation.php', {
      body: { token: tokenIn(newest) },
    })
    expect(user).toMatchObject({ name: 'Eigenaar', credits: 3 })
    expect(await logsIn(form.email, THIEFS)).toBe(false)
    expect(await logsIn(form.email, PASSWORD)).toBe(true)
  })

  test('is taken by nobody who signs up between its form and the click, whichever link is opened', async () => {
    for (const opens of ['its own', "the thief's"] as const) {
      const form = formOf({ name: 'Eigenaar' })
      const owner = await signUp(form)
      const own = await server.mailTo(form.email)
      await signUp(planted(form.email))
      const theirs = await server.mailTo(form.email, 2)
      const token = tokenIn(opens === 'its own' ? own : theirs)
      const opened = await owner.call('POST /api/activation.php', { body: { token } })
      if (opens === "the thief's") {
        expect([opened.status, opened.json]).toEqual([
          409,
          { error: 'password_needed', name: 'Dief' },
        ])
        await owner.ask('POST /api/activation.php', { body: { token, password: CHOSEN } })
      } else expect(opened.status).toBe(200)
      expect(await logsIn(form.email, THIEFS)).toBe(false)
      expect(await logsIn(form.email, opens === 'its own' ? PASSWORD : CHOSEN)).toBe(true)
    }
  })

  test('of who has paid and not confirmed yet shows nothing to who signs up with their address', async () => {
    const form = formOf()
    const payer = await signUp(form)
    await payer.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
    await buy(payer)
    await signUp(planted(form.email))
    expect((await payer.ask('GET /api/user.php')).user).toMatchObject({ name: form.name })
    expect(await logsIn(form.email, THIEFS)).toBe(false)
  })
})
