import { describe, expect, onTestFinished, test } from 'vitest'
import { smtpMailer } from '#adapters/mail/smtp.ts'
import { type Mail, MailRefused, MailServerAway, MailServerRefuses } from '#core/kernel/ports.ts'
import { startMailServer, type TakenMail } from '#specs/harness/server/mail-server.ts'

const mailServer = async (toMessage?: string) => {
  const server = await startMailServer(toMessage)
  onTestFinished(server.close)
  return server
}

const mail: Mail = {
  to: 'lid01@vonk.example',
  subject: 'Welkom',
  text: 'Hoi Sanne',
  html: '<p>Hoi Sanne</p>',
  key: 'activation:1',
}
const from = 'Vonk <post@vonk.example>'
const idOf = (taken: TakenMail | undefined) =>
  /^Message-ID: (.*)$/im.exec(taken?.message ?? '')?.[1]

describe('mail by a mail server', () => {
  test('goes to its one address, from that of the site', async () => {
    const { url, taken } = await mailServer()
    await smtpMailer({ url, from }).send(mail)
    expect(taken).toHaveLength(1)
    expect(taken[0]).toMatchObject({ from: 'post@vonk.example', to: ['lid01@vonk.example'] })
    expect(taken[0]?.message).toContain('Subject: Welkom')
    expect(taken[0]?.message).toContain('<p>Hoi Sanne</p>')
  })

  test('bears the name of its sender, at the address of the site', async () => {
    const { url, taken } = await mailServer()
    await smtpMailer({ url, from }).send({ ...mail, sender: 'Vuur, de site' })
    expect(taken[0]?.from).toBe('post@vonk.example')
    expect(taken[0]?.message).toContain('From: "Vuur, de site" <post@vonk.example>')
  })

  test('bears the same id when it is sent again, and another than every other mail', async () => {
    const { url, taken } = await mailServer()
    const { send } = smtpMailer({ url, from })
    await send(mail)
    await send({ ...mail, text: 'Nog eens' })
    await send({ ...mail, key: 'activation:2' })
    const [first, again, other] = taken.map(idOf)
    expect(first).toMatch(/^<[0-9a-f]{32}@vonk\.example>$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test('goes to nobody else, whatever the address and the subject hold', async () => {
    const { url, taken } = await mailServer()
    const { send } = smtpMailer({ url, from })
    await send({ ...mail, subject: 'Hoi\r\nBcc: ander@vonk.example\r\n\r\nweg' })
    await send({ ...mail, to: 'lid01@vonk.example, ander@vonk.example' }).catch(() => undefined)
    for (const { to, message } of taken) {
      expect(to).not.toContain('ander@vonk.example')
      expect(message).not.toMatch(/^Bcc:/im)
    }
  })

  test.each(['451 later', '550 no'])('fails when the server answers %s', async (answer) => {
    const { url, taken } = await mailServer(answer)
    await expect(smtpMailer({ url, from }).send(mail)).rejects.toThrow(answer.slice(0, 3))
    expect(taken).toEqual([])
  })

  test.each([
    ['to the address', '550 5.1.1 no such mailbox', '250 taken', MailRefused],
    ['to the address', '550-5.1.10 this domain\r\n550 5.1.10 takes no mail', '250 ok', MailRefused],
    ['to the address', '550 5.2.1 mailbox disabled', '250 taken', MailRefused],
    ['to the address', '550 5.1.8 bad sender', '250 taken', MailServerRefuses],
    ['to the address', '550 5.7.1 access denied', '250 taken', MailServerRefuses],
    ['to the address', '552 5.2.2 mailbox full', '250 taken', MailServerRefuses],
    ['to the address', '550 not now', '250 taken', MailServerRefuses],
    ['to the address', '451 come back later', '250 taken', MailServerAway],
    ['to the mail', '250 ok', '554 not this one', MailServerRefuses],
    ['to the mail', '250 ok', '550 5.1.1 no such mailbox', MailRefused],
    ['to the mail', '250 ok', '452 no room', MailServerAway],
  ])(
    'tells by the answer %s (%s, %s) what is refused for good',
    async (_, toAddress, toMail, kind) => {
      const post = await mailServer(toMail)
      post.setToAddress(toAddress)
      const failed = await smtpMailer({ url: post.url, from })
        .send(mail)
        .catch((error: unknown) => error)
      expect(failed).toBeInstanceOf(kind)
      expect(String(failed)).not.toContain(mail.to)
    },
  )

  test('fails when the server is away', async () => {
    const { url, close } = await mailServer()
    await close()
    const failed = smtpMailer({ url, from }).send(mail)
    await expect(failed).rejects.toThrow('ECONNREFUSED')
    await expect(failed).rejects.toBeInstanceOf(MailServerAway)
  })

  test('asks for the address of a mail server, and takes no other', () => {
    for (const url of ['http://mail.example', 'mail.example', '', 'direct:?x=smtp://']) {
      expect(() => smtpMailer({ url, from })).toThrow('smtp://')
    }
  })
})
