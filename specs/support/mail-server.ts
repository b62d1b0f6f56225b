import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
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
  close(): Promise<void>
}

/** As much of a mail server as one mail needs; `toMessage` is what it answers to the message. */
const converse = async (socket: Socket, taken: TakenMail[], toMessage: string) => {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let mail: TakenMail = { from: '', to: [], message: '' }
  let inMessage = false
  say('220 mail.example ready')
  for await (const line of createInterface({ input: socket })) {
    const address = /<(.*)>/.exec(line)?.[1] ?? ''
    if (inMessage && line === '.') {
      inMessage = false
      if (toMessage.startsWith('250')) taken.push(mail)
      say(toMessage)
    } else if (inMessage) mail.message += `${line}\n`
    else if (/^EHLO/.test(line)) say('250 mail.example')
    else if (/^MAIL FROM/.test(line)) {
      mail = { from: address, to: [], message: '' }
      say('250 ok')
    } else if (/^RCPT TO/.test(line)) {
      mail.to.push(address)
      say('250 ok')
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
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (isAway) {
      cut += 1
      socket.destroy()
    } else void converse(socket, taken, toMessage)
  })
  const { port, stop } = await listening(server)
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    cut: () => cut,
    setAway: (away) => {
      isAway = away
    },
    close: stop,
  }
}

/** The words of a mail, where its lines were folded. */
export const wordsOf = ({ message }: TakenMail): string =>
  message.replace(/=\n/g, '').replaceAll('=3D', '=')
