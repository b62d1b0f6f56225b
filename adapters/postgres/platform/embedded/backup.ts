import { chmod, chown, copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** Made anew by every start, or told of by the log that comes along. */
const EMPTY = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label(\.old)?|pgsql_tmp.*|pg_internal\.init.*)$/

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** What was there when it began may be gone when its turn comes: the log tells of it. */
const whileThere = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!isGone(error)) throw error
  })

/** Whoever runs the copy is who runs the original. */
const keepOwner = async (from: string, to: string) => {
  const { uid, gid, mode } = await stat(from)
  if (process.getuid?.() === 0) await chown(to, uid, gid)
  await chmod(to, mode & 0o777)
}

const copyOne = async (from: string, to: string) => {
  await copyFile(from, to)
  await keepOwner(from, to)
}

const copyFolder = async (from: string, to: string, isWanted: (name: string) => boolean) => {
  await mkdir(to, { recursive: true })
  await keepOwner(from, to)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const { name } = entry
    if (!isWanted(name)) continue
    const [source, target] = [join(from, name), join(to, name)]
    if (!entry.isDirectory()) await whileThere(copyOne(source, target))
    else await whileThere(copyFolder(source, target, EMPTY.includes(name) ? () => false : isWanted))
  }
}

type BackupEnd = { labelfile: string; last: string }

const SLOT = `vonk_backup_${process.pid}`

/**
 * Copies a cluster that goes on working, as Postgres wants it copied: its files as they come, and
 * the log from before the first to after the last of them, from which a start makes them one. A slot
 * that ends with this connection keeps that log there meanwhile.
 */
export const backUpCluster = async ({
  url,
  dataDir,
  to,
}: {
  url: string
  dataDir: string
  to: string
}): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const run = async <R extends pg.QueryResultRow>(text: string, values: string[] = []) => {
    const { rows } = await client.query<R>(text, values)
    if (!rows[0]) throw new Error('The database does not say how far it is')
    return rows[0]
  }
  try {
    await run('select pg_create_physical_replication_slot($1, true, true)', [SLOT])
    const { first } = await run<{ first: string }>(
      "select pg_walfile_name(pg_backup_start('vonk', true)) as first",
    )
    await copyFolder(dataDir, to, (name) => !LEFT_OUT.test(name))
    const { labelfile, last } = await run<BackupEnd>(
      'select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
    )
    for (const name of await readdir(join(dataDir, 'pg_wal'))) {
      const isNeeded = /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last
      if (isNeeded) await copyOne(join(dataDir, 'pg_wal', name), join(to, 'pg_wal', name))
    }
    await writeFile(join(to, 'backup_label'), labelfile, { mode: 0o600 })
    await keepOwner(join(dataDir, 'PG_VERSION'), join(to, 'backup_label'))
    await mkdir(join(to, 'pg_wal/archive_status'), { recursive: true })
    await keepOwner(join(dataDir, 'pg_wal'), join(to, 'pg_wal/archive_status'))
    await copyOne(`${dataDir}.json`, `${to}.json`)
  } finally {
    await client.end()
  }
}
