import { DEMO_PASSWORD } from '#server/demo/seeding.ts'
import { browserAt } from '#specs/harness/server/client.ts'
import { eventually, type ServerProcess, serverProcess } from '#specs/harness/support/process.ts'

export type SearchServer = {
  address: string
  process: ServerProcess
  /** Of a member in Utrecht. */
  cookie: string
  stop(): Promise<void>
}

const SEARCHER = 'lid02@vonk.example'
/** Servers on one database seal their cursors with one key. */
const ADDRESS_KEY = '5'.repeat(64)

export const isReady = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}/readyz`)).status === 200
  } catch {
    return false
  }
}

export const startSearchServer = async (
  where: { url: string; dataDir: string; port?: number },
  entry?: string,
): Promise<SearchServer> => {
  const running = serverProcess(
    {
      DATABASE_URL: where.url,
      DATA_DIR: where.dataDir,
      ADDRESS_KEY,
      LOG_LEVEL: 'warn',
      ...(where.port && { PORT: String(where.port) }),
    },
    entry,
  )
  const address = await running.address
  if (!address) throw new Error(running.stderr())
  await eventually('the server is ready', () => isReady(address))
  const browser = browserAt(() => address)
  await browser.ask('POST /api/user.php', { body: { email: SEARCHER, password: DEMO_PASSWORD } })
  const stop = async () => {
    process.kill(running.pid, 'SIGTERM')
    await running.ended
  }
  return { address, process: running, cookie: browser.cookie(), stop }
}

/** Sends a search; answers its time in ms with what the server answered. */
export const timedSearch = async (
  { address, cookie }: Pick<SearchServer, 'address' | 'cookie'>,
  words: URLSearchParams,
) => {
  const began = performance.now()
  const response = await fetch(`${address}/api/members.php?${words}`, { headers: { cookie } })
  const text = await response.text()
  return { ms: performance.now() - began, status: response.status, text }
}
