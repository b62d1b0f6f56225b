import { type Folded, passagesOf, words } from './folded.ts'
import { ENDING } from './mail.ts'
import type { Passage } from './values.ts'

const HANDLES = [
  /(?<![a-z0-9])(?<!\b(?:ik|dat|je|wel) )(?:snap|ig|insta|kik|line|line id|facebook|fb|insta naam)\s{0,2}[:=@]\s{0,2}@?[a-z0-9][\w.]{2,30}/g,
  /(?<![\w.@])@[a-z][\w.]{2,30}/g,
]

/** Sites that people talk about without luring anybody there. */
const KNOWN =
  '(?:nu|bol|nos|ns|marktplaats|funda|youtube|spotify|wikipedia|google|bbc|imdb|buienradar|9292|netflix|amazon|booking|airbnb|thuisbezorgd)'
const LINKS = [
  /https?\s{0,2}:\s{0,2}\/\s{0,2}\/\s{0,2}[^\s]{1,80}(?:\s?\.\s?[a-z]{2,10})?/g,
  /(?<![a-z0-9])www\s?\.\s?[^\s]{2,80}/g,
  words(`(?<!@ ?)(?!${KNOWN}\\.)[a-z0-9-]{2,40}${ENDING}(?:/[^\\s]{0,60})?`),
]

/** Links away from the site, and names on other sites. */
export const findLinks = (folded: Folded): Passage[] => passagesOf(folded, [...LINKS, ...HANDLES])
