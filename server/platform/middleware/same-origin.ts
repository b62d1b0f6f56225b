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

/** The origin of the page that asks, for browsers that send no Fetch Metadata. */
const refererOf = (referer: string | undefined) =>
  referer && URL.canParse(referer) ? new URL(referer).origin : undefined

type Acting = { secure: boolean; pages: Record<string, string> }

/**
 * A GET that acts does so from this site's own pages alone. A browser without Fetch Metadata tells
 * by its Referer, which the policy of this site sends to itself. A navigation from elsewhere leads to
 * a page with a button; anything else, prefetching included, is refused.
 */
export const actingGet = ({ secure, pages }: Acting): RequestHandler => {
  const scheme = secure ? 'https' : 'http'
  return (req, res, next) => {
    const headers = {
      fetchSite: req.get('sec-fetch-site'),
      origin: refererOf(req.get('referer')),
    }
    const isPrefetch = /prefetch/.test(`${req.get('sec-purpose')} ${req.get('purpose')}`)
    const page = pages[req.path]
    const isNavigation = req.accepts(['json', 'html']) === 'html'
    if (isSameOrigin(headers, `${scheme}://${req.host}`) && !isPrefetch) next()
    else if (isNavigation && page && !isPrefetch) res.redirect(303, page)
    else sendRefusal(res, refuse('cross_site'))
  }
}
