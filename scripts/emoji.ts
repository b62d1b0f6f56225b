import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from '#core/kernel/languages.ts'

/** What older phones have as well: later ones would be empty boxes there. */
const VERSION_MAX = 14
/** Of the groups of Unicode those of parts, which are nothing by themselves. */
const COMPONENTS = 2
/** Of Emojibase's names of skin tones. */
const TONES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const

type Source = {
  emoji: string
  label: string
  group?: number
  order?: number
  version: number
  tags?: string[]
  skins?: { emoji: string; tone: number | number[] }[]
}
export type KeptEmoji = {
  emoji: string
  category: number
  label: string
  version: number
  tags: string[]
  skins?: Record<(typeof TONES)[number], string>
}

/** American and British English name them alike: one file for both. */
const fileOf = (language: Language) => language.slice(0, 2)

const sourcesIn = (language: Language): Source[] => {
  const file = import.meta.resolve(`emojibase-data/${fileOf(language)}/data.json`)
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8'))
}

const skinsOf = ({ skins = [] }: Source): KeptEmoji['skins'] => {
  const toned = TONES.map((tone, index) => [
    tone,
    skins.find((one) => one.tone === index + 1)?.emoji,
  ])
  return toned.every(([, emoji]) => emoji) ? Object.fromEntries(toned) : undefined
}

/** The emoji that can be chosen, with their names in a language, from the data of Emojibase. */
export const emojiIn = (language: Language): KeptEmoji[] =>
  sourcesIn(language)
    .filter(
      ({ group, version }) => group !== undefined && group !== COMPONENTS && version <= VERSION_MAX,
    )
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map((one) => {
      const { emoji, label, group = 0, version, tags = [] } = one
      const skins = skinsOf(one)
      return { emoji, category: group, label, version, tags, ...(skins && { skins }) }
    })

export const emojiFiles = [...new Set(languages.map(fileOf))]
export const emojiFolder = join(import.meta.dirname, '..', 'client', 'public', 'emoji')

if (import.meta.main) {
  mkdirSync(emojiFolder, { recursive: true })
  for (const language of languages) {
    const name = `${fileOf(language)}.json`
    const text = `${JSON.stringify(emojiIn(language))}\n`
    writeFileSync(join(emojiFolder, name), text)
    process.stdout.write(`${name}, ${Math.round(text.length / 1000)} kB\n`)
  }
}
