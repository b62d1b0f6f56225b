import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from './manifest.ts'

const APP = 'index.html'

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
  ...['nl', 'en'].flatMap((language) =>
    ['member', 'rest'].map((kind) => `core/texts/${language}/platform/${kind}.ts`),
  ),
  'core/texts/en/platform/start.ts',
]
const BESIDE = ['/color-scheme.js', '/icon.svg', '/home/bar.webp']

/** Files of one kind that nobody opens by its own name. */
const isOwn = (file: string) => !/\.(br|gz|map)$/.test(file)

/** The worker that the browser gets: what this build is made of, and the parts that use it. */
export const writeWorker = (clientDir: string) => {
  const { scripts, styles } = readManifest(clientDir)(...FIRST)
  const all = globSync('assets/*', { cwd: clientDir }).filter(isOwn).sort()
  const fonts = all.filter((file) => file.endsWith('.woff2'))
  const start = [...scripts, ...styles, ...fonts].map((file) => `/${file}`)
  const rest = all.map((file) => `/${file}`).filter((file) => !start.includes(file))
  const parts = ['push-worker.js', 'offline-worker.js'].map((name) =>
    readFileSync(join(clientDir, name), 'utf8'),
  )
  const page = readFileSync(join(clientDir, APP), 'utf8')
  const hash = createHash('sha256').update([page, ...all, ...parts].join('\n'))
  const files = {
    BUILD: hash.digest('hex').slice(0, 12),
    START: [...start, ...BESIDE],
    REST: rest,
  }
  const worker = [
    `self.FILES_OF_BUILD = ${JSON.stringify(files)}`,
    ...parts.map((part) => `{\n${part}}`),
  ]
  writeFileSync(join(clientDir, 'worker.js'), `${worker.join('\n')}\n`)
}
