import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { listening } from '#specs/harness/server/listening.ts'

export type Answer = { status: number; body: unknown }

/**
 * `lost` does what changes something and breaks the connection, `refuses` does not do it; `busy`
 * answers 429, `broken` 503.
 */
export type Fault = 'away' | 'lost' | 'refuses' | 'busy' | 'broken' | 'nonsense' | 'slow' | null

export type Request = { method: string; url: URL; key: string | null; body: string }

/** How a provider speaks: what it does, and what it says where it does not. */
export type Manner = {
  work: (request: Request) => Answer
  type: string
  stranger: Answer
  atWork: Answer
  /** To a key that came before with something else. */
  otherBody: Answer
  refuses: Answer
  busy: Answer
  broken: Answer
  /** What comes of it on a day on which it makes no sense. */
  nonsense: string
}

const WORK_MS = 5
const SLOW_MS = 2_000

const read = async (request: IncomingMessage) => {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

/** One answer to one key and what came with it, for as long as it is kept; meanwhile a conflict. */
const answersOnce = ({ work, atWork, otherBody }: Manner) => {
  const keys = new Map<string, { asked: string; answer: Answer | null }>()
  return {
    answerTo: async (request: Request): Promise<Answer> => {
      const { key, method, url, body } = request
      if (key === null || method !== 'POST') return work(request)
      const asked = `${url.pathname} ${body}`
      const known = keys.get(key)
      if (known && known.asked !== asked) return otherBody
      if (known) return known.answer ?? atWork
      keys.set(key, { asked, answer: null })
      await pause(WORK_MS)
      const answer = work(request)
      keys.set(key, { asked, answer })
      return answer
    },
    forgetKeys: () => keys.clear(),
  }
}

/** What the day makes of a request; null where it is answered as always. */
const spoilt = async (fault: Fault, { method }: Request, manner: Manner) => {
  if (fault === 'slow') await pause(SLOW_MS, undefined, { ref: false })
  if (fault === 'refuses') return method === 'GET' ? null : manner.refuses
  return fault === 'busy' || fault === 'broken' ? manner[fault] : null
}

/** The server of a provider of payments, on loopback: whoever it is, it has the same bad days. */
export const playedServer = async (apiKey: string, manner: Manner) => {
  const { answerTo, forgetKeys } = answersOnce(manner)
  const state: { fault: Fault; asked: Request[] } = { fault: null, asked: [] }

  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await read(incoming)
    const header = incoming.headers['idempotency-key']
    const key = typeof header === 'string' ? header : null
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`)
    const request = { method: incoming.method ?? '', url, key, body }
    state.asked.push(request)
    const { fault } = state
    if (fault === 'away') return void incoming.socket.destroy()
    const isOurs = incoming.headers.authorization === `Bearer ${apiKey}`
    const headers = { 'content-type': manner.type }
    if (isOurs && fault === 'nonsense') {
      return void response.writeHead(200, headers).end(manner.nonsense)
    }
    const answer = isOurs
      ? ((await spoilt(fault, request, manner)) ?? (await answerTo(request)))
      : manner.stranger
    if (fault === 'lost' && request.method !== 'GET') return void incoming.socket.destroy()
    response.writeHead(answer.status, headers)
    response.end(answer.status === 204 ? undefined : JSON.stringify(answer.body))
  }

  const { url, stop } = await listening(createServer((asked, reply) => void serve(asked, reply)))
  return {
    url,
    stop,
    forgetKeys,
    /** Every request that came, the first one first. */
    asked: state.asked,
    suffer: (fault: Fault) => {
      state.fault = fault
    },
  }
}
