import { setTimeout as pause } from 'node:timers/promises'
import { eventually, isAlive } from '#specs/harness/support/process.ts'
import { isCall } from './proxy.ts'
import type { CrashSite } from './site.ts'
import type { Traffic } from './traffic.ts'

/** What strikes in the middle of traffic, and what brings the site back. */
export type Blow = {
  what: string
  /** Resolves to the response that the blow kept from its client, if there was one. */
  strike: () => Promise<Buffer | undefined>
  again: () => Promise<void>
}

/** Milliseconds between the death of a backend and the stop: Postgres recovers in that time. */
export const STOP_DELAYS_MS = [20, 40, 80, 120] as const

const nothing = async () => undefined

const named = (statement: RegExp) => (bytes: Buffer) => statement.test(bytes.toString('latin1'))

/** The backends of the server's connections, and not the one that asks. */
const BACKENDS = `select pid from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid() order by state <> 'active', pid`

/** Kills one backend, as the kernel does when memory runs out. Postgres then ends all others. */
const killBackend = ({ asked }: CrashSite) =>
  eventually('a backend is killed', async () => {
    const [backend] = await asked<{ pid: number }>(BACKENDS)
    if (!backend || !isAlive(backend.pid)) return false
    process.kill(backend.pid, 'SIGKILL')
    return true
  })

const backendAndStop = (site: CrashSite, delayMs: number): Blow => ({
  what: `a backend, and a stop of the product ${delayMs} ms later`,
  strike: async () => {
    await killBackend(site)
    await pause(delayMs)
    await site.stopServer()
    return undefined
  },
  again: site.start,
})

/** Whatever can break between who asks and the disk. */
export const blowsTo = (
  site: CrashSite,
  { call, statement }: Pick<Traffic, 'call' | 'statement'>,
): Blow[] => {
  const { start, killServer, killDatabase, door, wire } = site
  const kill = (what: string, strike: () => Promise<unknown>, again = start): Blow => ({
    what,
    again,
    strike: async () => void (await strike()),
  })
  const both = () => Promise.all([killServer(), killDatabase()])
  const cut = () => door.cutNext(isCall(call ?? ''))
  const answerless = async () => {
    const answer = await cut()
    await killServer()
    return answer
  }
  const afterCommit: Blow[] = [
    { what: 'the way back, after the commit', strike: cut, again: nothing },
    {
      what: 'the server, after the commit and before its answer',
      strike: answerless,
      again: start,
    },
  ]
  const ofWire = (proxy: NonNullable<typeof wire>) =>
    kill(
      "the database's answer to the commit",
      async () => void (await proxy.cutNext(named(statement))),
      nothing,
    )
  return [
    kill('the server', killServer),
    kill('the database under a server that goes on', killDatabase, nothing),
    kill('both', both),
    ...(call === null ? [] : afterCommit),
    ...(wire ? [ofWire(wire)] : STOP_DELAYS_MS.map((ms) => backendAndStop(site, ms))),
  ]
}
