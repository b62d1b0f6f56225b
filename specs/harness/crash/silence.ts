import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type IsQuestion = (bytes: Buffer) => boolean

export type SilencingProxy = {
  port: number
  /** The connection on which this is asked next says nothing any more, ever: its packets vanish. */
  silenceNext(isQuestion: IsQuestion): Promise<void>
  /** Nor do any of them, with those that are opened meanwhile, until it speaks again. */
  silenceAll(): void
  speak(): void
  /** From now on every answer comes so much later. */
  delay(ms: number): void
  /** What is open now breaks. */
  breakAll(): void
  /** Nobody is let in, as where nothing listens. */
  refuseAll(refuses: boolean): void
  stop(): Promise<void>
}

/**
 * Stands between two who talk over TCP, and swallows what they say when it is told to. Neither is
 * told that the other does not hear: as where a cable is pulled, or a firewall forgets.
 */
export const silencingProxyTo = async (port: () => number): Promise<SilencingProxy> => {
  const open = new Set<Socket>()
  const held = new Set<() => void>()
  let next: { isQuestion: IsQuestion; done: () => void } | null = null
  let isSilent = false
  let delayMs = 0
  let isShut = false

  const pass = (near: Socket) => {
    if (isShut) {
      near.resetAndDestroy()
      return
    }
    const far = connect(port(), '127.0.0.1')
    let isLost = false
    const end = () => {
      if (isSilent && !isLost) {
        held.add(end)
        return
      }
      near.destroy()
      far.destroy()
      open.delete(near)
    }
    const carry = (from: Socket, to: Socket) => (bytes: Buffer) => {
      if (from === near && next?.isQuestion(bytes)) {
        isLost = true
        next.done()
        next = null
      }
      if (isLost) return
      const say = () => void (to.writable && to.write(bytes))
      if (isSilent) held.add(say)
      else if (delayMs > 0 && from === far) setTimeout(say, delayMs)
      else say()
    }
    open.add(near)
    near.on('data', carry(near, far))
    far.on('data', carry(far, near))
    for (const side of [near, far]) side.on('error', end).on('close', end)
  }

  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    silenceNext: (isQuestion) =>
      new Promise((done) => {
        next = { isQuestion, done }
      }),
    silenceAll: () => {
      isSilent = true
    },
    speak: () => {
      isSilent = false
      for (const say of held) say()
      held.clear()
    },
    delay: (ms) => {
      delayMs = ms
    },
    breakAll: () => {
      for (const near of open) near.destroy()
    },
    refuseAll: (refuses) => {
      isShut = refuses
    },
    stop: async () => {
      isSilent = false
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The same address by another port of this machine. */
export const throughPort = (url: string, port: number): string => {
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  return through.href
}

/** Whether a statement goes over the line with these words. */
export const asks = (words: RegExp) => (bytes: Buffer) => words.test(bytes.toString('latin1'))
