import { createServer } from 'node:http'
import express from 'express'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { ids } from '#adapters/system/ids.ts'
import { requestLog } from '#server/platform/middleware/logging.ts'
import { listening } from '#specs/harness/server/listening.ts'

test('an answer that is written to after its end is logged with its request id', async () => {
  const lines: { id?: string; msg: string }[] = []
  const log = pino(
    { level: 'error' },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  )
  const metrics = { answered: () => undefined, text: async () => ({ type: '', body: '' }) }
  const failed = Promise.withResolvers<void>()
  const app = express()
  app.use(requestLog({ log, ids: ids(), metrics }))
  app.use((_, res) => {
    res.end('Done')
    res.on('error', () => failed.resolve())
    res.write('more')
  })
  const { url, stop } = await listening(createServer(app))
  onTestFinished(stop)
  const answer = await fetch(url)
  await failed.promise
  expect(answer.status).toBe(200)
  expect(lines).toMatchObject([
    { id: answer.headers.get('x-request-id'), msg: 'an answer broke off' },
  ])
})
