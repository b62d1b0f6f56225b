import type { Router } from 'express'
import type { UnsubscribePath } from '../platform/mails/letters.ts'
import { token } from '../platform/wiring.ts'
import type { JobWorkers } from '../platform/workers/job-worker.ts'
import type { Sweeps } from '../platform/workers/workers.ts'
import type { Reply } from './mail-unread.ts'
import type { PushLetters } from './mails.ts'
import type { DeviceRoutes } from './routes.ts'
import type { SendPush } from './send-push.ts'

export const sendPush = token<SendPush>('sendPush')
/** A demo has an answer of its fictional profiles; nobody else has. */
export const reply = token<Reply>('reply')

/** What the subject brings to the tables of the platform. */
export const deviceRoutes = token<DeviceRoutes>('deviceRoutes')
export const pushLetters = token<PushLetters>('pushLetters')
export const pushJobs = token<Pick<JobWorkers, 'push'>>('pushJobs')
export const pushSweeps = token<Pick<Sweeps, 'notices' | 'pushes' | 'likes' | 'held'>>('pushSweeps')

/** The address that switches mails of one kind off, and its pages. */
export const unsubscribePath = token<UnsubscribePath>('unsubscribePath')
export const unsubscribePages = token<Router>('unsubscribePages')
