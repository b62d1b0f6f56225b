import type { RequestHandler } from 'express'
import { token } from '../platform/wiring.ts'
import type { SiteRoutes } from './routes.ts'

/** What the subject brings to the tables of the platform. */
export const siteRoutes = token<SiteRoutes>('siteRoutes')
export const homePage = token<RequestHandler>('homePage')
