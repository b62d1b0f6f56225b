import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import express, { Router } from 'express'

const endings = { br: 'br', gzip: 'gz' }
type Packing = keyof typeof endings

const NAMED_BY_CONTENT = { immutable: true, maxAge: '1y' } as const
const WORTH_PACKING = /\.(js|css|svg|json|map|bin|webmanifest|txt)$/
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * The built files of the client. Those named by their content never change: their packed twins,
 * which the build made, are read once and kept.
 */
export const clientAssets = (clientDir: string): Router => {
  const twins = new Map<string, Promise<Buffer | null>>()
  const assetsDir = join(clientDir, 'assets')

  /** Null where there is none, as in a build of another time. */
  const twinOf = (name: string, packing: Packing) => {
    const file = `${name}.${endings[packing]}`
    const known = twins.get(file) ?? readFile(join(assetsDir, file)).catch(() => null)
    twins.set(file, known)
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
    const twin = await twinOf(name, packing)
    if (twin === null) return next()
    res.type(name.slice(name.lastIndexOf('.')))
    res.set({ 'content-encoding': packing, 'cache-control': IMMUTABLE })
    res.send(twin)
  })
  router.use('/assets', express.static(assetsDir, NAMED_BY_CONTENT))
  router.use('/assets', (_, res) => void res.status(404).type('text').send('Not found\n'))
  /** The page itself has no name of its own: it is answered for each path, filled in. */
  router.get('/index.html', (_req, _res, next) => next('router'))
  router.use(express.static(clientDir, { index: false, maxAge: '1h' }))
  return router
}
