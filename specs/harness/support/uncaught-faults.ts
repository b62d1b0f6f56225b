import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** Loaded before a server: a request that asks for a fault gets one that no handler catches. */
const fail = (how: unknown) => {
  if (how === 'exception') throw new Error('planted exception')
  if (how === 'rejection') void Promise.reject(new Error('planted rejection'))
}

subscribe('http.server.response.finish', (message) => {
  fail((message as { request: IncomingMessage }).request.headers['x-planted-fault'])
})
