import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operate, operatorParts, USAGE } from '#server/operator.ts'
import { buy, newMember, PASSWORD } from '#specs/support/members.ts'
import { type SpecServer, startServer } from '#specs/support/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const run = async (...typed: string[]) => operate(await operatorParts(server.container), typed)
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

describe('the report of a day', () => {
  test('is printed with every figure, for today when it is named and for yesterday without', async () => {
    const anna = await newMember(server)
    await buy(anna)
    const today = await run('report', '2026-06-15', '--site', 'vonk')
    expect(today).toContain('payments of 2026-06-15')
    expect(today).toContain('agree')
    expect(today).toMatch(/Orders +1\n/)
    expect(today).toMatch(/Paid \(1\) +€4\.99\n/)
    expect(today).toMatch(/Credits granted +10\n/)
    expect(await run('report')).toContain('payments of 2026-06-14')
  })

  test('is refused for what is no day and for a site that is not there', async () => {
    await expect(run('report', '2026-02-30')).rejects.toThrow('2026-02-30 is no day')
    await expect(run('report', '2026-06-15', 'more')).rejects.toThrow('report')
    await expect(run('report', '--site', 'elders')).rejects.toThrow('There is no site elders')
  })
})
