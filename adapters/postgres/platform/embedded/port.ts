import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

const listenOn = async (port: number) => {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: found } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return found
}

/** The wished port when it is free, else one that the system gives. */
export const freePort = (preferred: number) => listenOn(preferred).catch(() => listenOn(0))
