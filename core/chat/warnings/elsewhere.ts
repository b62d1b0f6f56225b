import { type Folded, passagesOf, words } from './folded.ts'
import { ENDING } from './mail.ts'
import type { Passage } from './values.ts'

const MESSENGER =
  "(?:wh?ats ?-?app'?(?:en|je)?|wh?atsap|wapp|(?<!(?<![a-z])(?:a|the|een|het)\\s)tele ?gram|snap ?chat|viber|we ?chat|discord|skype|only ?fans|hangouts|google chat|zangi|threema|kik messenger|fansly)"
const SOCIAL = '(?:facebook|fb|instagram|insta|ig|tiktok|messenger|signal|snap|kik|imo|linkedin)'

/** A little of a sentence that denies nothing. */
const MEANT = '(?:(?!(?:niet|nooit|geen|not|never|no) )[^.!?\\n]){0,28}?(?<![a-z0-9])'

const NAMED = [
  words(MESSENGER),
  words(
    `(?:me|mij|ik|i|i'?m|i am|us|ons|we|je|jij|you|elkaar) ${MEANT}(?:op|on|to|naar|via|by) ${SOCIAL}`,
  ),
  words(`(?:my|your|ur|je|jouw) ${SOCIAL}|mijn ${SOCIAL} ?(?:is|:|=|account|naam)`),
  words(
    `(?:heb|hebt|heeft|have|got|gebruik|gebruikt|use|zit|add|voeg) (?:je|jij|u|you|me|jullie|ook|er)(?: got| ook| een| an?| toe op)? ${SOCIAL}`,
  ),
  words(`(?:have|got|use|hmu|zoek|find|follow|volg|text|dm|message) ${MEANT}${SOCIAL}`),
  words(
    `(?:zullen we|laten we|let's|lets|kom|ga|find|look|search) ${MEANT}(?:op|on|naar|to|via) ${SOCIAL}`,
  ),
  words(`(?:snap|kik|insta|dm) me`),
]

const HANDLES = [
  /(?<![a-z0-9])(?<!\b(?:ik|dat|je|wel) )(?:snap|ig|insta|kik|line|line id|facebook|fb|insta naam)\s{0,2}[:=@]\s{0,2}@?[a-z0-9][\w.]{2,30}/g,
  /(?<![\w.@])@[a-z][\w.]{2,30}/g,
  words('line id'),
]

/** Places that people tell of, and that nobody is lured to. */
const KNOWN =
  '(?:nu|bol|nos|ns|marktplaats|funda|youtube|spotify|wikipedia|google|bbc|imdb|buienradar|9292|netflix|amazon|booking|airbnb|thuisbezorgd)'
const LINKS = [
  /https?\s{0,2}:\s{0,2}\/\s{0,2}\/\s{0,2}[^\s]{1,80}(?:\s?\.\s?[a-z]{2,10})?/g,
  /(?<![a-z0-9])www\s?\.\s?[^\s]{2,80}/g,
  words(`(?<!@ ?)(?!${KNOWN}\\.)[a-z0-9-]{2,40}${ENDING}(?:/[^\\s]{0,60})?`),
  words(
    '(?:klik|click)(?: even)? (?:op|on)? ?(?:deze|this|the|de) link|(?:op|on|via) (?:deze|this) link',
  ),
]

const OTHER =
  '(?:andere app|ander platform|another app|other apps?|different app|another site|andere site|ander kanaal|another platform)'
const HERE = '(?:deze|dit|this|the) (?:site|app|platform)'
const MOVES = [
  words(`(?:op |via |naar |on |to |in )?(?:een |an )?${OTHER}`),
  words('ergens anders|somewhere else|elsewhere|elders (?:verder|praten|chatten)'),
  words(`(?:buiten|van|off) ${HERE}(?: af)?|(?:leave|verlaten) ${HERE}`),
  words(
    '(?:iets anders|anything else|another way|andere manier|something else) (?:to chat|to talk|to reach|om te|waar ik je|waarop)',
  ),
  words('join my (?:channel|group)|mijn kanaal'),
  words(
    '(?:verder|beter|liever|kunnen|zullen|gaan|met me|met mij|met elkaar)(?: [a-z]{1,8}){0,2} appen',
  ),
  words('appen is|app (?:je )?(?:me|mij)(?: even| maar)?'),
  words('(?:de |the )?groene app|green app'),
]

/** Another place to talk, a name there, or a link away from here. */
export const findElsewhere = (plain: Folded, worded: Folded): Passage[] => [
  ...passagesOf(worded, [...NAMED, ...MOVES]),
  ...passagesOf(plain, [...HANDLES, ...LINKS]),
]
