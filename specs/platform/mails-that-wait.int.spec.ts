import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ACTIVATION_LINK_HOURS, MAIL_UNDO_HOURS } from '#core/account/rules.ts'
import { dayOf } from '#core/kernel/day.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { operatorParts, runOperator } from '#server/operator/operator.ts'
import { printReport } from '#server/operator/report.ts'
import { reportDay } from '#server/payment/tokens.ts'
import * as tokens from '#server/platform/tokens.ts'
import { type MailServer, startMailServer, wordsOf } from '#specs/harness/server/mail-server.ts'
import { formOf, linkIn, PASSWORD, tokenIn } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const NEWS = 1_000
/** As many as have a connection without waiting for one for long. */
const AT_ONCE = 50
/** More often than two hours of pauses ever came to. */
const TRIES = 30

let post: MailServer
let server: SpecServer
beforeAll(async () => {
  post = await startMailServer()
  server = await startServer({ env: { MAIL_URL: post.url } })
})
afterEach(() => {
  post.setAway(false)
  post.setSlow(0)
  post.setToAddress('250 ok')
})
afterAll(async () => {
  await server.stop()
  await post.close()
})

const run = async (...typed: string[]) => runOperator(await operatorParts(server.container), typed)
const signUp = async () => {
  const form = formOf()
  await server.browser().ask('POST /api/signup.php', { body: form })
  return form.email
}
const arrived = (email: string) =>
  until(() => {
    const mail = post.taken.find(({ to }) => to.includes(email))
    if (!mail) throw new Error(`No mail to ${email} yet`)
    return mail
  })
const activate = async (email: string) => {
  const token = tokenIn({ text: wordsOf(await arrived(email)) })
  return server.browser().call('POST /api/activation.php', {
    body: { token, password: PASSWORD },
  })
}

type Standing = { state: string; tries: number; pauseS: number }
const standing = async (email: string): Promise<Standing> => {
  const { rows } = await server.db.query<Standing>(
    `select j.state, j.retry_count as tries,
      extract(epoch from j.start_after - now())::float8 as "pauseS"
    from jobs.job j join account a on a.id = (j.data ->> 'account')::uuid
    where j.name = 'mail' and a.email = $1`,
    [email],
  )
  return rows[0] as Standing
}
/** As if the pauses of all mails were over, and each had been tried so often. */
const noPause = (tries = 1) =>
  server.db.query(
    `update jobs.job set start_after = now(), retry_count = $1
    where name = 'mail' and state = 'retry'`,
    [tries],
  )

describe('a mail whose server is away', () => {
  test(`is not given up after ${TRIES} tries, at pauses of up to an hour, and comes with a link that counts from then on`, async () => {
    post.setAway(true)
    const email = await signUp()
    await until(async () => expect((await standing(email)).tries).toBeGreaterThan(0))
    await until(async () => {
      if ((await standing(email)).tries < TRIES) await noPause(TRIES)
      // One look: between two of them a worker may have taken it.
      const now = await standing(email)
      expect(now.state).toBe('retry')
      expect(now.tries).toBeGreaterThan(TRIES)
    })
    const { pauseS } = await standing(email)
    expect(pauseS).toBeGreaterThan(1_800)
    expect(pauseS).toBeLessThanOrEqual(3_600)
    expect(await run('jobs')).toMatch(/waiting +activation +1 .*MailServerAway/)
    server.clock.forward((ACTIVATION_LINK_HOURS + 1) * HOUR_MS)
    post.setAway(false)
    await noPause()
    expect((await activate(email)).status).toBe(200)
  })
})

describe('a mail whose link was over before it could be sent', () => {
  test('still tells that the address was changed, without a link, and whom to write to', async () => {
    const [email, next] = [await signUp(), formOf().email]
    const browser = server.browser()
    const activation = tokenIn({ text: wordsOf(await arrived(email)) })
    const body = { token: activation, password: PASSWORD }
    await browser.ask('POST /api/activation.php', { body })
    const wish = { email: next, password: PASSWORD }
    await browser.ask('POST /api/mail-change.php', { body: wish })
    const token = linkIn({ text: wordsOf(await arrived(next)) })
    post.setAway(true)
    const before = post.taken.length
    await browser.ask('PUT /api/mail-change.php', { body: { token } })
    await until(async () => expect(await run('jobs')).toMatch(/waiting +emailChanged +1/))
    server.clock.forward((MAIL_UNDO_HOURS + 1) * HOUR_MS)
    post.setAway(false)
    await until(async () => {
      await noPause()
      expect(post.taken.length).toBeGreaterThan(before)
    })
    const late = post.taken.slice(before).find(({ to }) => to.includes(email))
    const { support_email } = await browser.ask('GET /api/settings.php')
    expect(late && wordsOf(late)).toContain(support_email)
    expect(late && wordsOf(late)).not.toMatch(/token=/)
  })
})

