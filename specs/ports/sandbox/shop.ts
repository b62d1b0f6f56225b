import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Heard = { ref: string | null; at: number; contentType: string; method: string }
type Reaction = (heard: Heard, response: ServerResponse) => void | Promise<void>

const read = async (request: IncomingMessage) => {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

/** A shop that hears webhooks, and answers 200 unless told otherwise. */
export const shop = async (port = 0) => {
  const heard: Heard[] = []
  let react: Reaction = (_, response) => void response.end()
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await read(request))
    const one = {
      ref: form.get('id'),
      at: performance.now(),
      contentType: request.headers['content-type'] ?? '',
      method: request.method ?? '',
    }
    heard.push(one)
    await react(one, response)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  onTestFinished(close)
  return {
    heard,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook?provider=sandbox`,
    port: (server.address() as AddressInfo).port,
    answers: (reaction: Reaction) => {
      react = reaction
    },
    /** Answers these, one after the other, then 200. */
    answersWith: (...statuses: number[]) => {
      const left = [...statuses]
      react = (_, response) => {
        response.statusCode = left.shift() ?? 200
        if (response.statusCode === 302) response.setHeader('location', '/elsewhere')
        response.end()
      }
    },
    close,
  }
}
