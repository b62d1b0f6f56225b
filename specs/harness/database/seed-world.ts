import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { makeBooks } from '#adapters/payments/sandbox/schema.ts'
import { closeAll, containerFor } from '#server/container.ts'
import { configFrom } from '#server/platform/config/config.ts'
import { prepareSites } from '#server/platform/start.ts'
import * as t from '#server/platform/tokens.ts'
import { cheapPasswords } from '../server/cheap-passwords.ts'
import { heldClock } from '../server/held-clock.ts'
import { ADDRESS_KEY } from './address-key.ts'

/**
 * A script that writes the world as a spec's server does that starts on an empty database, and the
 * books of the practice bank.
 */
const [databaseUrl = ''] = process.argv.slice(2)
/** Where a server of a spec is, unless its environment says otherwise. */
const PUBLIC_URL = 'http://localhost'

const dataDir = await mkdtemp(join(tmpdir(), 'world-'))
const env = {
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  ADDRESS_KEY,
  LOG_LEVEL: 'silent',
}
const config = configFrom(env)
const container = containerFor(config)
container.bind(t.publicUrl).toConstantValue(PUBLIC_URL)
container.rebind(t.clock).toConstantValue(heldClock())
container.rebind(t.passwords).toConstantValue(cheapPasswords())
const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
try {
  await prepareSites(container)
  await makeBooks(pool)
} finally {
  await pool.end()
  await closeAll(container)
  await rm(dataDir, { recursive: true, force: true })
}
