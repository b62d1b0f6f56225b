import { type Folded, passagesOf, words } from './folded.ts'
import type { Passage } from './values.ts'

const TOP_LEVEL =
  '(?:com|nl|org|net|be|de|eu|info|io|co\\.uk|uk|fr|es|it|pl|dk|se|no|fi|at|ch|me|app|live|online|site|xyz|club|shop|link|tv|cam|chat|ru|example|test|invalid)'
const OPEN = '\\s{0,2}[\\[({<*]?\\s{0,2}'
const CLOSE = '\\s{0,2}[\\])}>*]?\\s{0,2}'
/** How people say `@`, in eleven languages. */
const AT_WORD =
  '(?:apen?staart(?:je)?|aap(?:en)?staart(?:je)?|at|arobase?|arroba|chiocciola|malpa|snabela?|snabel a|krollalfa|alfakroll|affenschwanz|klammeraffe|miukumauku|miuku|kissanhanta)'
const AT = `(?:\\s{0,2}@\\s{0,2}|${OPEN}(?<![a-z0-9])${AT_WORD}(?![a-z0-9])${CLOSE})`
const DOT_WORD = `${OPEN}(?<![a-z0-9])(?:punt|dot|punkt|point|punto|kropka|punktum|prikk|piste)(?![a-z0-9])${CLOSE}`
/** Endings that are no words, so that no new sentence looks like one. */
const SURE = '(?:com|nl|org|net|be|eu|info|co\\.uk|fr|es|it|pl|dk|fi|example|test|invalid)'
const SPACED_DOT = '\\s{1,2}\\.\\s{1,2}'
/** `.nl`, ` . nl` or ` punt nl`. */
export const ENDING = `(?:\\.${TOP_LEVEL}|(?:${SPACED_DOT}|${DOT_WORD})${SURE})`
const DOT = `(?:\\.|${SPACED_DOT}|${DOT_WORD})`
const PROVIDER =
  '(?:gmail|hotmail|outlook|yahoo|protonmail|proton|icloud|live|ziggo|kpnmail|gmx|web|wanadoo|orange|libero|wp|onet|interia)'

const ADDRESSES = [
  words(`[a-z0-9][a-z0-9._+-]{0,40}${AT}[a-z0-9-]{2,40}${ENDING}`),
  words(`[a-z0-9][a-z0-9._+-]{0,40}\\s{0,2}@\\s{0,2}[a-z0-9-]{1,20} [a-z0-9-]{1,20}${ENDING}`),
  words(`(?:[a-z0-9._+-]{2,40} )?${AT_WORD} ${PROVIDER}(?:${DOT}| )?(?:com|nl|be|de|fr|co\\.uk)?`),
  words(`${PROVIDER}(?:${DOT}| )(?:com|nl|be|de|fr|co\\.uk)`),
]

/** Mail addresses, however they are spelled. */
export const findMailAddresses = (folded: Folded): Passage[] => passagesOf(folded, ADDRESSES)
