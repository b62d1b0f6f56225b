import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

type Ids = { uid?: number; gid?: number }

/** Whose the data folder is, and how its programs run. Postgres refuses to run as root. */
export type Owner = {
  ids: Ids
  command(program: string, args: string[]): [program: string, args: string[], as: Ids]
}

const numericId = (flag: '-u' | '-g') =>
  Number.parseInt(
    execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString(),
    10,
  )

const systemUser = () => {
  try {
    return { uid: numericId('-u'), gid: numericId('-g') }
  } catch {
    const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
    if (made.status === 0) return { uid: numericId('-u'), gid: numericId('-g') }
    throw new Error(
      'Postgres does not run as root and the user "postgres" could not be made. ' +
        'Make it, run as an ordinary user, or set DATABASE_URL.',
    )
  }
}

const ownerOf = (folder: string) => {
  if (!existsSync(folder)) return undefined
  const { uid, gid } = statSync(folder)
  return uid === 0 ? undefined : { uid, gid }
}

/**
 * An ordinary user owns its own cluster. Root hands it to the folder's owner, else to the user
 * "postgres"; where that user cannot reach the paths (a checkout below /root, a folder of
 * mktemp), the program keeps of root's rights the one to pass closed folders.
 *
 * @param dataDir the data folder, which may not exist yet
 * @param paths what the program has to reach: its own binary and the folder it works in
 */
export const ownerFor = (dataDir: string, paths: string[]): Owner => {
  if (process.getuid?.() !== 0) return { ids: {}, command: (program, args) => [program, args, {}] }
  const ids = ownerOf(dataDir) ?? systemUser()
  const tests = paths.map((_, i) => `test -x "$${i + 1}"`).join(' && ')
  const reach = spawnSync('/bin/sh', ['-c', tests, 'sh', ...paths], { ...ids, cwd: '/' })
  if (reach.status === 0) return { ids, command: (program, args) => [program, args, ids] }
  for (const right of ['dac_read_search', 'dac_override']) {
    const rights = ['--inh-caps', '--ambient-caps'].map((kind) => `${kind}=-all,+${right}`)
    const as = [
      `--reuid=${ids.uid}`,
      `--regid=${ids.gid}`,
      '--clear-groups',
      '--securebits=+no_setuid_fixup',
      ...rights,
    ]
    const tried = spawnSync('setpriv', [...as, '/bin/sh', '-c', tests, 'sh', ...paths], {
      cwd: '/',
    })
    if (tried.status === 0)
      return { ids, command: (program, args) => ['setpriv', [...as, program, ...args], {}] }
  }
  throw new Error(
    `The user with id ${ids.uid} cannot reach ${paths.join(' and ')}. ` +
      'Move the project to a folder that others may enter, or set DATABASE_URL.',
  )
}
