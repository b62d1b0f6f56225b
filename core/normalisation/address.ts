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
