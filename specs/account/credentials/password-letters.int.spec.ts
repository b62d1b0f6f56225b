import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailAbout } from '#specs/harness/server/mails.ts'
import { linkIn, newMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

const composed = 'gehëim-wóórd'.normalize('NFC')
const decomposed = composed.normalize('NFD')

const logIn = (email: string, password: string) =>
  server.browser().call('POST /api/user.php', { body: { email, password } })

describe('a password with accents', () => {
  test('is the same on a keyboard that writes its letters decomposed, for logging in, the archive, a change and leaving (ACC-06, ACC-10)', async () => {
    const member = await newMember(server, { password: composed })
    const next = 'één-ánder-wóórd'
    expect((await logIn(member.email, decomposed)).status).toBe(200)
    const archive = { body: { password: decomposed } }
    expect((await member.call('POST /api/data.php', archive)).status).toBe(200)
    const change = { old_password: decomposed, password: next.normalize('NFD') }
    expect((await member.call('PUT /api/password.php', { body: change })).status).toBe(200)
    expect((await logIn(member.email, next.normalize('NFC'))).status).toBe(200)
    const leaving = { reason: 'other', password: next.normalize('NFC') } as const
    expect((await member.call('DELETE /api/user.php', { body: leaving })).status).toBe(200)
  })

  test('is the same after a reset (ACC-09)', async () => {
    const { email } = await newMember(server)
    await server.browser().ask('POST /api/reset.php', { body: { email } })
    const token = linkIn(await mailAbout(server, email, 'nieuw wachtwoord'))
    const body = { token, password: decomposed }
    expect((await server.browser().call('PUT /api/reset.php', { body })).status).toBe(200)
    expect((await logIn(email, composed)).status).toBe(200)
  })
})
