import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import express, { Router } from 'express'

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) }
type Packing = keyof typeof packers

const NAMED_BY_CONTENT = { immutable: true, maxAge: '1y' } as const
const WORTH_PACKING = /\.(js|css|svg|json|map|webmanifest|txt)$/
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * The built files of the client. Those named by their content never change: each is packed once,
 * when it is first asked for, and kept packed.
 */
export const clientAssets = (clientDir: string): Router => {
  const packed = new Map<string, Promise<Buffer>>()
  const assetsDir = join(clientDir, 'assets')

  const packedFile = (name: string, packing: Packing) => {
    const key = `${packing} ${name}`
    const known = packed.get(key) ?? readFile(join(assetsDir, name)).then(packers[packing])
    packed.set(key, known)
    known.catch(() => packed.delete(key))
    return known
  }

  const router = Router()
  router.get('/assets/:name', async (req, res, next) => {
    const { name } = req.params
    const packing = req.acceptsEncodings('br', 'gzip', 'identity')
    const isPacking = packing === 'br' || packing === 'gzip'
    res.vary('accept-encoding')
    if (!isPacking || !WORTH_PACKING.test(name) || !/^[\w.-]+$/.test(name)) return next()
    if (!existsSync(join(assetsDir, name))) return next()
    res.type(name.slice(name.lastIndexOf('.')))
    res.set({ 'content-encoding': packing, 'cache-control': IMMUTABLE })
    res.send(await packedFile(name, packing))
  })
  router.use('/assets', express.static(assetsDir, NAMED_BY_CONTENT))
  router.use('/assets', (_, res) => void res.status(404).type('text').send('Not found\n'))
  /** The page itself has no name of its own: it is answered for each path, filled in. */
  router.get('/index.html', (_req, _res, next) => next('router'))
  router.use(express.static(clientDir, { index: false, maxAge: '1h' }))
  return router
}
