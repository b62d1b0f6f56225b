import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Router } from 'express'
import { openApiDocument } from './document.ts'

const assets = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))
const served = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body><div id="docs"></div></body>
</html>
`
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', validatorUrl: null })\n`

/**
 * The contract for machines at /api/openapi.json, and a page to read it at /api/docs. The document is
 * made for the first request, because a start should not wait for it.
 */
export const openApiPages = (server: string): Router => {
  const router = Router()
  let document: ReturnType<typeof openApiDocument> | undefined
  router.get('/api/openapi.json', (_, res) => {
    document ??= openApiDocument({ title: 'Vonk', server })
    res.json(document)
  })
  router.get('/api/docs', (_, res) => void res.type('html').send(page))
  router.get('/api/docs/start.js', (_, res) => void res.type('js').send(start))
  for (const file of served) {
    router.get(`/api/docs/${file}`, (_, res) => res.sendFile(join(assets, file)))
  }
  return router
}
