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

/** The name as it looks at a glance: letters that look alike are one letter. */
const readAs = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')]
    .map((sign) => letterOf.get(sign) ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

const setOf = (words: string) => new Set(words.split(/\s+/).map(readAs))

/** Long enough to be recognised where a space stands inside them. */
const STAFF = setOf(
  `klantenservice klantendienst klantcontact helpdesk moderator moderators moderatie beheerder
  beheerders administrator administrators administratie webmaster medewerker medewerkers siteteam
  customerservice customersupport moderation supportteam servicedesk`,
)
/** Parts of names too, so that they count as words of their own alone. */
const STAFF_ALONE = setOf('admin admins support beheer staff mod mods systeem system')
/** Initials are often as many as these letters. */
const INITIALS_MAX = 3
/** What turns the name of the site into that of its staff. */
const WITH_SITE = setOf('team service support help hulp nl com dating admin official officieel')
const LITTLE_WORDS = setOf('de het the van of bij from your je jouw uw ons onze our')

const wordsOf = (text: string) =>
  readAs(text)
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '')

/** The name as words: as written, with capitals as beginnings, and without digits around a word. */
const readingsOf = (name: string) => [
  wordsOf(name),
  wordsOf(name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')),
  wordsOf(name.replaceAll(/(?<=\p{L})\d+(?!\S)|(?<!\S)\d+(?=\p{L})/gu, ' ')),
]

/** Letters that stand apart are one word, where they are more than initials. */
const spelledOf = (words: string[]) => {
  const letters = words.filter((word) => word.length === 1).join('')
  return letters.length > INITIALS_MAX ? [letters] : []
}

const namesStaff = (words: string[]) => {
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`)
  const spelled = spelledOf(words)
  return (
    [...words, ...pairs, ...spelled, words.join('')].some((word) => STAFF.has(word)) ||
    [...words, ...spelled].some((word) => STAFF_ALONE.has(word))
  )
}

/** Where the name of the site stands among these words, also where spaces are in it. */
const siteIn = (words: string[], own: string) => {
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= words.length; to += 1)
      if (words.slice(from, to).join('') === own) return { from, to }
  return null
}

/** The site alone or its staff: as a surname its name may stand behind any other. */
const namesSite = (words: string[], own: string) => {
  if (own === '') return false
  if (words.some((word) => word.startsWith(own) && WITH_SITE.has(word.slice(own.length))))
    return true
  const at = siteIn(words, own)
  if (!at) return false
  const beside = [words[at.from - 1] ?? '', words[at.to] ?? '']
  const others = words.toSpliced(at.from, at.to - at.from)
  return (
    beside.some((word) => WITH_SITE.has(word)) ||
    others.every((word) => WITH_SITE.has(word) || LITTLE_WORDS.has(word))
  )
}

/** Whether members would take this name for the site or the people who run it. */
export const looksLikeStaff = ({ name, site }: { name: string; site: string }): boolean => {
  const own = wordsOf(site).join('')
  return readingsOf(name).some((words) => namesStaff(words) || namesSite(words, own))
}
