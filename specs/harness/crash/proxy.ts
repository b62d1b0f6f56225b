import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type IsQuestion = (bytes: Buffer) => boolean

export type CuttingProxy = {
  port: number
  /** Cuts the next such question off when its answer comes, which nobody hears; answers those bytes. */
  cutNext(isQuestion: IsQuestion): Promise<Buffer>
  stop(): Promise<void>
}

/** Stands between two who talk over TCP and passes on what they say, until it is told to cut. */
export const proxyTo = async (port: () => number): Promise<CuttingProxy> => {
  const open = new Set<Socket>()
  let cut: { isQuestion: IsQuestion; said: (answer: Buffer) => void } | null = null

  const pass = (near: Socket) => {
    const far = connect(port(), '127.0.0.1')
    let swallow: ((answer: Buffer) => void) | null = null
    const end = () => {
      near.destroy()
      far.destroy()
      open.delete(near)
    }
    open.add(near)
    for (const side of [near, far]) side.on('error', end).on('close', end)
    near.on('data', (bytes) => {
      if (cut?.isQuestion(bytes)) {
        swallow = cut.said
        cut = null
      }
      far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (!swallow) {
        near.write(bytes)
        return
      }
      end()
      swallow(bytes)
    })
  }

  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    cutNext: (isQuestion) =>
      new Promise((said) => {
        cut = { isQuestion, said }
      }),
    stop: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Whether a call goes over the line with these bytes. */
export const isCall = (call: string) => (bytes: Buffer) => bytes.toString('latin1').startsWith(call)

/** The body of an HTTP answer as it came over the line. */
export const bodyOf = (bytes: Buffer): string => bytes.toString().split('\r\n\r\n')[1] ?? ''
