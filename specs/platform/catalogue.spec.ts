import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#core/kernel/languages.ts'
import { baseOf } from '#core/kernel/variants.ts'
import { everyNode, type Node, parse, textOf } from '#specs/harness/architecture/syntax.ts'
import { saidIn } from '#specs/harness/texts/said.ts'
import { BY_CALLS, catalogue } from './catalogue-rows.ts'

const specs = join(import.meta.dirname, '..')
const section =
  /^## 8\. .*?(?=^## )/ms.exec(readFileSync(join(specs, 'product-spec.md'), 'utf8'))?.[0] ?? ''

/** Of what says nothing. */
const silent: [what: string, file: string, title: string][] = [
  [
    'welcome discount that does not load',
    'payment/discount/screen.spec.tsx',
    'are what they are when the discount cannot be loaded, and nothing is said of it',
  ],
  [
    'chunk that does not load',
    'platform/error-page.spec.tsx',
    'reloads the page, at most once in 60 seconds',
  ],
]

const said = new Map(
  languages.map((language) => [
    language,
    saidIn(language).map(({ file, key, text }) => [`${file} ${key}`, text] as const),
  ]),
)

/** A counted text by any of its forms; a variant says all else as its base. */
const wordsIn = (language: Language, words: string): string | undefined => {
  const own = said.get(language)?.find(([at]) => at === words || at.startsWith(`${words}_`))?.[1]
  const base = baseOf(language)
  return own ?? (base ? wordsIn(base, words) : undefined)
}

const isSwitchedOff = ({ type, callee }: Node, text: string) => {
  const { start, end } = (callee ?? {}) as Node
  return type === 'CallExpression' && /\.(skip|todo|skipIf|runIf)\b/.test(text.slice(start, end))
}

/** What a spec says within its code, by what runs: neither in a comment nor in what is switched off. */
const stringsOf = (path: string, text: string): string[] => {
  const nodes = everyNode(parse(path, text).program)
  const off = nodes.filter((node) => isSwitchedOff(node, text))
  return nodes
    .filter(({ start, end }) => !off.some((call) => call.start <= start && end <= call.end))
    .flatMap((node) => textOf(node) ?? [])
}

/** A test says it as its title, or as a row of the table that it goes through. */
const isShownBy = (path: string, text: string, title: string) =>
  stringsOf(path, text).some((one) => one === title || one.startsWith(`${title} (`))

const bringsAbout = (file: string, title: string) => {
  const path = join(specs, file)
  return isShownBy(path, readFileSync(path, 'utf8'), title)
}

describe('the error catalogue (ERR-01)', () => {
  it.each(catalogue)(
    'has words in every language, and an action that brings it: $said',
    ({ words, file, title }) => {
      expect(bringsAbout(file, title)).toBe(true)
      for (const language of languages) expect(wordsIn(language, words), language).toMatch(/\p{L}/u)
    },
  )

  it.each(catalogue.filter(({ status }) => status !== null))(
    'has its status from a call that really brings it: $said',
    ({ said }) => expect(bringsAbout(BY_CALLS, said)).toBe(true),
  )

  const quoted = [...section.matchAll(/'([^']+)'/g)].map(([, words = '']) => words)
  it('is found among the sentences that the product spec writes out', () => {
    expect(quoted).toHaveLength(5)
  })
  it.each(quoted)('says in English as the product spec does: %s', (sentence) => {
    const english = catalogue.map(({ words }) => wordsIn('en', words)?.replace(/\.$/, ''))
    expect(english).toContain(sentence)
  })

  it.each([
    ['runs with this title', "it('says so', () => {})", true],
    ['names its requirement behind it', "it('says so (ERR-01)', () => {})", true],
    ['goes through a table of them', "it.each(['says so'])('%s', () => {})", true],
    ['is switched off', "it.skip('says so', () => {})", false],
    [
      'goes through a table, and is switched off',
      "it.skip.each(['says so'])('%s', () => {})",
      false,
    ],
    ['lies within what is switched off', "describe.skip('x', () => { it('says so', f) })", false],
    ['is still to be written', "it.todo('says so')", false],
    ['stands in a comment', "// it('says so', () => {})", false],
    ['says more than that', "it('says so never', () => {})", false],
  ])('is brought about only by a test that counts: one that %s', (_, text, counts) => {
    expect(isShownBy('plant.ts', text, 'says so')).toBe(counts)
  })

  it.each(silent)('is silent about a %s', (_, file, title) => {
    expect(bringsAbout(file, title)).toBe(true)
  })
})
