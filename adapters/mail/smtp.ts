import { createTransport } from 'nodemailer'
import type { Mailer } from '#core/ports.ts'
import { messageOf } from './message.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

/**
 * Sends by a mail server. `url` is `smtp://` or `smtps://`, with user, password and port where it
 * needs them; `from` is an address, or a name with one: `Vonk <post@vonk.example>`.
 */
export const smtpMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  if (!/^smtps?:\/\//.test(url)) throw new Error('The mail server is an smtp:// or smtps:// URL.')
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  })
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, from))
    },
  }
}
