import { startEmbeddedPostgres } from '#adapters/postgres/platform/embedded/embedded.ts'

/** A script with nothing else to do than to start an embedded Postgres and to stop it, often. */
const [dataDir = '', times = '1'] = process.argv.slice(2)
for (let i = 0; i < Number(times); i += 1) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await postgres.stop()
  process.stdout.write('stopped\n')
}
