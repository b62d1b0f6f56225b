import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { describe, expect, it, onTestFinished } from 'vitest'
import { siteOf } from '#server/demo/site.ts'
import { clientPages } from '#server/platform/pages/client.ts'

const statusOf = async (path: string, demo: boolean): Promise<number> => {
  const clientDir = mkdtempSync(join(tmpdir(), 'client-'))
  onTestFinished(() => rmSync(clientDir, { recursive: true }))
  writeFileSync(join(clientDir, 'index.html'), '<html lang="nl"><title></title></html>')
  const app = express()
  app.use((_, res, next) => {
    res.locals.site = siteOf('localhost')
    next()
  })
  app.get(
    '/{*path}',
    clientPages({ clientDir, publicUrl: 'http://localhost', languages: ['nl'], demo }),
  )
  const server = createServer(app).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`)
  return status
}

describe('the page of the charts', () => {
  it('is served in a demo, and is no page anywhere else', async () => {
    expect(await statusOf('/charts', true)).toBe(200)
    expect(await statusOf('/charts', false)).toBe(404)
    expect(await statusOf('/charts/', false)).toBe(404)
  })

  it('stands apart from the pages that every site has', async () => {
    expect(await statusOf('/login', false)).toBe(200)
  })
})
