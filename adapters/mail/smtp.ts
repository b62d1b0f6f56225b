import { createTransport } from 'nodemailer'
import { type Mailer, MailRefused, MailServerAway } from '#core/kernel/ports.ts'
import { messageOf } from './message.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

/** What the server says of the one it is for, or of what it says; all else may yet be mended. */
const ofThisMail = ['RCPT TO', 'DATA']

type Failure = Error & { responseCode?: number; command?: string }

const isRefused = ({ responseCode = 0, command }: Failure) =>
  responseCode >= 500 && ofThisMail.includes(command ?? '')

/** What the server answered may name whom the mail was for; that it did not answer names nobody. */
const failure = (cause: Failure) => {
  const code = cause.responseCode ?? cause.message
  return isRefused(cause)
    ? new MailRefused(`The mail server refuses this mail: ${code}`, { cause })
    : new MailServerAway(`The mail server does not take mails: ${code}`, { cause })
}

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
      await transport.sendMail(messageOf(mail, from)).catch((error) => {
        throw failure(error)
      })
    },
  }
}
