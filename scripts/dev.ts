import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createServer } from 'vite'
import { startEmbeddedPostgres } from '#adapters/postgres/platform/embedded/embedded.ts'
import { freePort } from '#adapters/postgres/platform/embedded/port.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? 3000)
const say = (line: string) => process.stdout.write(`${line}\n`)

/** What the server answers itself; every other path is the client's, served by vite. */
const SERVER_PATHS = '^/(api|dev|healthz|media|readyz|sandbox)(/|$|\\?)'

const database = async () => {
  const url = process.env.DATABASE_URL
  if (url) return { url, stop: async () => undefined }
  const dataDir = join(resolve(root, process.env.DATA_DIR ?? 'var'), 'postgres')
  return startEmbeddedPostgres({ dataDir, log: say })
}

const startServer = (serverPort: number, databaseUrl: string) =>
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/platform/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    detached: true,
    env: {
      PUBLIC_URL: `http://localhost:${port}`,
      NODE_ENV: 'development',
      ...process.env,
      PORT: String(serverPort),
      DATABASE_URL: databaseUrl,
    },
  })

const startClient = async (serverPort: number) => {
  const target = `http://127.0.0.1:${serverPort}`
  const vite = await createServer({
    clearScreen: false,
    server: {
      port,
      strictPort: true,
      proxy: { [SERVER_PATHS]: { target, xfwd: true } },
      watch: { ignored: ['**/var/**', '**/dist/**'] },
      fs: { deny: ['.env', '.env.*', '**/.git/**', '**/var/**'] },
    },
  })
  await vite.listen()
  vite.printUrls()
  return vite
}

const ended = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

/** Postgres and vite live here and survive every save; the server is a child that is restarted. */
const postgres = await database()
const serverPort = await freePort(port + 1)
const client = await startClient(serverPort)
const server = startServer(serverPort, postgres.url)
process.on('exit', () => server.kill('SIGTERM'))

let stopping = false
const stop = async () => {
  if (stopping) return
  stopping = true
  await ended(server)
  await client.close()
  await postgres.stop()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
