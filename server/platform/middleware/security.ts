import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { REPORT_PATH } from '#core/site/browser-reports.ts'

/** Under this name browsers know where their reports go. */
const ENDPOINT = 'reports'
const self = "'self'"
const none = "'none'"

/**
 * What browsers are told to hold us to (promise S8): scripts come from files alone, and so do styles
 * but for one that a page is known by (`allowStyle`).
 */
export const securityHeaders = ({ secure }: { secure: boolean }): RequestHandler => {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        scriptSrc: [self],
        styleSrc: [self],
        imgSrc: [self, 'data:', 'blob:'],
        fontSrc: [self, 'data:'],
        connectSrc: [self],
        objectSrc: [none],
        baseUri: [none],
        formAction: [self],
        frameAncestors: [none],
        ...(secure && { upgradeInsecureRequests: [] }),
        // Browsers that know `report-to` look past `report-uri`, which the others take.
        reportUri: [REPORT_PATH],
        reportTo: [ENDPOINT],
      },
    },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  return (req, res, next) => {
    res.set('reporting-endpoints', `${ENDPOINT}="${REPORT_PATH}"`)
    res.set('cross-origin-opener-policy', `same-origin; report-to="${ENDPOINT}"`)
    protect(req, res, next)
  }
}

const POLICY = 'content-security-policy'

/** Lets this answer alone have one style in the page, by the digest of its text. */
export const allowStyle = (res: Response, source: string) => {
  const policy = String(res.getHeader(POLICY) ?? '')
  res.set(POLICY, policy.replace(`style-src ${self}`, `style-src ${self} ${source}`))
}
