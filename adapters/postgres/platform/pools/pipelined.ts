import type { Queryable } from '../statement.ts'
import type { ClientConfig } from './limited-client.ts'
import { LimitedClient } from './limited-client.ts'

/**
 * One connection for the short reads that calls begin with. Those of many calls travel together
 * instead of each waiting for a connection of its own. When it is lost or silent, what was asked on
 * it fails as on any other, and the next question opens another.
 */
export const pipelined = (
  config: ClientConfig,
  onLost: (error: Error) => void,
): Queryable & { end(): Promise<void> } => {
  let current: Promise<LimitedClient> | undefined
  const opened = async (client: LimitedClient) => {
    await client.connect()
    return client
  }
  const connected = () => {
    if (current) return current
    const client = new LimitedClient({ ...config, pipeline: true })
    const mine = opened(client)
    const forget = () => {
      if (current === mine) current = undefined
    }
    // Forgotten with its first error, before what stood in line on it asks again.
    client.on('error', (error) => {
      forget()
      onLost(error)
    })
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
