import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONSENT_VERSION } from '#core/account/profile/values.ts'
import { limits } from '#core/kernel/limits.ts'
import * as tokens from '#server/platform/tokens.ts'
import { mailAbout } from '#specs/harness/server/mails.ts'
import {
  formOf,
  newMember,
  PASSWORD,
  type SpecMember,
  someone,
  tokenIn,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { withQuickPasswords } from '#specs/harness/walks/api/quick-passwords.ts'

const AT_ONCE = 100

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ rebind: withQuickPasswords })
})
afterAll(() => server.stop())

const talk = async (member: SpecMember, profile: string) => {
  const { conversation } = await member.ask('GET /api/chat.php', { query: { profile } })
  return conversation.messages.map(({ body }) => body)
}
/** The work that activation left is done. */
const sent = (account: string) =>
  until(async () => {
    const { rowCount } = await server.db.query('select from first_message where account_id = $1', [
      account,
    ])
    if (rowCount) throw new Error('It still waits')
  })
const cameFor = async (profile: string, signup_message: string) => {
  const member = await newMember(server, { profile, signup_message })
  await sent(member.id)
  return member
}

describe('the message of a sign-up', () => {
  test('goes to whom the visitor came for, once the address is confirmed, and is free (SGN-11)', async () => {
    const bram = await newMember(server)
    const form = formOf({ profile: bram.id, signup_message: ' Dag Bram \r\n', gender: 'female' })
    await server.browser().ask('POST /api/signup.php', { body: form })
    const token = tokenIn(await server.mailTo(form.email))
    expect((await bram.ask('GET /api/chats.php')).chats).toEqual([])
    const anna = server.browser()
    const { user } = await anna.ask('POST /api/activation.php', {
      body: { token, password: form.password },
    })
    await sent(user.id)
    expect(await talk(bram, user.id)).toEqual(['Dag Bram'])
    const { chats, unread } = await bram.ask('GET /api/chats.php')
    expect([chats.length, unread]).toEqual([1, 1])
    const now = await anna.ask('GET /api/user.php')
    expect(now.user).toMatchObject({
      credits: 3,
      started_conversations: 1,
      chats_paused: false,
      has_avoided: false,
      profile: { reason: '' },
    })
  })

  test('of who signs up again before confirming is the last one, and is sent once', async () => {
    const bram = await newMember(server)
    const form = formOf({ profile: bram.id, signup_message: 'Eerst' })
    const browser = server.browser()
    await browser.ask('POST /api/signup.php', { body: form })
    await server.mailTo(form.email)
    await browser.ask('POST /api/signup.php', { body: { ...form, signup_message: 'Toch dit' } })
    const token = tokenIn(await server.mailTo(form.email, 2))
    const { user } = await browser.ask('POST /api/activation.php', { body: { token } })
    await sent(user.id)
    expect(await talk(bram, user.id)).toEqual(['Toch dit'])
  })

  test('goes to nobody who is not there or has closed the door, and the sender hears of it', async () => {
    const gone = await cameFor(randomUUID(), 'Is daar iemand?')
    expect((await gone.ask('GET /api/chats.php')).chats).toEqual([])
    const told = await mailAbout(server, gone.email, 'Je eerste bericht')
    expect(told.text).toContain('Het heeft je niets gekost.')
    expect(told.text).not.toContain('Is daar iemand?')
    const hidden = await newMember(server)
    await hidden.ask('PUT /api/user.php?visibility=1', { body: { visible: false } })
    const unseen = await cameFor(hidden.id, 'Dag')
    expect((await unseen.ask('GET /api/chats.php')).chats).toEqual([])
    const [words, others] = [
      told.text,
      (await mailAbout(server, unseen.email, 'Je eerste bericht')).text,
    ]
    expect(others.replaceAll(/Persoon \d+/g, '')).toBe(words.replaceAll(/Persoon \d+/g, ''))
  })

  test('may be as long as other messages, to a fictional profile too, and not longer', async () => {
    const fictional = await someone(server.browser(), { real: false })
    const { message_length } = await server.browser().ask('GET /api/settings.php')
    const long = '👋🏽'.repeat(message_length)
    const anna = await cameFor(fictional.id, long)
    await until(async () => expect(await talk(anna, fictional.id)).toContain(long))
    const body = formOf({ profile: fictional.id, signup_message: `${long}!` })
    const refused = await server.browser().refusal('POST /api/signup.php', { body })
    expect(refused.fields).toEqual({ signup_message: 'text_too_long' })
  })

  test('of who came for nobody is the reason for signing up, on the profile', async () => {
    const reason = 'x'.repeat(300)
    const anna = await newMember(server, { signup_message: reason })
    const { user } = await anna.ask('GET /api/user.php')
    expect(user?.profile.reason).toBe(reason)
    const body = formOf({ signup_message: `${reason}x` })
    const refused = await server.browser().refusal('POST /api/signup.php', { body })
    expect(refused.fields).toEqual({ signup_message: 'text_too_long' })
  })
})

