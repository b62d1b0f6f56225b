import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { cpuSecondsOf } from './cost.ts'
import { messagesThroughHttp } from './load.ts'
import { MESSAGE, type Talk } from './world.ts'

export const STREAM_PAIRS = 2_500
const PER_SECOND = 50
const SECONDS = 20
const IDLE_S = 60
/** A message that could not begin by then was missed: the machine that sends is too slow. */
const LATE_MS = 50
const OPENED_AT_ONCE = 50
/** A server that members use has long been running, and has the room it works in. */
const WARM_S = 20
const WARM_AT_ONCE = 16
/** A source may have so many connections and no more: people have many. */
const SOURCES = 250
/** Until then what is told of the last message has come. */
const LAST_MS = 5_000

const residentKb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)

type Side = Talk['sides'][number]
const cookieOf = ({ token }: Side) => `__Host-session=${token}`

let opened = 0

/** Opens a stream of hints as a page does, and hears each of them. */
const openStream = (address: string, side: Side, hear: (conversation: string) => void) =>
  new Promise<void>((done, fail) => {
    const headers = { cookie: cookieOf(side), 'sec-fetch-site': 'same-origin' }
    opened += 1
    const from = { localAddress: `127.0.1.${1 + (opened % SOURCES)}`, family: 4 }
    get(`${address}/api/events.php`, { headers, agent: streams, ...from }, (response) => {
      if (response.statusCode !== 200) fail(new Error(`The stream is ${response.statusCode}`))
      response.setEncoding('utf8')
      response.on('error', () => undefined)
      response.on('data', (text: string) => {
        for (const [, id] of text.matchAll(/"about":"chats","id":"([\w-]+)"/g)) hear(id as string)
      })
      done()
    }).on('error', fail)
  })
const streams = new Agent({ keepAlive: false })

const openAll = async (address: string, talks: Talk[], heard: (side: Side, at: string) => void) => {
  const sides = talks.flatMap((talk) => talk.sides)
  for (let nth = 0; nth < sides.length; nth += OPENED_AT_ONCE) {
    const some = sides.slice(nth, nth + OPENED_AT_ONCE)
    await Promise.all(some.map((side) => openStream(address, side, (at) => heard(side, at))))
  }
  return sides.length
}

const send = async (address: string, from: Side) => {
  const response = await fetch(`${address}/api/message.php`, {
    method: 'POST',
    headers: {
      cookie: cookieOf(from),
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ id: randomUUID(), profile: from.to, body: MESSAGE }),
  })
  await response.text()
  if (response.status !== 200) throw new Error(`The message is ${response.status}`)
}

/** What idle streams take, and how soon a message is heard of on one of many. */
export const benchStreams = async (
  { address, talks, server }: { address: string; talks: Talk[]; server: number },
  say: (line?: string) => void,
): Promise<void> => {
  const sentAt = new Map<string, { to: string; at: number }>()
  const times: number[] = []
  const hear = ({ id }: Side, conversation: string) => {
    const sent = sentAt.get(conversation)
    if (sent?.to !== id) return
    times.push(performance.now() - sent.at)
    sentAt.delete(conversation)
  }
  await messagesThroughHttp(address, talks, { atOnce: WARM_AT_ONCE, seconds: WARM_S })
  const before = residentKb(server)
  const count = await openAll(address, talks, hear)
  await pause(LAST_MS)
  say(`${count} streams; ${((residentKb(server) - before) / count).toFixed(1)} kB of memory each`)
  let [spent, own] = [cpuSecondsOf(server), process.cpuUsage()]
  await pause(IDLE_S * 1_000)
  const share = (seconds: number, over: number) => `${((seconds / over) * 100).toFixed(1)}%`
  const ownSeconds = () => {
    const { user, system } = process.cpuUsage(own)
    return (user + system) / 1e6
  }
  say(
    `idle for ${IDLE_S} s: server ${share(cpuSecondsOf(server) - spent, IDLE_S)} of a core, who listens ${share(ownSeconds(), IDLE_S)}`,
  )
  ;[spent, own] = [cpuSecondsOf(server), process.cpuUsage()]
  let [failed, late] = [0, 0]
  const sending: Promise<unknown>[] = []
  const began = performance.now()
  for (let nth = 0; nth < PER_SECOND * SECONDS; nth += 1) {
    const due = began + (nth * 1_000) / PER_SECOND
    if (due > performance.now()) await pause(due - performance.now())
    else if (performance.now() - due > LATE_MS) late += 1
    const talk = talks[(nth + 1) % talks.length]
    const from = talk?.sides[nth % 2]
    if (!talk || !from) continue
    sentAt.set(talk.conversation, { to: from.to, at: due })
    sending.push(
      send(address, from).catch(() => {
        failed += 1
      }),
    )
  }
  await Promise.all(sending)
  await pause(LAST_MS)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0)
  say(
    `${PER_SECOND} messages a second for ${SECONDS} s: heard after p50 ${at(0.5)} ms, p95 ${at(0.95)}, p99 ${at(0.99)}; ${times.length} heard, ${sentAt.size} not, ${failed} failed, ${late} begun late`,
  )
  say(
    `CPU: server ${share(cpuSecondsOf(server) - spent, SECONDS)} of a core, who sends and listens ${share(ownSeconds(), SECONDS)}`,
  )
  streams.destroy()
}
