import { ContainerModule } from 'inversify'
import { requestActivationMail } from '../account/tokens.ts'
import { planRefund } from '../payment/tokens.ts'
import {
  accounts,
  approvals,
  chats,
  clock,
  deskStore,
  dispatch,
  ids,
  jobQueue,
  limit,
  limiter,
  linkStore,
  liveHints,
  mailer,
  makeLink,
  moderation,
  payments,
  photoLibrary,
  publicUrl,
  sites,
  store,
  support,
  vault,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createAppeals } from './appeal.ts'
import { createApprovals } from './approval/approvals.ts'
import { createDesk } from './desk.ts'
import { createSettleHeld, createSettleRest } from './held.ts'
import { createModerationLetters } from './letters.ts'
import { createLockableByStranger, createLockPictures } from './lock-pictures.ts'
import { createReceiveNotice } from './notice.ts'
import { createNoticeMails } from './notice-mails.ts'
import { createReportSomething } from './report.ts'
import { createAlignRestrictions, createEndHiding } from './restrictions.ts'
import { createModerationRoutes } from './routes.ts'
import { createSuspensions } from './suspend.ts'
import {
  alignRestrictions,
  appeals,
  desk,
  endHiding,
  fourEyes,
  lockableByStranger,
  lockPictures,
  moderationJobs,
  moderationLetters,
  moderationRoutes,
  noticeMails,
  receiveNotice,
  reportSomething,
  settleHeld,
  settleRest,
  suspensions,
} from './tokens.ts'
import { createModerationJobs } from './worker.ts'

/** What is reported, decided and objected to, and the desk where that is done. */
export const moderationModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  make(alignRestrictions, createAlignRestrictions, { dispatch, store, moderation, ids, clock })
  make(endHiding, createEndHiding, { moderation })
  make(lockPictures, createLockPictures, { photoLibrary })
  make(lockableByStranger, createLockableByStranger, { moderation, limiter, clock })
  make(reportSomething, createReportSomething, {
    dispatch,
    moderation,
    lockPictures,
    ids,
    clock,
  })
  make(receiveNotice, createReceiveNotice, {
    dispatch,
    moderation,
    lockPictures,
    lockableByStranger,
    jobQueue,
    vault,
    ids,
  })
  make(noticeMails, createNoticeMails, { moderation, sites, mailer, publicUrl })
  make(appeals, createAppeals, { dispatch, moderation })
  make(settleHeld, createSettleHeld, { chats })
  make(settleRest, createSettleRest, { settleHeld, moderation, dispatch })
  make(desk, createDesk, { dispatch, moderation, deskStore, alignRestrictions, settleHeld, ids })
  make(suspensions, createSuspensions, { dispatch, accounts, moderation, ids })
  make(fourEyes, createApprovals, { dispatch, approvals, suspensions, planRefund, accounts, ids })

  make(moderationJobs, createModerationJobs, {
    moderation,
    alignRestrictions,
    settleRest,
    dispatch,
    jobQueue,
    noticeMails,
    liveHints,
  })
  make(moderationLetters, createModerationLetters, { moderation, makeLink })
  make(moderationRoutes, createModerationRoutes, {
    desk,
    deskStore,
    moderation,
    reportSomething,
    receiveNotice,
    appeals,
    suspensions,
    approvals,
    fourEyes,
    support,
    payments,
    requestActivationMail,
    liveHints,
    accounts,
    linkStore,
    limit,
    ids,
    clock,
  })
})
