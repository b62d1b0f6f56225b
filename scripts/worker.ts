import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '#core/kernel/languages.ts'
import { baseOf } from '#core/kernel/variants.ts'
import { readManifest } from './manifest.ts'

const APP = 'index.html'

const textFiles = (language: string, ...kinds: string[]) =>
  kinds.map((kind) => `core/texts/${language}/platform/${kind}.ts`)

/** What a page needs that says it has no connection: the frame, its words, and what stands there. */
const FIRST = [
  APP,
  'client/platform/shell/member-nav.tsx',
  'client/platform/shell/member-life.tsx',
  'client/platform/shell/offline-line.tsx',
  'client/platform/shell/skeleton.tsx',
  'client/platform/offline/restore.ts',
  'client/features/discovery/members.tsx',
  'client/features/account/signin/login.tsx',
  ...textFiles('nl', 'member', 'rest'),
]
const OTHERS = 'client/platform/i18n/other-languages.ts'
const OF_LANGUAGE = /core\/texts\/([\w-]+)\//
/** What a language says beside its pages for members: the desk and the charts, which nobody reads offline. */
const SELDOM = /core\/texts\/[\w-]+\/platform\/(desk|charts|demo-pages)\.ts$/
const BESIDE = ['/color-scheme.js', '/icon.svg', '/home/bar.webp']

/** Files of one kind that nobody opens by its own name. */
const isOwn = (file: string) => !/\.(br|gz|map)$/.test(file)

/** What each language but Dutch is made of, and which of all files nobody else needs. */
const textsOf = (clientDir: string) => {
  const filesOf = readManifest(clientDir)
  const isOther = (source: string) => (OF_LANGUAGE.exec(source)?.[1] ?? 'nl') !== 'nl'
  const others = filesOf.sources.filter(isOther)
  // What several share has a name of its own, which tells no language: it counts by who needs it.
  const named = filesOf.sources.filter((source) => !source.startsWith('_'))
  const shared = filesOf(...named.filter((source) => !isOther(source))).scripts
  const inLanguage = (language: Language) => {
    const spoken: (string | null | undefined)[] = [language, baseOf(language)]
    const own = others.filter(
      (source) => spoken.includes(OF_LANGUAGE.exec(source)?.[1] ?? null) && !SELDOM.test(source),
    )
    return own.length > 0 ? filesOf(OTHERS, ...own).scripts : []
  }
  const own = filesOf(...others).scripts.filter((file) => !shared.includes(file))
  return { inLanguage, own }
}

/** The worker that the browser gets: what this build is made of, and the parts that use it. */
export const writeWorker = (clientDir: string) => {
  const { scripts, styles } = readManifest(clientDir)(...FIRST)
  const texts = textsOf(clientDir)
  const all = globSync('assets/*', { cwd: clientDir }).filter(isOwn).sort()
  const fonts = all.filter((file) => file.endsWith('.woff2'))
  const path = (file: string) => `/${file}`
  const start = [...scripts, ...styles, ...fonts].map(path)
  const later = [...start, ...texts.own.map(path)]
  const parts = ['push-worker.js', 'offline-worker.js'].map((name) =>
    readFileSync(join(clientDir, name), 'utf8'),
  )
  const page = readFileSync(join(clientDir, APP), 'utf8')
  const hash = createHash('sha256').update([page, ...all, ...parts].join('\n'))
  const files = {
    BUILD: hash.digest('hex').slice(0, 12),
    START: [...start, ...BESIDE],
    TEXTS: Object.fromEntries(
      languages
        .filter((language) => language !== 'nl')
        .map((language) => {
          const own = texts.inLanguage(language).map(path)
          return [language, own.filter((file) => !start.includes(file))]
        }),
    ),
    REST: all.map(path).filter((file) => !later.includes(file)),
  }
  const worker = [
    `self.FILES_OF_BUILD = ${JSON.stringify(files)}`,
    ...parts.map((part) => `{\n${part}}`),
  ]
  writeFileSync(join(clientDir, 'worker.js'), `${worker.join('\n')}\n`)
}
