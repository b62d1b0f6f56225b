import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buy, formOf, PASSWORD, tokenIn } from '#specs/support/members.ts'
import { type SpecServer, startServer } from '#specs/support/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('an account that nobody has confirmed', () => {
  test('leaves nothing to who typed an address first: the password of its owner counts, and no other session (S5)', async () => {
    const thief = server.browser()
    const planted = formOf({ password: 'van-de-dief-zelf', name: 'Dief' })
    await thief.ask('POST /api/signup.php', { body: planted })
    const old = tokenIn(await server.mailTo(planted.email))
    const login = { email: planted.email, password: planted.password }
    await thief.ask('POST /api/user.php', { body: login })

    const owner = server.browser()
    await owner.ask('POST /api/signup.php', {
      body: formOf({ email: planted.email, name: 'Eigenaar' }),
    })
    const token = tokenIn(await server.mailTo(planted.email, 2))
    expect((await thief.ask('GET /api/user.php')).user).toBeNull()
    await thief.refusal('POST /api/activation.php', { body: { token: old } })
    const { user } = await owner.ask('POST /api/activation.php', { body: { token } })
    expect(user).toMatchObject({ name: 'Eigenaar', credits: 3 })
    expect(await thief.refusal('POST /api/user.php', { body: login })).toMatchObject({
      error: 'login_failed',
    })
    await server
      .browser()
      .ask('POST /api/user.php', { body: { email: planted.email, password: PASSWORD } })
  })

  test("of who has paid and not confirmed yet is nobody else's to take", async () => {
    const form = formOf()
    const payer = server.browser()
    await payer.ask('POST /api/signup.php', { body: form })
    await payer.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
    await buy(payer)
    const body = formOf({ email: form.email, password: 'van-de-dief-zelf' })
    await server.browser().ask('POST /api/signup.php', { body })
    expect((await payer.ask('GET /api/user.php')).user).toMatchObject({ name: form.name })
    const login = { email: form.email, password: body.password }
    const refusal = await server.browser().refusal('POST /api/user.php', { body: login })
    expect(refusal.error).toBe('login_failed')
  })
})
