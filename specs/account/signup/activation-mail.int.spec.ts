import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ACTIVATION_MAIL_MS } from '#core/account/rules.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { type MailServer, startMailServer, wordsOf } from '#specs/harness/server/mail-server.ts'
import { formOf, PASSWORD, tokenIn } from '#specs/harness/server/members.ts'
import { NEVER, type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let post: MailServer
let server: SpecServer
beforeAll(async () => {
  post = await startMailServer()
  server = await startServer({ env: { MAIL_URL: post.url } })
})
afterAll(async () => {
  await server.stop()
  await post.close()
})

const signUp = async (at = server) => {
  const form = formOf()
  await at.browser().ask('POST /api/signup.php', { body: form })
  return form.email
}
const takenFor = (email: string) => post.taken.filter(({ to }) => to.includes(email))
const arrived = (email: string) =>
  until(() => {
    const [mail] = takenFor(email)
    if (!mail) throw new Error(`No mail to ${email} yet`)
    return mail
  })
const activate = async (email: string) => {
  const token = tokenIn({ text: wordsOf(await arrived(email)) })
  const body = { token, password: PASSWORD }
  return server.browser().ask('POST /api/activation.php', { body })
}

/** Mails that are still to be sent. */
const waiting = async () => {
  const { rows } = await server.db.query<{ n: number }>(
    `select count(*)::int as n from jobs.job where name = 'mail' and state < 'completed'`,
  )
  return rows[0]?.n
}

describe('the activation mail (ACC-02)', () => {
  test('is handed to the mail server at once: nothing looks whether mails wait within its minute', async () => {
    expect(NEVER.jobsMs).toBeGreaterThan(ACTIVATION_MAIL_MS)
    const untold = await startServer({ env: { MAIL_URL: post.url }, pace: NEVER })
    onTestFinished(() => untold.stop())
    await arrived(await signUp(untold))
  })

  test('has a link that activates', async () => {
    const email = await signUp()
    const { user } = await activate(email)
    expect(user).toMatchObject({ email, status: 'active' })
  })

  test('comes once to each who signed up while the mail server was away for an hour, over a restart too', async () => {
    post.setAway(true)
    const cutBefore = post.cut()
    const emails = await Promise.all([signUp(), signUp(), signUp()])
    await until(() => expect(post.cut() - cutBefore).toBeGreaterThan(emails.length))
    server.clock.forward(HOUR_MS)
    await server.restart()
    expect(emails.flatMap(takenFor)).toEqual([])
    post.setAway(false)
    for (const email of emails) expect((await activate(email)).user.status).toBe('active')
    await until(async () => expect(await waiting()).toBe(0))
    const activations = (email: string) =>
      takenFor(email).filter((mail) => /\/[\w-]{43}\b/.test(wordsOf(mail)))
    expect(emails.map((email) => activations(email).length)).toEqual([1, 1, 1])
  })
})

describe('the welcome', () => {
  test('comes once the address is confirmed, and once however often the link is opened', async () => {
    const email = await signUp()
    const token = tokenIn({ text: wordsOf(await arrived(email)) })
    const body = { token, password: PASSWORD }
    const opening = () => server.browser().call('POST /api/activation.php', { body })
    await Promise.all([opening(), opening(), opening()])
    await until(() => expect(takenFor(email)).toHaveLength(2))
    await until(async () => expect(await waiting()).toBe(0))
    const [, welcome] = takenFor(email)
    expect(welcome && wordsOf(welcome)).toContain('/members')
    expect(takenFor(email)).toHaveLength(2)
  })
})
