import type { RequestHandler } from 'express'
import { refuse } from '#server/http/refusals.ts'
import { sendRefusal } from '#server/http/reply.ts'

const HARMLESS = ['GET', 'HEAD', 'OPTIONS']

/** The browser's own word counts; where it gives none (plain http in a LAN), the Origin does. */
const isSameOrigin = (fetchSite: string | undefined, origin: string | undefined, host: string) => {
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

/** Refuses what changes something and does not come from a page of this site (promise S7). */
export const sameOrigin: RequestHandler = (req, res, next) => {
  const { method, host } = req
  const fetchSite = req.get('sec-fetch-site')
  if (HARMLESS.includes(method) || isSameOrigin(fetchSite, req.get('origin'), host)) next()
  else sendRefusal(res, refuse('cross_site'))
}