describe('a mail that its server refuses', () => {
  test('because of its address is not tried for days, is named with the day, and comes once an operator puts it back', async () => {
    post.setToAddress('550 5.1.1 no such mailbox')
    const email = await signUp()
    await until(async () => expect((await standing(email)).state).toBe('failed'))
    expect((await standing(email)).tries).toBe(0)
    expect(await run('jobs')).toMatch(/failed +activation +1 .*MailRefused/)
    const report = await (await server.container.getAsync(reportDay))(
      'vonk',
      dayOf(server.clock.now()),
    )
    expect(report.failedJobs).toMatchObject([{ kind: 'activation', jobs: 1 }])
    expect(printReport('Vonk', report)).toMatch(/jobs retry`:\s+activation +1, the oldest of/)
    post.setToAddress('250 ok')
    await expect(run('jobs', 'retry', 'receipt')).rejects.toThrow('No work failed')
    expect(await run('jobs', 'retry', 'activation')).toContain('1 put back')
    expect((await activate(email)).status).toBe(200)
    expect(await run('jobs')).not.toMatch(/failed +\w+ +\d/)
  })

  test('for a reason other than its address is tried again, and arrives (OPS-02)', async () => {
    post.setToAddress('550 5.7.1 access denied')
    const emails = [await signUp(), await signUp()]
    await until(async () => {
      await noPause(TRIES)
      for (const email of emails) expect((await standing(email)).tries).toBeGreaterThan(TRIES)
    })
    expect(await run('jobs')).toMatch(/waiting +activation +2 .*MailServerRefuses/)
    post.setToAddress('250 ok')
    await noPause()
    for (const email of emails) expect((await activate(email)).status).toBe(200)
  })

  test('is listed, named with the day and put back once all its tries are over (OPS-02)', async () => {
    post.setToAddress('550 5.7.1 access denied')
    const email = await signUp()
    await until(async () => {
      await noPause(1_000)
      expect((await standing(email)).state).toBe('failed')
    })
    expect(await run('jobs')).toMatch(/failed +activation +1 .*MailServerRefuses/)
    expect(await run('report', dayOf(server.clock.now()))).toMatch(/activation +1, the oldest of/)
    post.setToAddress('250 ok')
    expect(await run('jobs', 'retry', 'activation')).toContain('1 put back')
    expect((await activate(email)).status).toBe(200)
  })

  test('for now is tried again by itself', async () => {
    post.setToAddress('451 come back later')
    const email = await signUp()
    await until(async () => expect((await standing(email)).tries).toBeGreaterThan(0))
    post.setToAddress('250 ok')
    await noPause()
    expect((await activate(email)).status).toBe(200)
  })
})

describe('a mail that somebody waits for', () => {
  test(`is not held up by ${NEWS} pieces of news and a slow mail server (ACC-02)`, async () => {
    const reader = await signUp()
    const { status } = await activate(reader)
    expect(status).toBe(200)
    const { rows } = await server.db.query('select id from account where email = $1', [reader])
    post.setSlow(1_000)
    const work = await server.container.getAsync(tokens.jobQueue)
    const { id: account } = rows[0]
    const news = Array.from({ length: NEWS }, (_, nth) => `newMessages:${nth}`)
    for (let from = 0; from < NEWS; from += AT_ONCE) {
      const keys = news.slice(from, from + AT_ONCE)
      await Promise.all(
        keys.map((key) => work.put({ name: 'mail', key, template: 'newMessages', account })),
      )
    }
    await arrived(await signUp())
    expect(await run('jobs')).toMatch(/waiting +newMessages/)
    await server.db.query(`delete from jobs.job where data ->> 'template' = 'newMessages'`)
  })
})
