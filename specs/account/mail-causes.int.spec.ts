import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailCauses } from '#core/account/mail-causes.ts'
import type { MailTemplate } from '#core/kernel/jobs.ts'
import { limits } from '#core/kernel/limits.ts'
import { boughtBy, formOf, linkIn, newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { withQuickPasswords } from '#specs/harness/walks/api/quick-passwords.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer({
    limited: true,
    env: { TRUST_PROXY: '1' },
    rebind: withQuickPasswords,
  })
})
afterAll(() => server.stop())

let sources = 0
const elsewhere = () => {
  sources += 1
  return { 'x-forwarded-for': `10.4.${sources >> 8}.${sources & 255}` }
}
const kindsTo = async (email: string) => {
  await until(async () => {
    const { rows } = await server.db.query<{ n: number }>(
      `select count(*)::int as n from jobs.job where name = 'mail' and state < 'completed'`,
    )
    expect(rows[0]?.n).toBe(0)
  })
  return (await server.mailsTo(email)).map(({ key }) => key.split(':')[0])
}

/** What anybody can do with nothing but an address, from wherever they are. */
const strangers: Record<string, (email: string) => Promise<{ status: number }>> = {
  'signs up': (email) =>
    server
      .browser()
      .call('POST /api/signup.php', { body: formOf({ email }), headers: elsewhere() }),
  'asks for the mail again': (email) =>
    server
      .browser()
      .call('POST /api/signup.php?resend=1', { body: { email }, headers: elsewhere() }),
  'asks for a new password': (email) =>
    server.browser().call('POST /api/reset.php', { body: { email }, headers: elsewhere() }),
}
const MOST = Math.max(...Object.values(limits).map(({ max }) => max))
const ceilings = (kinds: MailTemplate[]) => {
  const names = kinds.flatMap((kind) => {
    const cause = mailCauses[kind]
    return cause.by === 'anybody' ? [cause.limit] : []
  })
  return [...new Set(names)].reduce((sum, name) => sum + limits[name].max, 0)
}

describe('mails that anybody can cause', () => {
  test('stand each under a limit that counts the receiving address, whoever asks', () => {
    const counted = Object.values(mailCauses).flatMap((cause) =>
      cause.by === 'anybody' ? [cause.limit] : [],
    )
    const perAddress = Object.keys(limits).filter((name) => name.endsWith('PerAddress'))
    expect([...new Set(counted)].sort()).toEqual(perAddress.sort())
  })

  test.each(['nobody', 'a newcomer', 'a member'])(
    'come to the mailbox of %s no more often than that from a hundred sources, and only of such kinds',
    async (whose) => {
      const member = whose === 'a member' ? await newMember(server) : null
      const email = member?.email ?? formOf().email
      if (whose === 'a newcomer') await strangers['signs up']?.(email)
      const before = (await kindsTo(email)).length
      for (const ask of Object.values(strangers)) {
        for (let nth = 0; nth < MOST / 3; nth += 1) await ask(email)
      }
      const kinds = (await kindsTo(email)) as MailTemplate[]
      expect(kinds.every((kind) => mailCauses[kind].by === 'anybody')).toBe(true)
      const ceiling = ceilings(['activation', 'passwordReset'])
      expect(kinds.length).toBeGreaterThan(before)
      expect(kinds.length).toBeLessThanOrEqual(ceiling)
    },
  )
})

describe('a link that a stranger asked for', () => {
  test('leaves the one that its owner has alone: of a new password, and of a withdrawal (S5)', async () => {
    const member = await newMember(server)
    const { email } = member
    const { receipt } = await boughtBy(member, server)
    const asks = [
      () => strangers['asks for a new password']?.(email),
      () =>
        server.browser().call('POST /api/withdrawal.php?ask=1', {
          body: { email, receipt },
          headers: elsewhere(),
        }),
    ]
    for (const [nth, ask] of asks.entries()) {
      const had = (await server.mailsTo(email)).length
      await ask()
      const own = linkIn(await server.mailTo(email, had + 1))
      await ask()
      await server.mailTo(email, had + 2)
      const look = nth === 0 ? 'POST /api/reset.php?check=1' : 'POST /api/withdrawal.php?look=1'
      const { status } = await server.browser().call(look, { body: { token: own } })
      expect(status).toBe(200)
    }
  })
})
