import { createTransport } from 'nodemailer'
import { type Mailer, MailRefused, MailServerAway, MailServerRefuses } from '#core/kernel/ports.ts'
import { messageOf } from './message.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

/**
 * Enhanced status codes (RFC 3463) of a bad or disabled recipient. 5.1.7 and 5.1.8 are about the
 * sender; all other refusals may be of every mail, until somebody mends them.
 */
const RECIPIENT = /^5\d\d[ -]5\.(1\.(?![78]\b)\d+|2\.1)\b/

type Failure = Error & { responseCode?: number; response?: string }

/** What the server answered may name whom the mail was for; that it did not answer names nobody. */
const failure = (cause: Failure) => {
  const code = cause.responseCode ?? cause.message
  if (RECIPIENT.test(cause.response ?? '')) {
    return new MailRefused(`The mail server refuses this recipient: ${code}`, { cause })
  }
  return (cause.responseCode ?? 0) >= 500
    ? new MailServerRefuses(`The mail server refuses mails: ${code}`, { cause })
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
