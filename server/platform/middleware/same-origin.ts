import type { RequestHandler } from 'express'
import { refuse } from '#server/platform/http/refusals.ts'
import { sendRefusal } from '#server/platform/http/reply.ts'

const HARMLESS = ['GET', 'HEAD', 'OPTIONS']

type OriginHeaders = { fetchSite: string | undefined; origin: string | undefined }

/** The browser's own word counts; where it gives none (plain http in a LAN), the Origin does. */
const isSameOrigin = ({ fetchSite, origin }: OriginHeaders, own: string) => {
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  return origin !== undefined && origin === own
}

/**
 * Refuses what changes something and does not come from a page of this site (promise S7). Over
 * https a page of the same host without it is another site: whoever is on the line may have made it.
 */
export const sameOrigin = ({ secure }: { secure: boolean }): RequestHandler => {
  const scheme = secure ? 'https' : 'http'
  return (req, res, next) => {
    const headers = { fetchSite: req.get('sec-fetch-site'), origin: req.get('origin') }
    const own = `${scheme}://${req.host}`
    if (HARMLESS.includes(req.method) || isSameOrigin(headers, own)) next()
    else sendRefusal(res, refuse('cross_site'))
  }
}
