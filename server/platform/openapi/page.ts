import { Router } from 'express'
import { contractPage, contractStyle } from './contract-page.ts'
import { type OpenApiDocument, openApiDocument } from './document.ts'

/**
 * The contract for machines at /api/openapi.json, and a page to read it at /api/docs. The document is
 * made for the first request, because a start should not wait for it.
 */
export const openApiPages = (server: string): Router => {
  const router = Router()
  let made: OpenApiDocument | undefined
  const document = () => {
    made ??= openApiDocument({ title: 'Vonk', server })
    return made
  }
  router.get('/api/openapi.json', (_, res) => {
    res.json(document())
  })
  router.get('/api/docs', (_, res) => void res.type('html').send(contractPage(document())))
  router.get('/api/docs/style.css', (_, res) => void res.type('css').send(contractStyle))
  return router
}
