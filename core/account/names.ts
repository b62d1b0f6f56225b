import { ok } from '#core/kernel/verdict.ts'
import { isReadableLine } from '#core/normalisation/readable-line.ts'

/** A profile name stands in mails and on other people's screens: it may not be a message. */
export type NameFacts = {
  name: string
  email: string
  /** What the site is called. */
  site: string
}

const MAILBOXES = 'gmail|googlemail|hotmail|outlook|live|msn|yahoo|icloud|proton|ziggo|kpn'
const ADDRESS = new RegExp(
  `\\S\\s*@\\s*([\\p{L}\\p{N}-]+\\s*[.。]\\s*\\p{L}|${MAILBOXES})|[([{]\\s*at\\s*[)\\]}]`,
  'iu',
)
const WEBSITE =
  /:\/\/|\bwww\b|[\p{L}\p{N}][.。．｡]\p{L}{2,}|\b(?:punt|dot)\s*(?:nl|be|com|net|eu)\b/iu
const PHONE_DIGITS = 7

/** For each letter, the signs that look like it. */
const LOOKALIKES: Record<string, string> = {
  a: '4@аα',
  b: '8ßвβ',
  c: 'с',
  d: 'đԁ',
  e: '3€еε',
  g: '9',
  h: 'һн',
  i: '1!|lıіӏι',
  j: 'ј',
  k: 'кκ',
  m: 'мμ',
  n: 'пη',
  o: '0øоοσᴏ',
  p: 'рρᴘ',
  r: 'гʀ',
  s: '5$ѕꜱ',
  t: '7тτᴛ',
  u: 'υ',
  v: 'ѵν',
  w: 'ω',
  x: 'хχ',
  y: 'у',
}
const letterOf = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, signs]) =>
    [...signs].map((sign) => [sign, letter] as const),
  ),
)

/** What somebody reads who does not look closely: letters that look alike are one letter. */
const readAs = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')]
    .map((sign) => letterOf.get(sign) ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

/** Of whom the site would be believed, wherever it stands in a name. */
const STAFF = [
  'klantenservice',
  'klantendienst',
  'klantcontact',
  'helpdesk',
  'moderator',
  'moderatie',
  'beheerder',
  'administrator',
  'administratie',
  'webmaster',
  'medewerker',
  'siteteam',
  'customerservice',
  'customersupport',
  'moderation',
  'supportteam',
  'servicedesk',
].map(readAs)
/** These are parts of other words too, so that they count alone. */
const STAFF_ALONE = ['admin', 'support', 'beheer', 'staff', 'mod', 'mods', 'systeem', 'system'].map(
  readAs,
)
const AFTER_SITE = [
  '',
  'team',
  'service',
  'support',
  'help',
  'hulp',
  'nl',
  'com',
  'dating',
  'admin',
]

/** The words of a name, and what they are together; letters that stand apart are one word. */
const wordsOf = (read: string) => {
  const parts = read.split(/[^\p{L}\p{N}]/u)
  const apart = parts.filter((part) => part.length === 1).join('')
  const whole = parts.join('')
  return { whole, words: [...parts, apart, whole] }
}

const looksLikeStaff = ({ name, site }: Pick<NameFacts, 'name' | 'site'>) => {
  const { whole, words } = wordsOf(readAs(name))
  const own = wordsOf(readAs(site)).whole
  const alone = [...STAFF_ALONE, ...AFTER_SITE.map((rest) => own + readAs(rest))].filter(Boolean)
  return STAFF.some((one) => whole.includes(one)) || words.some((word) => alone.includes(word))
}

const isContact = (name: string) => {
  const plain = name.normalize('NFKC')
  const digits = plain.replaceAll(/[^\p{Nd}]/gu, '')
  return ADDRESS.test(plain) || WEBSITE.test(plain) || digits.length >= PHONE_DIGITS
}

/**
 * A name is one line that can be read, no address or number to be reached at elsewhere, no name by
 * which one would be taken for the site, and not the e-mail address (product spec, section 5).
 */
export const nameIsFit = ({ name, email, site }: NameFacts) => {
  const bare = name.trim()
  if (bare.startsWith('@')) return 'name_starts_with_at'
  if (bare.toLowerCase() === email.trim().toLowerCase()) return 'name_is_email'
  if (!isReadableLine(bare)) return 'name_characters'
  if (isContact(bare)) return 'name_is_contact'
  return looksLikeStaff({ name: bare, site }) ? 'name_of_staff' : ok
}
