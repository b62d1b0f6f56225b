const MAILBOXES = 'gmail|googlemail|hotmail|outlook|live|msn|yahoo|icloud|proton|ziggo|kpn'
const ADDRESS = new RegExp(
  `\\S\\s*@\\s*([\\p{L}\\p{N}-]+\\s*[.。]\\s*\\p{L}|(?:${MAILBOXES})(?![\\p{L}\\p{N}]))|[([{]\\s*at\\s*[)\\]}]`,
  'iu',
)
const LINK = /:\/\/|\bwww\b|\b(?:punt|dot)\s*(?:nl|be|com|net|eu)\b/iu
/** Endings of addresses that are no word of a name. */
const ENDINGS = new Set(
  `com net org eu info biz app dev shop store xyz club casino chat live sex porn adult cam webcam date
  dating online site website web page link blog email mobi tel top vip win space fun world today
  nl be de lu fr uk at ch it es pt pl cz sk hu ro bg gr si hr rs ba me mk al dk se no fi is ie ee lv lt
  ru ua by tr il ma us ca mx br ar cl co au nz jp cn kr in id io ai tv cc to ly gg fm am su tk ml ws nu
  li im la sx cw sr рф бел укр онлайн сайт ελ 中国 公司 网络`.split(/\s+/),
)
const DOTTED = /(?<=([\p{L}\p{N}-]+))[.。．｡](\p{L}{2,})(?!\p{L})( \p{L})?/giu
/** `J.de Vries` is an initial with a surname. */
const PARTICLES = new Set(['de', 'la', 'le', 'da', 'di', 'el', 'al', 'to', 'in'])
const PHONE_DIGITS = 7

const isAddress = ([, before = '', ending = '', next]: RegExpMatchArray) => {
  const isInitial = before.length === 1 && next !== undefined
  const last = ending.toLowerCase()
  return ENDINGS.has(last) && !(isInitial && PARTICLES.has(last))
}

const namesWebsite = (name: string) => LINK.test(name) || [...name.matchAll(DOTTED)].some(isAddress)

/** Whether a line has a mail address, a website or a phone number in it. */
export const isContact = (name: string): boolean => {
  const plain = name.normalize('NFKC')
  const digits = plain.replaceAll(/[^\p{Nd}]/gu, '')
  return ADDRESS.test(plain) || namesWebsite(plain) || digits.length >= PHONE_DIGITS
}
