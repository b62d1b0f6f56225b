import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeAll, containerFor } from '#server/container.ts'
import { configFrom } from '#server/platform/config/config.ts'
import { prepareSites } from '#server/platform/start.ts'
import { tokens } from '#server/platform/tokens.ts'
import { cheapPasswords } from '../server/cheap-passwords.ts'
import { heldClock } from '../server/held-clock.ts'

/** A script that writes the world as a spec's server does that starts on an empty database. */
const [databaseUrl = ''] = process.argv.slice(2)
/** Where a server of a spec is, unless its environment says otherwise. */
const PUBLIC_URL = 'http://localhost'

const dataDir = await mkdtemp(join(tmpdir(), 'world-'))
const env = { NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
const config = configFrom(env)
const container = containerFor(config)
container.bind(tokens.publicUrl).toConstantValue(PUBLIC_URL)
container.rebind(tokens.clock).toConstantValue(heldClock())
container.rebind(tokens.passwords).toConstantValue(cheapPasswords())
try {
  await prepareSites(container, config)
} finally {
  await closeAll(container)
  await rm(dataDir, { recursive: true, force: true })
}
