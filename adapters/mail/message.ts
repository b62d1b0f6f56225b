import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '#core/kernel/ports.ts'

/** The same for every attempt to send one mail: of its key nothing can be read in it. */
export const idOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)

/** Of an address that may come with a name. */
const addressIn = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
const domainOf = (address: string) => /@([^@>\s]+)>?\s*$/.exec(address)?.[1] ?? 'localhost'

/** As RFC 8058 has them; the header with the address is not folded. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * A mail as nodemailer takes it. Its Message-ID follows from the key, by which a receiver knows a
 * repeated mail; the address is one address, whatever commas are in it.
 */
export const messageOf = (
  { to, sender, subject, text, html, key, unsubscribe }: Mail,
  from: string,
) =>
  ({
    from: sender ? { name: sender, address: addressIn(from) } : from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${idOf(key)}@${domainOf(from)}>`,
    ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }) satisfies SendMailOptions
