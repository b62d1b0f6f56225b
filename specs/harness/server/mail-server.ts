import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { listening } from './listening.ts'

export type TakenMail = { from: string; to: string[]; message: string }

export type MailServer = {
  url: string
  /** Every mail that was taken, in order. */
  taken: TakenMail[]
  /** Connections that were cut, while the server was away. */
  cut(): number
  /** While it is away it cuts every connection. */
  setAway(away: boolean): void
  /** While it is slow it answers each message so much later. */
  setSlow(ms: number): void
  /** What it answers to whom a mail is for. */
  setToAddress(answer: string): void
  close(): Promise<void>
}

/** `toAddress`, `toMessage`: what it answers to whom a mail is for, and to the mail itself. */
type Manner = { toAddress: string; toMessage: string; slowMs: number }

/** As much of a mail server as one mail needs. */
const converse = async (socket: Socket, taken: TakenMail[], manner: Manner) => {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let mail: TakenMail = { from: '', to: [], message: '' }
  let inMessage = false
  say('220 mail.example ready')
  for await (const line of createInterface({ input: socket })) {
    const address = /<(.*)>/.exec(line)?.[1] ?? ''
    if (inMessage && line === '.') {
      inMessage = false
      if (manner.slowMs > 0) await pause(manner.slowMs)
      if (manner.toMessage.startsWith('250')) taken.push(mail)
      say(manner.toMessage)
    } else if (inMessage) mail.message += `${line}\n`
    else if (/^EHLO/.test(line)) say('250 mail.example')
    else if (/^MAIL FROM/.test(line)) {
      mail = { from: address, to: [], message: '' }
      say('250 ok')
    } else if (/^RCPT TO/.test(line)) {
      mail.to.push(address)
      say(manner.toAddress)
    } else if (/^DATA/.test(line)) {
      inMessage = true
      say('354 go on')
    } else if (/^QUIT/.test(line)) {
      say('221 bye')
      socket.end()
    } else say('502 what?')
  }
}

/** A mail server of this machine, on any free port. */
export const startMailServer = async (toMessage = '250 taken'): Promise<MailServer> => {
  const taken: TakenMail[] = []
  let isAway = false
  let cut = 0
  const manner: Manner = { toAddress: '250 ok', toMessage, slowMs: 0 }
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (isAway) {
      cut += 1
      socket.destroy()
    } else void converse(socket, taken, manner)
  })
  const { port, stop } = await listening(server)
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    cut: () => cut,
    setAway: (away) => {
      isAway = away
    },
    setSlow: (ms) => {
      manner.slowMs = ms
    },
    setToAddress: (answer) => {
      manner.toAddress = answer
    },
    close: stop,
  }
}

/** The words of a mail, where its lines were folded. */
export const wordsOf = ({ message }: TakenMail): string =>
  message.replace(/=\n/g, '').replaceAll('=3D', '=')
