import { type Folded, passagesOf, words } from './folded.ts'
import type { Passage } from './values.ts'

const TOP_LEVEL =
  '(?:com|nl|org|net|be|de|eu|info|io|co\\.uk|uk|fr|es|it|me|app|live|online|site|xyz|club|shop|link|tv|cam|chat|ru|example|test|invalid)'
const OPEN = '\\s{0,2}[\\[({<*]?\\s{0,2}'
const CLOSE = '\\s{0,2}[\\])}>*]?\\s{0,2}'
const AT_WORD = '(?:apen?staart(?:je)?|aap(?:en)?staart(?:je)?|at)'
const AT = `(?:\\s{0,2}@\\s{0,2}|${OPEN}(?<![a-z0-9])${AT_WORD}(?![a-z0-9])${CLOSE})`
const DOT_WORD = `${OPEN}(?<![a-z0-9])(?:punt|dot)(?![a-z0-9])${CLOSE}`
/** Endings that are no words, so that no new sentence looks like one. */
const SURE = '(?:com|nl|org|net|be|eu|info|co\\.uk|example|test|invalid)'
const ROOM = '\\s{1,2}\\.\\s{1,2}'
/** `.nl`, ` . nl` or ` punt nl`. */
export const ENDING = `(?:\\.${TOP_LEVEL}|(?:${ROOM}|${DOT_WORD})${SURE})`
const DOT = `(?:\\.|${ROOM}|${DOT_WORD})`
const PROVIDER = '(?:gmail|hotmail|outlook|yahoo|protonmail|proton|icloud|live|ziggo|kpnmail|gmx)'

const ADDRESSES = [
  words(`[a-z0-9][a-z0-9._+-]{0,40}${AT}[a-z0-9-]{2,40}${ENDING}`),
  words(`[a-z0-9][a-z0-9._+-]{0,40}\\s{0,2}@\\s{0,2}[a-z0-9-]{1,20} [a-z0-9-]{1,20}${ENDING}`),
  words(`(?:[a-z0-9._+-]{2,40} )?${AT_WORD} ${PROVIDER}(?:${DOT}| )?(?:com|nl|be|co\\.uk)?`),
  words(`${PROVIDER}(?:${DOT}| )(?:com|nl|be|de|fr|co\\.uk)`),
  words('gmail|hotmail|protonmail'),
  words('apen?staart(?:je)?'),
]

const ASKS = [
  words('e-?mail ?(?:adres|address)(?:je)?|mailadres(?:je)?'),
  words('(?:je|jouw|uw|your|ur) e-?mail(?! inbox)(?! kwam| came| staat)'),
  words('(?:mijn|my) e-?mail (?:is|adres|address|=)|(?:mijn|my) mail is'),
  words('e-?mail (?:me|mij)|mail (?:me|mij)'),
  words('(?:me|mij) (?:te |even |kunnen |gewoon )?e-?mailen|mailen kan'),
  words('(?:een )?mailtje (?:naar|sturen|aan)(?: me| mij)?'),
  words('drop me (?:a|an) e?-?mail|mail [^.?!\\n]{0,20}liever'),
]

/** A mail address, however it is spelled, and the question for one. */
export const findMails = (folded: Folded): Passage[] => passagesOf(folded, [...ADDRESSES, ...ASKS])
