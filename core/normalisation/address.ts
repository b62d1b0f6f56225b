const HOST = /^[\p{L}\p{M}\p{N}.·。-]+$/u
const ASCII = /^[ -~]*$/
/** What a clipboard brings along with an address. */
const EDGES = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

/** A domain as mail servers know it: IDNA to ASCII, as browsers and Node do it for URLs. */
const asciiDomain = (host: string): string => {
  if (ASCII.test(host) || !HOST.test(host)) return host
  const url = `http://${host}`
  return URL.canParse(url) ? new URL(url).hostname : host
}

/**
 * An e-mail address as it is stored and sent to, so that each way of typing one mailbox is one
 * account: in lower case and ASCII, without what surrounds it. Letters of other scripts before the
 * `@` stay, and are refused, because most mail servers cannot deliver them (SMTPUTF8).
 */
export const normalizeAddress = (typed: string): string => {
  const plain = typed.replaceAll(EDGES, '').normalize('NFKC').toLowerCase()
  const at = plain.lastIndexOf('@')
  return at < 0 ? plain : `${plain.slice(0, at)}@${asciiDomain(plain.slice(at + 1))}`
}

const GMAIL: readonly string[] = ['gmail.com', 'googlemail.com']

/**
 * One way of writing for all addresses that end in the same mailbox: small letters, nothing after
 * a plus, and of Gmail no dots. The database has its twin, `same_mailbox`.
 */
export const mailboxOf = (address: string): string => {
  const typed = address.replace(/^ +| +$/g, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  const at = typed.lastIndexOf('@')
  const [name, host] = at < 0 ? [typed, typed] : [typed.slice(0, at), typed.slice(at + 1)]
  const plain = name.split('+')[0] || name
  return GMAIL.includes(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}
