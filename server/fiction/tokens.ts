import { token } from '../platform/wiring.ts'
import type { FictionRoutes } from './routes.ts'

/** What the subject brings to the tables of the platform. */
export const fictionRoutes = token<FictionRoutes>('fictionRoutes')
