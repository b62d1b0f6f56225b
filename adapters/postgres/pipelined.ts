import pg from 'pg'
import type { Queryable } from './statement.ts'

/**
 * One connection for the short reads that calls begin with. Those of many calls travel together
 * instead of each waiting for a connection of its own. When it is lost, what was asked on it fails
 * as on any other, and the next question opens another.
 */
export const pipelined = (
  config: pg.ClientConfig,
  onLost: (error: Error) => void,
): Queryable & { end(): Promise<void> } => {
  let current: Promise<pg.Client> | undefined
  const opened = async (client: pg.Client) => {
    client.on('error', onLost)
    await client.connect()
    return client
  }
  const connected = () => {
    if (current) return current
    const client = new pg.Client({ ...config, pipeline: true })
    const mine = opened(client)
    const forget = () => {
      if (current === mine) current = undefined
    }
    client.once('end', forget)
    mine.catch(forget)
    current = mine
    return mine
  }
  return {
    query: async (config) => (await connected()).query(config),
    end: async () => {
      const client = await current?.catch(() => undefined)
      await client?.end()
    },
  }
}