describe('consent to keep who one looks for', () => {
  const kept = async (account: string) => {
    const { rows } = await server.db.query(
      `select version, given_at is not null as given, withdrawn_at is not null as withdrawn
      from consent where account_id = $1 order by given_at`,
      [account],
    )
    return rows
  }

  test('is kept with its version and time, withdrawn with what it was for, and given anew', async () => {
    const anna = await newMember(server, { gender: 'female', seeks: 'male' })
    const before = await anna.ask('GET /api/user.php')
    expect(before.user).toMatchObject({ seeks: 'male', consent: { version: CONSENT_VERSION } })

    const { user } = await anna.ask('DELETE /api/consent.php')
    expect(user).toMatchObject({ seeks: null, sexuality: null, consent: null })
    const { rows } = await server.db.query(
      'select seeks, sexuality from profile where account_id = $1',
      [anna.id],
    )
    expect(rows).toEqual([{ seeks: null, sexuality: null }])
    const found = await anna.ask('GET /api/members.php')
    expect(new Set(found.profiles.map(({ gender }) => gender)).size).toBe(2)

    const again = { consent: CONSENT_VERSION, seeks: 'female' } as const
    for (let twice = 0; twice < 2; twice += 1) {
      const given = await anna.ask('PUT /api/consent.php', { body: again })
      expect(given.user.seeks).toBe('female')
    }
    expect(await kept(anna.id)).toEqual([
      { version: CONSENT_VERSION, given: true, withdrawn: true },
      { version: CONSENT_VERSION, given: true, withdrawn: false },
    ])
  })

  test('of another text is no consent to this one', async () => {
    const anna = await newMember(server)
    const body = { consent: '2020-01-01', seeks: 'male' } as never
    const refused = await anna.refusal('PUT /api/consent.php', { body })
    expect(refused).toMatchObject({ status: 400, fields: { consent: 'consent_needed' } })
  })
})

describe('a hundred sign-ups with one address at once', () => {
  const { signupMailsPerAddress } = limits
  const { max } = signupMailsPerAddress

  test(`make one account and ${max} mails, of which one activates, with its credits once`, async () => {
    const roomy = server.container.get(tokens.limits)
    const busy = await startServer({
      rebind: (container) => {
        withQuickPasswords(container)
        container.rebind(tokens.limits).toConstantValue({ ...roomy, signupMailsPerAddress })
      },
    })
    const email = 'samen@voorbeeld.example'
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        busy.browser().call('POST /api/signup.php', { body: formOf({ email }) }),
      ),
    )
    const said = answers.map(({ status }) => status).sort()
    expect(said).toEqual([...Array(max).fill(200), ...Array(AT_ONCE - max).fill(429)])
    const { rows } = await busy.db.query('select id from account where email = $1', [email])
    expect(rows).toHaveLength(1)
    const mails = await until(async () => {
      const found = await busy.mailsTo(email)
      expect(found).toHaveLength(max)
      return found
    })
    const credits: (number | undefined)[] = []
    for (const mail of mails) {
      const body = { token: tokenIn(mail), password: PASSWORD }
      const { json } = await busy.browser().call('POST /api/activation.php', { body })
      credits.push((json as { user?: { credits: number } }).user?.credits)
    }
    expect(credits.filter((given) => given !== undefined)).toEqual([3])
    await busy.stop()
  })
})
