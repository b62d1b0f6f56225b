import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HomeFiles } from '#core/site/home/views.ts'
import { checkBudgets } from './budget.ts'
import { readManifest } from './manifest.ts'
import { packAssets } from './pack-assets.ts'

const root = join(import.meta.dirname, '..')
const clientDir = join(root, 'dist', 'client')
const stamp = join(root, 'dist', '.sources')
const sources = [
  'index.html',
  'client/**/*',
  'core/**/*',
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

/** Tells the drawn home by what names the build has its style, its script and what follows. */
const nameHomeFiles = () => {
  const filesOf = readManifest(clientDir)
  const at = (file: string) => `/${file}`
  const own = filesOf('client/features/site/visitor.ts')
  const next = filesOf('index.html')
  const files: HomeFiles = {
    styles: own.styles.map(at),
    script: at(own.scripts[0] ?? ''),
    prefetched: [...next.scripts, ...next.styles].map(at),
  }
  writeFileSync(join(root, 'dist', 'pages', 'home.json'), JSON.stringify(files))
}

if (import.meta.main) {
  process.env.NODE_ENV = 'production'
  const { createBuilder } = await import('vite')
  const of = fingerprint()
  const builder = await createBuilder({ builder: {}, logLevel: 'warn' }, null)
  await builder.buildApp()
  nameHomeFiles()
  checkBudgets(clientDir)
  packAssets(clientDir)
  writeFileSync(stamp, of)
}
