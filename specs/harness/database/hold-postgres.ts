import pg from 'pg'
import { startEmbeddedPostgres } from '#adapters/postgres/platform/embedded/embedded.ts'

/** A server's stand-in: holds an embedded Postgres, and on SIGINT uses it once more before it stops. */
const say = (line: string) => process.stdout.write(`${line}\n`)
const [dataDir = ''] = process.argv.slice(2)

const useOnce = async () => {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('select 1')
  await client.end()
}

process.on('SIGINT', async () => {
  say(
    await useOnce().then(
      () => 'drained',
      () => 'the database was gone',
    ),
  )
  await postgres.stop()
  process.exit(0)
})

const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
say(postgres.url)
setInterval(() => undefined, 60_000)
