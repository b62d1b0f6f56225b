import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** What a web server has beside any other. */
type Listener = Server & { closeAllConnections?(): void }

/** Has a server listen on this machine alone, at any free port if at no other, until it is stopped. */
export const listening = async (server: Listener, wished = 0) => {
  server.listen(wished, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections?.()
      await new Promise((closed) => server.close(closed))
    },
  }
}
