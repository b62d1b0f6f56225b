import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Passwords } from '#core/kernel/ports.ts'
import { admission } from '#server/account/tokens.ts'
import * as tokens from '#server/platform/tokens.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { mailAbout } from '#specs/harness/server/mails.ts'
import {
  formOf,
  linkIn,
  newMember,
  PASSWORD,
  type SpecMember,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { byStaff } from '#specs/harness/walks/api/members.ts'
import { quickPasswords } from '#specs/harness/walks/api/quick-passwords.ts'

const NEXT = 'het-volgende-wachtwoord'
const OLD_PARAMETERS = 'nog-zwak-gehasht-wachtwoord'

type Step = 'verify' | 'hash' | 'admission'
let held: { step: Step; reached: () => void; release: Promise<void> } | null = null
/** The next one of these is done, and its answer is kept until it is let go. */
const hold = (step: Step) => {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  held = { step, reached: reached.resolve, release: released.promise }
  return { reached: reached.promise, letGo: released.resolve }
}
const heldAt = async <T>(step: Step, answer: T): Promise<T> => {
  if (held?.step !== step) return answer
  const { reached, release } = held
  held = null
  reached()
  await release
  return answer
}
const passwords: Passwords = {
  hash: async (password) => heldAt('hash', await quickPasswords.hash(password)),
  verify: async (hash, password) => {
    const verdict = await quickPasswords.verify(hash, password)
    return heldAt('verify', { ...verdict, outdated: password === OLD_PARAMETERS })
  },
}

let server: SpecServer
beforeAll(async () => {
  server = await startServer({
    rebind: (container) => {
      container.rebind(tokens.passwords).toConstantValue(passwords)
      container.onActivation(
        admission,
        (_, admit) => async (account) => heldAt('admission', await admit(account)),
      )
    },
  })
})
afterAll(() => server.stop())

/** What is asked while the password is found right and nothing has come of it yet. */
const meanwhile = async <T>(step: Step, ask: () => Promise<T>, then: () => Promise<unknown>) => {
  const { reached, letGo } = hold(step)
  const asked = ask()
  await reached
  await then()
  letGo()
  return asked
}
const logIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.call('POST /api/user.php', { body: { email, password } })
const sessionsOf = async ({ id }: Pick<SpecMember, 'id'>) =>
  (await server.db.query('select from session where account_id = $1', [id])).rowCount
const change = (member: Browser, password = NEXT) =>
  member.ask('PUT /api/password.php', { body: { old_password: PASSWORD, password } })

type Way = {
  /** Before the login begins: what the way needs. */
  ready?: (member: SpecMember) => Promise<string>
  does: (member: SpecMember, token: string) => Promise<unknown>
  says: string
  sessions: number
}
const resetLink = async ({ email }: SpecMember) => {
  await server.browser().ask('POST /api/reset.php', { body: { email } })
  return linkIn(await mailAbout(server, email, 'nieuw wachtwoord'))
}

const ways: Record<string, Way> = {
  'the password is changed': {
    does: (member) => change(member),
    says: 'login_failed',
    sessions: 1,
  },
  'another one is chosen by a mailed link': {
    ready: resetLink,
    does: (_, token) =>
      server.browser().ask('PUT /api/reset.php', { body: { token, password: NEXT } }),
    says: 'login_failed',
    sessions: 0,
  },
  'the address is taken back': {
    ready: async (member) => {
      const { email } = formOf()
      await member.ask('POST /api/mail-change.php', { body: { email, password: PASSWORD } })
      const token = linkIn(await mailAbout(server, email, 'Bevestig'))
      await member.ask('PUT /api/mail-change.php', { body: { token } })
      const undo = linkIn(await mailAbout(server, member.email, 'gewijzigd'))
      member.email = email
      return undo
    },
    does: (_, token) =>
      server.browser().ask('PUT /api/mail-change.php?undo=1', { body: { token } }),
    says: 'login_failed',
    sessions: 0,
  },
  'the account is suspended': {
    does: ({ email }) => byStaff(server, 'suspend', email),
    says: 'account_suspended',
    sessions: 0,
  },
  'the member leaves': {
    does: (member) =>
      member.ask('DELETE /api/user.php', { body: { reason: 'pause', password: PASSWORD } }),
    says: 'account_leaving',
    sessions: 0,
  },
}

describe('a login whose password was right (ACC-32)', () => {
  const steps = ['verify', 'admission'] as const
  const races = Object.entries(ways).flatMap(([what, way]) =>
    steps.map((step) => ({ what, step, ...way })),
  )

  test.each(races)(
    'opens nothing when $what after it came to $step',
    async ({ step, ready, does, says, sessions }) => {
      const member = await newMember(server)
      const token = (await ready?.(member)) ?? ''
      const late = server.browser()
      const { json } = await meanwhile(
        step,
        () => logIn(late, member.email),
        () => does(member, token),
      )
      expect(json).toMatchObject({ error: says })
      expect(late.cookie()).toBe('')
      expect(await sessionsOf(member)).toBe(sessions)
    },
  )

  test('opens nothing when the owner of the mailbox closes what somebody else signed up there (ACC-33)', async () => {
    const form = formOf()
    await server.browser().ask('POST /api/signup.php', { body: form })
    const token = linkIn(await server.mailTo(form.email))
    const [thief, owner] = [server.browser(), server.browser()]
    const { json } = await meanwhile(
      'verify',
      () => logIn(thief, form.email),
      () => owner.ask('DELETE /api/activation.php', { body: { token } }),
    )
    expect(json).toEqual({ error: 'login_failed' })
  })

  test('does not write a password that was changed meanwhile over, when it is hashed anew', async () => {
    const member = await newMember(server, { password: OLD_PARAMETERS })
    const late = server.browser()
    const body = { old_password: OLD_PARAMETERS, password: NEXT }
    const { json } = await meanwhile(
      'hash',
      () => logIn(late, member.email, OLD_PARAMETERS),
      () => member.ask('PUT /api/password.php', { body }),
    )
    expect(json).toEqual({ error: 'login_failed' })
    expect((await logIn(server.browser(), member.email, OLD_PARAMETERS)).status).toBe(401)
    expect((await logIn(server.browser(), member.email, NEXT)).status).toBe(200)
  })

  test('brings nobody back who left and has another one by now', async () => {
    const member = await newMember(server)
    await member.ask('DELETE /api/user.php', { body: { reason: 'pause', password: PASSWORD } })
    const token = await resetLink(member)
    const body = { email: member.email, password: PASSWORD }
    const { status } = await meanwhile(
      'verify',
      () => server.browser().call('POST /api/user.php?return=1', { body }),
      () => server.browser().ask('PUT /api/reset.php', { body: { token, password: NEXT } }),
    )
    expect(status).not.toBe(200)
    const { json } = await logIn(server.browser(), member.email, NEXT)
    expect(json).toMatchObject({ error: 'account_leaving' })
  })
})

describe('a change that was allowed by a password', () => {
  const wrong = (field: string) => ({ error: 'invalid', fields: { [field]: 'password_wrong' } })

  test('is not done once there is another password: neither another change, nor a move, nor a goodbye', async () => {
    const asks: [field: string, ask: (member: Browser) => Promise<{ json: unknown }>][] = [
      [
        'old_password',
        (member) =>
          member.call('PUT /api/password.php', {
            body: { old_password: PASSWORD, password: 'dat-van-de-dief' },
          }),
      ],
      [
        'password',
        (member) =>
          member.call('POST /api/mail-change.php', {
            body: { email: formOf().email, password: PASSWORD },
          }),
      ],
      [
        'password',
        (member) =>
          member.call('DELETE /api/user.php', { body: { reason: 'other', password: PASSWORD } }),
      ],
    ]
    for (const [field, ask] of asks) {
      const member = await newMember(server)
      const thief = server.browser()
      await logIn(thief, member.email)
      const { json } = await meanwhile(
        'verify',
        () => ask(thief),
        () => change(member),
      )
      expect(json).toEqual(wrong(field))
      const { user } = await member.ask('GET /api/user.php')
      expect(user).not.toHaveProperty('email_pending')
      expect((await logIn(server.browser(), member.email, NEXT)).status).toBe(200)
    }
  })
})
