import pg from 'pg'
import { StorageAway } from '#core/kernel/ports.ts'
import { type AnyCall, aroundCall, type ClientConfig, LimitedClient } from './limited-client.ts'

export type LimitedPool = pg.Pool & {
  /** Ends the connections that rest: the next call opens others. */
  dropIdle(): void
}

/** For pools of others, who have their own class. */
export const asClientOf = <C extends ClientConfig & { max: number }>(config: C) => ({
  ...config,
  Client: LimitedClient,
})

/** Which connections of a pool rest, by what it tells of them. */
const idleOf = (pool: pg.Pool) => {
  const idle = new Set<LimitedClient>()
  pool.on('acquire', (client) => void idle.delete(client as unknown as LimitedClient))
  pool.on('remove', (client) => void idle.delete(client as unknown as LimitedClient))
  pool.on('release', (error, client) => {
    if (!error) idle.add(client as unknown as LimitedClient)
  })
  return idle
}

const idleDropper = (pool: pg.Pool) => {
  const idle = idleOf(pool)
  return () => {
    for (const client of idle) client.destroy(new StorageAway('Another connection was silent', {}))
  }
}

/**
 * A pool of connections that nobody waits on without an end; nor does anybody wait for one of them
 * for longer than connecting may take.
 */
export const limitedPool = (
  config: ClientConfig & { max: number },
  onLost: (error: Error) => void,
): LimitedPool => {
  const pool = new pg.Pool(asClientOf(config))
  const dropIdle = idleDropper(pool)
  // One that is lost while it works fails its work, and must not fail the process as well.
  pool.on('connect', (client) => client.on('error', onLost))
  pool.on('error', () => undefined)
  // A pool hears of a broken connection before what waits on that connection does.
  const loose = pool as unknown as Record<'connect' | 'query', AnyCall>
  loose.connect = aroundCall(loose.connect.bind(pool))
  loose.query = aroundCall(loose.query.bind(pool))
  return Object.assign(pool, { dropIdle })
}
