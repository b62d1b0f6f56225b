import { eld } from 'eld/large'
import { factsIn, filesIn, type Said, saidIn, textsFolder, wordsOf } from './said.ts'

/** Charts, and what only a demo says, are in Dutch and English (product spec, section 1). */
const IN_TWO =
  /^(account\/practice-age|payment\/(phone|sandbox)|platform\/(charts|clock|demo|demo-pages|mailbox))\.ts$/
/** American English is British English but for its own words: only what is loaded by its name. */
const OF_OTHER_WORDS = 'en-US'
/** What the detector calls a language, where it is not what CLDR calls it. */
const DETECTED: Record<string, readonly string[]> = { nb: ['no', 'da'], da: ['da', 'no'] }
/** Shorter ones tell too little of their language. */
const WORDS_MIN = 7

const placeOf = ({ file, key }: Said) => `${file} ${key}`

/** Counted words stand once for each form of their own language: their key without it. */
const baseOf = (said: Said) => placeOf(said).replace(/_(one|few|many|other)$/, '')

const missingFrom = (some: Iterable<string>, all: Iterable<string>) => {
  const there = new Set(all)
  return [...new Set(some)].filter((one) => !there.has(one))
}

const differences = (what: string, dutch: Iterable<string>, own: Iterable<string>) => [
  ...missingFrom(dutch, own).map((one) => `${one}: ${what} missing`),
  ...missingFrom(own, dutch).map((one) => `${one}: ${what} not in Dutch`),
]

const isCounted = (said: Said) => /_(one|few|many|other)$/.test(said.key)

const formsIn = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()

/** What of counted words is not exactly the forms of number that CLDR gives the language. */
const formFaults = (language: string, said: readonly Said[]) => {
  const forms = Map.groupBy(said.filter(isCounted), baseOf)
  return [...forms].flatMap(([base, some]) => {
    const own = some.map(({ key }) => key.slice(key.lastIndexOf('_') + 1)).toSorted()
    return own.join() === formsIn(language).join() ? [] : [`${base}: has the forms ${own}`]
  })
}

/** Which facts are told by one language and not by the other; a form may leave its number out. */
const factFaults = (dutch: readonly Said[], own: readonly Said[]) => {
  const told = new Map(dutch.map((said) => [baseOf(said), new Set(factsIn(said.text))]))
  for (const said of dutch) for (const name of factsIn(said.text)) told.get(baseOf(said))?.add(name)
  return own.flatMap((said) => {
    const known = told.get(baseOf(said))
    if (!known) return []
    const named = new Set(factsIn(said.text))
    const lost = [...known].filter(
      (name) => !named.has(name) && !(isCounted(said) && name === 'count'),
    )
    const strange = [...named].filter((name) => !known.has(name))
    return [
      ...lost.map((name) => `lost {{${name}}}`),
      ...strange.map((name) => `strange {{${name}}}`),
    ].map((fault) => `${placeOf(said)}: ${fault}`)
  })
}

const sentencesOf = (text: string) =>
  wordsOf(text)
    .split(/(?<=[.!?…:])\s+/)
    .filter((sentence) => (sentence.match(/\p{L}{2,}/gu) ?? []).length >= WORDS_MIN)

/** Sentences that a detector of languages takes for another one, and does so with some certainty. */
const foreignSentences = (language: string, said: readonly Said[]) => {
  const own = DETECTED[language] ?? [language.slice(0, 2)]
  return said.flatMap((one) =>
    sentencesOf(one.text).flatMap((sentence) => {
      const found = eld.detect(sentence)
      if (own.includes(found.language) || !found.isReliable()) return []
      const scores = found.getScores() as Record<string, number>
      const best = Math.max(...own.map((name) => scores[name] ?? 0))
      return (scores[found.language] ?? 0) > best * 1.15
        ? [`${placeOf(one)}: reads as ${found.language}: ${sentence}`]
        : []
    }),
  )
}

/** Words with several parts that are said letter by letter as in Dutch or English. */
const untranslated = (own: readonly Said[], others: readonly Said[][]) => {
  const known = new Set(others.flat().map((said) => `${baseOf(said)}|${said.text}`))
  return own
    .filter(({ text }) => (wordsOf(text).match(/\p{L}{3,}/gu) ?? []).length >= 4)
    .filter((said) => known.has(`${baseOf(said)}|${said.text}`))
    .map((said) => `${placeOf(said)}: is not translated: ${said.text}`)
}

const isOwnFile = (file: string) => !IN_TWO.test(file)

/** Headings of a page of words, by which languages are the same page. */
const headingsOf = (said: readonly Said[]) => {
  const lines = said.filter(({ file }) => file.endsWith('.md'))
  const of = Map.groupBy(lines, ({ file }) => file)
  return [...of].map(
    ([file, some]) => `${file} has ${some.filter(({ text }) => /^#/.test(text)).length} headings`,
  )
}

const isLine = ({ file }: Said) => file.endsWith('.md')

/**
 * All that is wrong with the texts of a language that a machine can see, one line each: files, keys,
 * facts, forms of number, empty texts, sentences in another language. None: it is whole.
 */
export const faultsOf = (language: string, folder = textsFolder): string[] => {
  const dutch = saidIn('nl')
  const english = saidIn('en')
  const own = saidIn(language, folder)
  if (language === OF_OTHER_WORDS) return foreignSentences(language, own)
  const isDutchOrEnglish = language === 'nl' || language === 'en'
  const wanted = filesIn(textsFolder, 'nl').filter((file) => isDutchOrEnglish || isOwnFile(file))
  const model = dutch.filter(({ file }) => isDutchOrEnglish || isOwnFile(file))
  const keyed = (some: readonly Said[]) => some.filter((said) => !isLine(said))
  return [
    ...differences('file', wanted, filesIn(folder, language)),
    ...differences('text', keyed(model).map(baseOf), keyed(own).map(baseOf)),
    ...differences('page', headingsOf(model), headingsOf(own)),
    ...formFaults(language, own),
    ...factFaults(keyed(model), keyed(own)),
    ...own.filter(({ text }) => text.trim() === '').map((said) => `${placeOf(said)}: is empty`),
    ...foreignSentences(language, own),
    ...(isDutchOrEnglish ? [] : untranslated(own, [dutch, english])),
  ]
}
