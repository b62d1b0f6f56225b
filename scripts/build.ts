import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FilesOfPages, PageFiles } from '#core/contract/drawn-page.ts'
import { type Language, languages } from '#core/kernel/languages.ts'
import { baseOf } from '#core/kernel/variants.ts'
import type { HomeFiles } from '#core/site/home/views.ts'
import type { InlineStyle } from '#core/site/inline-style.ts'
import { type LanderName, landerNames } from '#core/site/landers/values.ts'
import type { LanderFiles } from '#core/site/landers/views.ts'
import { layoutOf, type RouteName, routeNames, routes } from '#core/site/routes.ts'
import { checkBudgets } from './budget.ts'
import { landerScript } from './chunks.ts'
import { readManifest } from './manifest.ts'
import { packAssets } from './pack-assets.ts'
import { usedStyle } from './used-style.ts'
import { writeWorker } from './worker.ts'

const root = join(import.meta.dirname, '..')
const clientDir = join(root, 'dist', 'client')
const stamp = join(root, 'dist', '.sources')
const ENTRY = 'client/parts/site/entry-first.js'
const sources = [
  'index.html',
  'client/**/*',
  'core/**/*',
  'scripts/{build,budget,chunks,css-targets,manifest,pack-assets,used-style,worker}.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

const fingerprint = () => {
  const hash = createHash('sha256')
  const entries = globSync(sources, { cwd: root, withFileTypes: true }).filter((e) => e.isFile())
  for (const path of entries.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()

/** Builds the client unless the last build was made of the same sources. */
export const buildWhenChanged = () => {
  if (isBuilt()) return
  process.stdout.write('Building the client.\n')
  const { status } = spawnSync(process.execPath, [import.meta.filename], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The client could not be built.')
}

/** Named by its content, under which it may be kept for ever. */
const written = (name: string, ending: 'css' | 'js', content: string) => {
  const mark = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const path = `/assets/${name}-${mark}.${ending}`
  writeFileSync(join(clientDir, path), content)
  return path
}

const textOf = (styles: string[]) =>
  styles.map((path) => readFileSync(join(clientDir, path), 'utf8')).join('\n')

/** One file of many: a slow phone waits for each before it shows anything. */
const joined = (styles: string[]) => written('page', 'css', textOf(styles))

const inline = (styles: string[]): InlineStyle => {
  const css = usedStyle(textOf(styles))
  const digest = createHash('sha256').update(css).digest('base64')
  return { css, source: `'sha256-${digest}'` }
}

/** No module: it runs where it stands, before any module does. */
const entryScript = async () => {
  const { minify } = await import('vite')
  const { code } = await minify(ENTRY, readFileSync(join(root, ENTRY), 'utf8'), { module: false })
  return written('entry', 'js', code)
}

/** Tells the drawn home by what names the build has its style, its script and what follows. */
const nameHomeFiles = (entry: string) => {
  const filesOf = readManifest(clientDir)
  const at = (file: string) => `/${file}`
  const own = filesOf('client/features/site/visitor.ts')
  const next = filesOf('index.html')
  const files: HomeFiles = {
    style: inline(own.styles),
    scripts: own.scripts.map(at),
    entry,
    prefetched: [...next.scripts, ...next.styles].map(at),
  }
  writeFileSync(join(root, 'dist', 'pages', 'home.json'), JSON.stringify(files))
}

/**
 * Tells the drawn landers by what names the build has the style and the script of each: what they
 * share comes first, so that each may have it otherwise.
 */
const nameLanderFiles = (entry: string) => {
  const filesOf = readManifest(clientDir)
  const at = (file: string) => `/${file}`
  const files = landerNames.map((name): [LanderName, LanderFiles] => {
    const { scripts, styles } = filesOf(landerScript(name))
    return [name, { style: inline(styles.toReversed()), scripts: scripts.map(at), entry }]
  })
  writeFileSync(
    join(root, 'dist', 'pages', 'lander.json'),
    JSON.stringify(Object.fromEntries(files)),
  )
}

const ROUTES = 'client/platform/routes.tsx'
const LATER = 'client/platform/later-pages.ts'
const PAGE = /page\(\s*'([\w-]+)',\s*\(\) => import\('\.\.\/([^']+)'\)/g
const LATER_PAGE = /^ {2}'?([\w-]+)'?: \(\) =>\s*import\('\.\.\/([^']+)'\)/gm
/** It leads on, and is drawn by nobody. */
const WITHOUT_PAGE: RouteName = 'callback'

/** Of which sources each page is made, as the routes of the client say. */
const sourcesOfPages = () => {
  const found = (file: string, pages: RegExp, ...before: string[]) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pages)].map(
      ([, name, path]) => [name, [...before, `client/${path}`]] as const,
    )
  const sources = new Map([...found(ROUTES, PAGE), ...found(LATER, LATER_PAGE, LATER)])
  return routeNames.flatMap((name) => {
    const files = sources.get(name)
    if (!files && name !== WITHOUT_PAGE) throw new Error(`${ROUTES} loads no page for ${name}`)
    return files ? [[name, files] as const] : []
  })
}

const FRAME = ['member-nav', 'member-life', 'skeleton'].map(
  (name) => `client/platform/shell/${name}.tsx`,
)
const BONUS = 'client/features/time-bonus/time-bonus.tsx'
const READING = 'client/features/site/reading.ts'
/** What stands around a page that a visitor reads. */
const READ = ['client/platform/shell/company.tsx', 'client/platform/shell/visitor-life.tsx']
const OTHER_LANGUAGES = 'client/platform/i18n/other-languages.ts'
const CHAT = 'client/features/chat/layout.tsx'

/** Tells the drawn pages which files each of them needs beside those that every page has. */
const nameFilesOfPages = (entry: string) => {
  const filesOf = readManifest(clientDir)
  const common = filesOf('index.html')
  const beside = (files: string[], known: string[]) =>
    files.filter((file) => !known.includes(file)).map((file) => `/${file}`)
  const scriptsOf = (...sources: string[]) => beside(filesOf(...sources).scripts, common.scripts)
  const pageOf = (name: RouteName, sources: readonly string[]): PageFiles => {
    const own = layoutOf(name) === 'chat' ? [CHAT, ...sources] : sources
    const around = routes[name].audience === 'anyone' ? [...FRAME, ...READ] : FRAME
    const styles = beside(filesOf(...around, BONUS, ...own).styles, common.styles)
    return { scripts: scriptsOf(...own), sheet: joined(styles), styles }
  }
  const textsOf = (language: Language, kinds: string[]) => {
    const first = language === 'nl' ? [] : ['start']
    const names = [...first, ...kinds]
    const spoken = [language, baseOf(language) ?? language]
    const texts = spoken.flatMap((one) =>
      names.map((kind) => `core/texts/${one}/platform/${kind}.ts`),
    )
    return scriptsOf(...(language === 'nl' ? [] : [OTHER_LANGUAGES]), ...texts)
  }
  const inEach = (...kinds: string[]) =>
    Object.fromEntries(
      languages.map((language) => [language, textsOf(language, kinds)]),
    ) as FilesOfPages['texts']
  const files: FilesOfPages = {
    routes: Object.fromEntries(
      sourcesOfPages().map(([name, files]) => [name, pageOf(name, files)]),
    ),
    member: scriptsOf(...FRAME.slice(0, 2)),
    bonus: scriptsOf(BONUS),
    texts: inEach('member', 'rest'),
    memberTexts: inEach('member'),
    reading: `/${filesOf(READING).scripts[0]}`,
    entry,
  }
  writeFileSync(join(root, 'dist', 'pages', 'page.json'), JSON.stringify(files))
}

if (import.meta.main) {
  process.env.NODE_ENV = 'production'
  const { createBuilder } = await import('vite')
  const of = fingerprint()
  const builder = await createBuilder({ builder: {}, logLevel: 'warn' }, null)
  await builder.buildApp()
  const entry = await entryScript()
  nameHomeFiles(entry)
  nameLanderFiles(entry)
  nameFilesOfPages(entry)
  writeWorker(clientDir)
  checkBudgets(clientDir, entry)
  packAssets(clientDir)
  writeFileSync(stamp, of)
}
