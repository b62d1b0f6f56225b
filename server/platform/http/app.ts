import express, { type Express, type RequestHandler, type Router } from 'express'
import type { Logger } from 'pino'
import type { Member } from '#core/account/values.ts'
import type { Clock, CountryFinder, Ids, OwnRecords, Pages } from '#core/kernel/ports.ts'
import type { DeskStore } from '#core/moderation/ports.ts'
import type { SupportStore } from '#core/moderation/support/ports.ts'
import type { Site, SiteStore } from '#core/site/ports.ts'
import type { Config } from '../config/config.ts'
import type { Idempotency } from '../idempotency/idempotency.ts'
import type { LimitCall } from '../limiting.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { askedLanguage } from '../middleware/asked-language.ts'
import { compressAnswers } from '../middleware/compression.ts'
import { failures } from '../middleware/failures.ts'
import { healthPages, type Readiness } from '../middleware/health.ts'
import { requestLog } from '../middleware/logging.ts'
import { securityHeaders } from '../middleware/security.ts'
import { sendServerTime } from '../middleware/server-time.ts'
import { type SiteOf, siteFinder } from '../middleware/sites.ts'
import { openApiPages } from '../openapi/page.ts'
import { appManifest } from '../pages/app-manifest.ts'
import { clientAssets } from '../pages/assets.ts'
import { clientPages, shellPage } from '../pages/client.ts'
import { broughtPages } from '../pages/dev-pages.ts'
import { createDrawnPages } from '../pages/drawn-pages.ts'
import { createSubjectCheck } from '../pages/page-subject.ts'
import type { HandledBy } from './handled.ts'
import type { Readers } from './handler.ts'
import { mount } from './mount.ts'
import { refuse } from './refusals.ts'
import { sendRefusal } from './reply.ts'
import type { Sessions } from './sessions.ts'

export type AppDependencies = HandledBy & {
  config: Config
  publicUrl: string
  log: Logger
  clock: Clock
  ids: Ids
  metrics: Metrics
  readiness: Readiness
  countryFinder: CountryFinder
  sites: SiteStore
  siteAt: (site: Site, host: string) => Site
  sessions: Sessions
  idempotency: Idempotency
  limit: LimitCall
  termsAgreed: (member: Member, site: Site) => Promise<boolean>
  ownRecords: OwnRecords
  deskStore: Pick<DeskStore, 'isBarred' | 'involves'>
  support: Pick<SupportStore, 'member'>
  pages: Pages[]
  photoPages: Router
  evidencePages: Router
  packPages: Router
  chatPhotoPages: Router
  unsubscribePages: Router
  homePage: Router
  readers: Readers
}

const findSite =
  (siteOf: SiteOf, siteAt: AppDependencies['siteAt']): RequestHandler =>
  async (req, res, next) => {
    const host = req.hostname ?? ''
    const site = await siteOf(host)
    if (site) {
      res.locals.site = siteAt(site, host)
      next()
    } else {
      sendRefusal(res, refuse('not_found'))
    }
  }

/** Everything that answers a request, in the order in which it is asked. */
export const createApp = (deps: AppDependencies): Express => {
  const { config, publicUrl, log, sites, pages } = deps
  const secure = publicUrl.startsWith('https:')
  const app = express()
  app.disable('x-powered-by').disable('etag').set('trust proxy', config.trustProxy)
  app.use(requestLog(deps), securityHeaders({ secure }), healthPages(deps.readiness))
  app.use(findSite(siteFinder({ store: sites, demo: config.demo }), deps.siteAt))
  app.use(compressAnswers)
  app.use(askedLanguage({ ...config, secure }))
  if (config.apiDocs) app.use(openApiPages(publicUrl))
  app.use('/api', sendServerTime(deps.clock))
  const { languages, answerMs, production } = config
  const strict = !production
  app.use(mount({ ...deps, languages, answerMs, secure, strict }))
  app.use('/api', (_, res) => sendRefusal(res, refuse('not_found')))
  app.use(deps.photoPages, deps.chatPhotoPages)
  app.use(deps.evidencePages, deps.packPages, deps.unsubscribePages)
  app.use(broughtPages(pages, { secure }))
  app.get('/manifest.webmanifest', appManifest(config))
  app.get('/shell.html', shellPage(config))
  app.use(clientAssets(config.clientDir))
  app.use(deps.homePage)
  const draw = createDrawnPages({ ...deps, ...config })
  const subjectExists = createSubjectCheck({ ...deps, ...config })
  app.get('/{*path}', clientPages({ ...config, publicUrl, draw, subjectExists }))
  app.use((_, res) => void res.status(404).type('text').send('Not found\n'))
  app.use(failures({ log }))
  return app
}
