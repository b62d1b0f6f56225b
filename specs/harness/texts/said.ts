import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export const textsFolder = join(import.meta.dirname, '..', '..', '..', 'core', 'texts')

/** Node's own loader, as the folder of a language is only known by its name. */
const load = createRequire(import.meta.url)

/** One text: where it stands ("account/mails.ts welcome.body.1"), and what it says with its facts. */
export type Said = { file: string; key: string; text: string }

/** A fact named `name` that can be written, counted, listed or asked for a part of it. */
const fact = (name: string): unknown => {
  const written = `{{${name}}}`
  const about = (target: unknown, key: string | symbol): unknown => {
    if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 5 : written)
    if (key === Symbol.iterator) return [written, written][Symbol.iterator].bind([written, written])
    if (key === 'length') return 2
    if (key === 'map') return (write: (one: unknown) => string) => [write(fact(name))]
    if (['join', 'toString', 'toLowerCase', 'toLocaleString', 'trim'].includes(String(key)))
      return () => written
    return typeof key === 'string' ? fact(key) : Reflect.get(target as object, key)
  }
  return new Proxy(() => fact(name), { get: about })
}

const facts = () => fact('fact')

/** What is said under a key, whatever has to be told for it; a list says each of its lines. */
const saidOf = (value: unknown, key: string): [key: string, text: string][] => {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value === 'function') return saidOf(value(facts(), facts(), facts()), key)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, one]) => saidOf(one, key ? `${key}.${name}` : name))
}

/** What gathers other files says nothing of its own. */
const GATHERS = /^platform\/(all|start|member|rest|desk|server|demo-pages|glossary)\.ts$/

export const filesIn = (folder: string, language: string) =>
  globSync('*/*.{ts,md}', { cwd: join(folder, language) }).sort()

/** The only export of a file of a language. */
export const exportOf = (path: string): unknown => Object.values(load(path))[0]

/** All that a language says, of each file of its own; pages of words by their lines. */
export const saidIn = (language: string, folder = textsFolder): Said[] =>
  filesIn(folder, language)
    .filter((file) => !GATHERS.test(file))
    .flatMap((file) => {
      const path = join(folder, language, file)
      if (file.endsWith('.md'))
        return readFileSync(path, 'utf8')
          .split('\n')
          .map((text, index) => ({ file, key: String(index + 1), text }))
          .filter(({ text }) => text.trim() !== '')
      return saidOf(exportOf(path), '').map(([key, text]) => ({ file, key, text }))
    })

/** The facts that a text names, each as often as it does. */
export const factsIn = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort()

/** A text as one reads it: without its facts, links, marks of Markdown and addresses. */
export const wordsOf = (text: string) =>
  text
    .replace(/^(version|numbered): .*|^(title|lead): /, '')
    .replaceAll(/\{#[\w-]+\}/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/\{\{?\w+\}?\}/g, '…')
    .replaceAll(/\S+@\S+|https?:\S+|\/[a-z]\S*/g, '…')
    .replaceAll(/[*_#|`[\]]/g, ' ')
