import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operate, USAGE } from '#server/operator.ts'
import { tokens } from '#server/tokens.ts'
import { newMember, PASSWORD } from '#specs/support/members.ts'
import { type SpecServer, startServer } from '#specs/support/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const run = async (...typed: string[]) => {
  const { container } = server
  const [accounts, dispatch, sites] = await Promise.all([
    container.getAsync(tokens.accounts),
    container.getAsync(tokens.dispatch),
    container.getAsync(tokens.sites),
  ])
  const [ids, geocoder] = [container.get(tokens.ids), container.get(tokens.geocoder)]
  return operate({ accounts, dispatch, sites, ids, geocoder }, typed)
}
const reason = 'Vraagt anderen om geld'

describe('staff', () => {
  test('suspend a member, who is logged out, is told why and how to object, and cannot enter', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    expect(await run('suspend', anna.email.toUpperCase(), '--reason', reason)).toContain('done')
    expect((await anna.ask('GET /api/user.php')).user).toBeNull()
    const body = { email: anna.email, password: PASSWORD }
    const refusal = await server.browser().refusal('POST /api/user.php', { body })
    expect(refusal).toMatchObject({ status: 403, error: 'account_suspended' })
    const wrong = { ...body, password: 'een-ander-wachtwoord' }
    const stranger = await server.browser().refusal('POST /api/user.php', { body: wrong })
    expect(stranger).toMatchObject({ status: 401, error: 'login_failed' })
    const profile = await bram.refusal('GET /api/member.php', { query: { id: anna.id } })
    expect(profile.status).toBe(404)
    const { text } = await server.mailTo(anna.email, 2)
    expect(text).toContain(reason)
    expect(text).toMatch(/Ben je het er niet mee eens\? Antwoord op \S+@\S+/)
  })

  test('restore who was suspended, and everything is as before', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    await run('suspend', anna.email, '--reason', reason)
    await run('restore', anna.email)
    const body = { email: anna.email, password: PASSWORD }
    const { user } = await server.browser().ask('POST /api/user.php', { body })
    expect(user.id).toBe(anna.id)
    const { profile } = await bram.ask('GET /api/member.php', { query: { id: anna.id } })
    expect(profile.id).toBe(anna.id)
    await expect(run('restore', anna.email)).rejects.toThrow('not in a state for that')
  })

  test('erase an account on request', async () => {
    const anna = await newMember(server)
    await run('erase', anna.email)
    expect((await anna.ask('GET /api/user.php')).user).toBeNull()
    await expect(run('erase', anna.email)).rejects.toThrow('There is no account')
  })

  test('are appointed and dismissed, which counts from the next call on', async () => {
    const anna = await newMember(server)
    const role = async () => (await anna.ask('GET /api/user.php')).user?.role
    expect(await run('appoint', anna.email)).toContain('done')
    expect(await role()).toBe('staff')
    await run('dismiss', anna.email)
    expect(await role()).toBe('free')
  })

  test('are told what is missing, and nothing happens', async () => {
    const anna = await newMember(server)
    await expect(run('suspend', anna.email)).rejects.toThrow('Say why')
    await expect(run('forgive', anna.email)).rejects.toThrow(USAGE)
    await expect(run('suspend')).rejects.toThrow(USAGE)
    await expect(run('erase', 'niemand@voorbeeld.example')).rejects.toThrow('There is no account')
    await expect(run('erase', anna.email, '--site', 'elders')).rejects.toThrow('no account')
    expect((await anna.ask('GET /api/user.php')).user?.id).toBe(anna.id)
  })
})
