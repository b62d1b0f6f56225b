import express, { type Request as Asked, Router } from 'express'
import type { Pages } from '#core/kernel/ports.ts'
import { sameOrigin } from '#server/platform/middleware/same-origin.ts'

const BODY_MAX = '100kb'

/** The pages go by the path alone: what a caller says is the host may be no host at all. */
const BASE = 'http://localhost'

const requestOf = (req: Asked) => {
  const url = new URL(req.originalUrl, BASE)
  const headers = new Headers()
  for (const name of ['accept', 'accept-language', 'content-type']) {
    const value = req.get(name)
    if (value) headers.set(name, value)
  }
  const hasBody = !['GET', 'HEAD'].includes(req.method) && typeof req.body === 'string'
  return new Request(url, { method: req.method, headers, body: hasBody ? req.body : null })
}

/** The pages that adapters bring along: the sandbox bank's, the mailbox's and the clock's, where they are. */
export const broughtPages = (pages: Pages[], { secure }: { secure: boolean }): Router => {
  const router = Router()
  const text = express.text({ limit: BODY_MAX, type: () => true })
  router.use(
    ['/dev/mail', '/dev/mail.json', '/dev/sms', '/dev/sms.json', '/dev/clock', '/sandbox'],
    sameOrigin({ secure }),
    text,
    async (req, res, next) => {
      const request = requestOf(req)
      for (const page of pages) {
        const response = await page.answer(request.clone())
        if (!response) continue
        res.status(response.status).set('cache-control', 'no-store')
        for (const [name, value] of response.headers) res.set(name, value)
        res.end(Buffer.from(await response.arrayBuffer()))
        return
      }
      next()
    },
  )
  return router
}
