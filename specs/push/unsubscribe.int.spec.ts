import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smtpMailer } from '#adapters/mail/smtp.ts'
import {
  type MailedNotice,
  mailedNotices,
  noticeOfMail,
} from '#core/account/settings/notifications.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import * as tokens from '#server/platform/tokens.ts'
import { startMailServer } from '#specs/harness/server/mail-server.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const mailOf = async (member: SpecMember, kind: MailedNotice) => {
  const jobQueue = await server.container.getAsync(tokens.jobQueue)
  const key = randomUUID()
  await jobQueue.put({ name: 'mail', key, template: kind, account: member.id })
  return until(async () => {
    const found = (await server.mailsTo(member.email)).find((mail) => mail.key === key)
    if (!found) throw new Error(`No mail about ${kind}`)
    return found
  })
}
const disabledOf = async (member: SpecMember) =>
  (await member.ask('GET /api/user.php')).user?.notifications_disabled
/** As a mail provider does (RFC 8058): without a cookie, from no page. */
const oneClick = (url: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

describe('a mail about what is new', () => {
  it('is every kind of mail that a member may switch off, and no other', () => {
    const kinds = Object.values(noticeOfMail).filter((kind) => kind !== null)
    expect(kinds.toSorted()).toEqual([...mailedNotices].toSorted())
    for (const mail of ['activation', 'passwordReset', 'receipt', 'statement'] as const) {
      expect(noticeOfMail[mail]).toBeNull()
    }
  })

  it.each(mailedNotices)(
    'has a link that switches its kind off, by one click: %s',
    async (kind) => {
      const anna = await newMember(server)
      const { unsubscribe = '', text } = await mailOf(anna, kind)
      expect(text).toContain(unsubscribe)
      expect(new URL(unsubscribe).origin).toBe(new URL(server.url).origin)
      server.clock.forward(366 * DAY_MS)
      const done = await oneClick(unsubscribe)
      expect([done.status, await done.text()]).toEqual([200, expect.stringMatching(/\/settings/)])
      const { rows } = await server.db.query(
        'select notifications_disabled as off from account where id = $1',
        [anna.id],
      )
      expect(rows[0].off).toEqual([`email:${kind}`])
    },
  )

  it('acts by the button of its page alone: a scanner that opens the link changes nothing', async () => {
    const anna = await newMember(server)
    const { unsubscribe = '' } = await mailOf(anna, 'newLikes')
    const page = await fetch(unsubscribe)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await page.text()).toMatch(/<form method="post">.*<button/s)
    expect(await disabledOf(anna)).toEqual([])
    for (let nth = 0; nth < 2; nth += 1) expect((await oneClick(unsubscribe)).status).toBe(200)
    expect(await disabledOf(anna)).toEqual(['email:newLikes'])
  })

  it('opens a page in the look of the site, whose policy lets in its style and nothing else', async () => {
    const anna = await newMember(server)
    const { unsubscribe = '' } = await mailOf(anna, 'newLikes')
    for (const page of [await fetch(unsubscribe), await oneClick(unsubscribe)]) {
      const text = await page.text()
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? []
      const digest = createHash('sha256').update(style).digest('base64')
      expect(style).toContain('#dc143c')
      expect(page.headers.get('content-security-policy')).toContain(
        `default-src 'none'; style-src 'sha256-${digest}'`,
      )
      expect(text).toMatch(/<header>.*Vonk.*<\/header><main><h1>/s)
    }
  })

  it('has a link of one account and kind, which nobody can make for another', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const { unsubscribe = '' } = await mailOf(anna, 'newLikes')
    for (const other of [
      unsubscribe.replace(anna.id, bram.id),
      unsubscribe.replace('newLikes', 'matches'),
      unsubscribe.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      unsubscribe.replace(/.$/, 'é'),
      `${server.url}/unsubscribe`,
    ]) {
      expect((await oneClick(other)).status, other).toBe(404)
      expect((await fetch(other)).status, other).toBe(404)
    }
    expect([await disabledOf(anna), await disabledOf(bram)]).toEqual([[], []])
  })

  it('names the link in the headers that mail providers read (RFC 8058), which a service mail lacks', async () => {
    const { url, taken, close } = await startMailServer()
    const mailer = smtpMailer({ url, from: 'post@vonk.example' })
    const mail = { to: 'a@vonk.example', subject: 'Nieuw', text: 'Nieuw', html: '', key: 'k' }
    await mailer.send({ ...mail, unsubscribe: 'https://vonk.example/unsubscribe?token=a.b.c' })
    await mailer.send({ ...mail, key: 'l' })
    await close()
    const [notice = '', service = ''] = taken.map(({ message }) => message)
    expect(notice).toMatch(
      /^List-Unsubscribe:\s+<https:\/\/vonk\.example\/unsubscribe\?token=a\.b\.c>\r?$/m,
    )
    expect(notice).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    expect(service).not.toContain('List-Unsubscribe')
  })
})
