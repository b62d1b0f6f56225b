import { ok } from '#core/kernel/verdict.ts'
import { normalizeAddress } from '#core/normalisation/address.ts'
import { isReadableLine, normalizeLine } from '#core/normalisation/readable-line.ts'
import { lengthOf } from '#core/normalisation/text.ts'
import { NAME_LENGTH_MAX, NAME_LENGTH_MIN } from './rules.ts'
import { looksLikeStaff } from './staff-names.ts'

/** A profile name stands in mails and on other people's screens: it may not be a message. */
export type NameFacts = {
  name: string
  email: string
  /** What the site is called. */
  site: string
}

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

const isContact = (name: string) => {
  const plain = name.normalize('NFKC')
  const digits = plain.replaceAll(/[^\p{Nd}]/gu, '')
  return ADDRESS.test(plain) || namesWebsite(plain) || digits.length >= PHONE_DIGITS
}

/** UTF-16 units of one grapheme cluster, on average: an emoji of several people has eleven. */
const UNITS_PER_CLUSTER = 4

/** A name is counted in grapheme clusters, as people count. */
export const hasNameLength = (name: string): boolean => {
  const length = lengthOf(name)
  const isShort = length <= NAME_LENGTH_MAX && name.length <= NAME_LENGTH_MAX * UNITS_PER_CLUSTER
  return isShort && length >= NAME_LENGTH_MIN
}

/**
 * A name is one line that can be read, no address or number to be reached at elsewhere, no name by
 * which one would be taken for the site, and not the e-mail address (product spec, section 5).
 */
export const nameIsFit = ({ name, email, site }: NameFacts) => {
  const bare = normalizeLine(name)
  if (bare.startsWith('@')) return 'name_starts_with_at'
  if (normalizeAddress(bare) === normalizeAddress(email)) return 'name_is_email'
  if (!isReadableLine(bare)) return 'name_characters'
  if (isContact(bare)) return 'name_is_contact'
  return looksLikeStaff({ name: bare, site }) ? 'name_of_staff' : ok
}
