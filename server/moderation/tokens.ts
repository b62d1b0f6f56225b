import { token } from '../platform/wiring.ts'
import type { Appeals } from './appeal.ts'
import type { Approvals } from './approval/approvals.ts'
import type { Desk } from './desk.ts'
import type { SettleHeld, SettleRest } from './held.ts'
import type { ModerationLetters } from './letters.ts'
import type { LockableByStranger, LockPictures } from './lock-pictures.ts'
import type { ReceiveNotice } from './notice.ts'
import type { NoticeMails } from './notice-mails.ts'
import type { ReportSomething } from './report.ts'
import type { AlignRestrictions, EndHiding } from './restrictions.ts'
import type { ModerationRoutes } from './routes.ts'
import type { Suspensions } from './suspend.ts'
import type { ModerationJobs } from './worker.ts'

export const alignRestrictions = token<AlignRestrictions>('alignRestrictions')
export const endHiding = token<EndHiding>('endHiding')
export const appeals = token<Appeals>('appeals')
export const fourEyes = token<Approvals>('fourEyes')
export const desk = token<Desk>('desk')
export const settleHeld = token<SettleHeld>('settleHeld')
export const settleRest = token<SettleRest>('settleRest')
export const lockableByStranger = token<LockableByStranger>('lockableByStranger')
export const lockPictures = token<LockPictures>('lockPictures')
export const suspensions = token<Suspensions>('suspensions')
export const receiveNotice = token<ReceiveNotice>('receiveNotice')
export const noticeMails = token<NoticeMails>('noticeMails')
export const reportSomething = token<ReportSomething>('reportSomething')

/** What the subject brings to the tables of the platform. */
export const moderationJobs = token<ModerationJobs>('moderationJobs')
export const moderationLetters = token<ModerationLetters>('moderationLetters')
export const moderationRoutes = token<ModerationRoutes>('moderationRoutes')
