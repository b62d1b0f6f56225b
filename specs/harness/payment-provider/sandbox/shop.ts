import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { listening } from '#specs/harness/server/listening.ts'

export type Heard = { ref: string | null; at: number; contentType: string; method: string }
type Reaction = (heard: Heard, response: ServerResponse) => void | Promise<void>

const read = async (request: IncomingMessage) => {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

/** A shop that hears webhooks, and answers 200 unless told otherwise. */
export const shop = async (wished = 0) => {
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
  const { port, url, stop } = await listening(server, wished)
  onTestFinished(stop)
  return {
    heard,
    url: `${url}/webhook?provider=sandbox`,
    port,
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
    close: stop,
  }
}
