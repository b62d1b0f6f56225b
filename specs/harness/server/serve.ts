import { createServer } from 'node:http'
import type { Pages } from '#core/kernel/ports.ts'
import { listening } from '#specs/harness/server/listening.ts'

/** Serves pages on an address of this machine, and a shop's own page for everything else. */
export const serve = async (pagesAt: (url: string) => Promise<Pages>) => {
  let pages: Pages | undefined
  const server = createServer(async (asked, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of asked) chunks.push(chunk)
    const request = new Request(new URL(asked.url ?? '/', `http://${asked.headers.host}`), {
      method: asked.method ?? 'GET',
      headers: { 'content-type': asked.headers['content-type'] ?? '' },
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
    })
    const response = (await pages?.answer(request)) ?? new Response('De winkel.')
    reply.writeHead(response.status, Object.fromEntries(response.headers))
    reply.end(Buffer.from(await response.arrayBuffer()))
  })
  const { port, url, stop: close } = await listening(server)
  pages = await pagesAt(url)
  return {
    url,
    /** The same place under another origin. */
    elsewhere: `http://localhost:${port}`,
    close,
  }
}
