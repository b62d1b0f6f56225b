import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, newMember, PASSWORD } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

describe('an address with letters of other scripts in its domain', () => {
  test('is one account in both spellings, and gets its mail in ASCII (ACC-01, ACC-06)', async () => {
    const email = 'jan@xn--bcher-kva.example'
    const member = await newMember(
      { ...server, mailTo: () => server.mailTo(email) },
      { email: 'Jan@Bücher.example' },
    )
    expect((await member.ask('GET /api/user.php')).user?.email).toBe(email)
    for (const typed of [email, 'jan@bücher.example', 'JAN@BÜCHER.example']) {
      const body = { email: typed, password: PASSWORD }
      expect((await server.browser().call('POST /api/user.php', { body })).status).toBe(200)
    }
    await server.browser().ask('POST /api/signup.php', { body: formOf({ email }) })
    expect((await server.mailTo(email, 2)).subject).toContain('account')
    const { rows } = await server.db.query('select id from account where email = $1', [email])
    expect(rows).toHaveLength(1)
  })

  test.each(['jan&anna@voorbeeld.example', 'a/b=c@voorbeeld.example'])(
    'may be %s',
    async (email) => {
      const member = await newMember(server, { email })
      expect((await member.ask('GET /api/user.php')).user?.email).toBe(email)
    },
  )
})
