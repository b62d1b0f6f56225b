import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

/** `/metrics` and nothing else, on an address of its own that the world does not reach. */
export const metricsPage =
  ({ metrics, log }: { metrics: Metrics; log: Logger }): RequestListener =>
  async (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
      return
    }
    try {
      const { type, body } = await metrics.text()
      res.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    } catch (error) {
      log.warn({ err: error }, 'the figures could not be read')
      res.writeHead(503, { 'content-type': 'text/plain' }).end('The figures cannot be read\n')
    }
  }
