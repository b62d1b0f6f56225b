import { readdirSync, readFileSync } from 'node:fs'
import { CONCEPTS_MAX } from '../../core/chat/warnings/features.ts'
import { fold } from '../../core/chat/warnings/folded.ts'
import {
  CONCEPT_BITS,
  type Lexicon,
  lexiconKey,
  wordsOf,
} from '../../core/chat/warnings/lexicon.ts'

const folder = new URL('./lexicon/', import.meta.url)

const conceptNames = (): string[] =>
  readFileSync(new URL('concepts.md', folder), 'utf8')
    .split('\n')
    .flatMap((line) => /^([a-z_]+): /.exec(line)?.[1] ?? [])

/** `betaal*` is the beginning of a word, `*rekening` the end; anything else is whole. */
const keyOf = (entry: string): number | null => {
  const words = wordsOf(fold(entry.replaceAll('*', '')).text)
  const [word] = words
  if (word === undefined) return null
  if (words.length === 1 && entry.endsWith('*')) return lexiconKey.prefix(word)
  if (words.length === 1 && entry.startsWith('*')) return lexiconKey.suffix(word)
  return lexiconKey.whole(words.join(' '))
}

const entriesOf = (line: string): { concept: string; entries: string[] } => {
  const at = line.indexOf(':')
  const entries = line
    .slice(at + 1)
    .split('|')
    .map((entry) => entry.trim().toLowerCase())
  return { concept: line.slice(0, at).trim(), entries }
}

/** The lexicons of all languages as one table. The order of the languages is that of their files. */
export const compileLexicon = (): Lexicon => {
  const concepts = conceptNames()
  if (concepts.length > CONCEPTS_MAX) throw new Error('More concepts than a model has inputs for')
  const languagesOf = new Map<string, { key: number; concept: number; languages: number }>()
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  files.sort().forEach((name, language) => {
    for (const line of readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n')) {
      const { concept: named, entries } = entriesOf(line)
      const concept = concepts.indexOf(named)
      if (concept < 0) throw new Error(`${name}: ${named} is no concept`)
      for (const key of entries.map(keyOf)) {
        if (key === null) continue
        const id = `${key} ${concept}`
        const entry = languagesOf.get(id) ?? { key, concept, languages: 0 }
        languagesOf.set(id, { ...entry, languages: entry.languages | (1 << language) })
      }
    }
  })
  const sorted = [...languagesOf.values()].sort(
    (one, other) => one.key - other.key || one.concept - other.concept,
  )
  return {
    hashes: Uint32Array.from(sorted, ({ key }) => key),
    entries: Uint32Array.from(sorted, (entry) => entry.concept | (entry.languages << CONCEPT_BITS)),
  }
}
