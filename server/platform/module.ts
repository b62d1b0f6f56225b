import { ContainerModule } from 'inversify'
import { accountRoutes, termsAgreed } from '../account/tokens.ts'
import { chatJobs, chatReaders, chatRoutes } from '../chat/tokens.ts'
import { discoveryRoutes, discoverySweeps } from '../discovery/tokens.ts'
import { fictionRoutes } from '../fiction/tokens.ts'
import { moderationJobs, moderationRoutes } from '../moderation/tokens.ts'
import { alarms, paymentJobs, paymentRoutes, paymentSweeps } from '../payment/tokens.ts'
import {
  albumRoutes,
  chatPhotoPages,
  chatPhotoRoutes,
  evidencePages,
  packPages,
  photoJobs,
  photoPages,
  photoRoutes,
  photoSweeps,
} from '../photo/tokens.ts'
import { deviceRoutes, pushJobs, pushSweeps, unsubscribePages } from '../push/tokens.ts'
import { homePage, siteRoutes, siteSweeps } from '../site/tokens.ts'
import { createDispatch } from './dispatch.ts'
import { createApp } from './http/app.ts'
import { createSessions } from './http/sessions.ts'
import { createShownMembers } from './http/shown-members.ts'
import { createStreams } from './http/streams.ts'
import { createIdempotency } from './idempotency/idempotency.ts'
import { createWriteOnce } from './idempotency/write-once.ts'
import { createLimitCall } from './limiting.ts'
import { bindMail } from './mails/bind-mail.ts'
import { createMailRefusals } from './mails/refusals.ts'
import { createBrowserReports } from './metrics/browser-reports.ts'
import { createFailedWrites } from './metrics/failed-writes.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createReadiness } from './middleware/health.ts'
import {
  accounts,
  app,
  browserReports,
  clock,
  config,
  countryFinder,
  cursorSeal,
  demoRoutes,
  deskStore,
  dispatch,
  failedWrites,
  handlers,
  health,
  idempotency,
  idempotencyStore,
  ids,
  jobQueue,
  limit,
  limiter,
  limits,
  liveHints,
  log,
  mailRefusals,
  metrics,
  metricsStore,
  ownRecords,
  pages,
  pauseFor,
  publicUrl,
  readiness,
  retention,
  sendMail,
  sessionStore,
  sessions,
  shownMembers,
  siteAt,
  sites,
  store,
  streams,
  support,
  tryPhotos,
  unfinishedFiles,
  workers,
  writeOnce,
} from './tokens.ts'
import { type Make, maker } from './wiring.ts'
import { pauseUnlessAborted } from './workers/sweep.ts'
import { createWorkers } from './workers/workers.ts'

const bindGround = (make: Make) => {
  make(dispatch, createDispatch, { store, idempotencyStore, clock, liveHints })
  make(writeOnce, createWriteOnce, { idempotencyStore })
  make(limit, createLimitCall, { limiter, limits, clock })
  make(idempotency, createIdempotency, { idempotencyStore, ids, clock })
  make(failedWrites, createFailedWrites, {})
  make(browserReports, createBrowserReports, {})
  make(readiness, createReadiness, { health, tryPhotos, failedWrites, log })
  make(mailRefusals, createMailRefusals, { clock, log })
  make(metrics, createMetrics, {
    metricsStore,
    alarms,
    mailRefusals,
    failedWrites,
    browserReports,
    readiness,
    clock,
  })
  make(shownMembers, createShownMembers, {})
  make(
    streams,
    ({ config: { pace }, ...parts }) => createStreams({ ...parts, heartbeatMs: pace.heartbeatMs }),
    { liveHints, shownMembers, sessionStore, clock, config },
  ).onDeactivation((open) => open.endAll())
  make(
    sessions,
    ({ publicUrl, ...parts }) =>
      createSessions({ ...parts, secure: publicUrl.startsWith('https:') }),
    { store: sessionStore, accounts, streams, jobQueue, clock, ids, publicUrl },
  )
}

const bindWorkers = (make: Make) => {
  make(
    workers,
    ({
      sendMail,
      chatJobs,
      moderationJobs,
      photoJobs,
      paymentJobs,
      pushJobs,
      payment,
      discovery,
      photo,
      push,
      site,
      config,
      ...parts
    }) =>
      createWorkers({
        ...parts,
        jobs: {
          mail: sendMail,
          ...chatJobs,
          ...moderationJobs,
          ...photoJobs,
          ...paymentJobs,
          ...pushJobs,
        },
        sweeps: { ...payment, ...discovery, ...photo, ...push, ...site },
        pace: config.pace,
      }),
    {
      jobQueue,
      store,
      dispatch,
      retention,
      unfinishedFiles,
      metricsStore,
      sendMail,
      chatJobs,
      moderationJobs,
      photoJobs,
      paymentJobs,
      pushJobs,
      payment: paymentSweeps,
      discovery: discoverySweeps,
      photo: photoSweeps,
      push: pushSweeps,
      site: siteSweeps,
      pauseFor,
      clock,
      log,
      config,
    },
  ).onDeactivation((running) => running.stop())
}

/** What each subject answers, as one. */
const bindHandlers = (make: Make) => {
  make(
    handlers,
    ({
      account,
      album,
      chat,
      chatPhoto,
      demo,
      device,
      discovery,
      fiction,
      moderation,
      payment,
      photo,
      site,
    }) => ({
      ...account,
      ...chat,
      ...album,
      ...chatPhoto,
      ...demo,
      ...device,
      ...discovery,
      ...fiction,
      ...moderation,
      ...payment,
      ...photo,
      ...site,
    }),
    {
      account: accountRoutes,
      chat: chatRoutes,
      demo: demoRoutes,
      device: deviceRoutes,
      discovery: discoveryRoutes,
      fiction: fictionRoutes,
      moderation: moderationRoutes,
      payment: paymentRoutes,
      photo: photoRoutes,
      album: albumRoutes,
      chatPhoto: chatPhotoRoutes,
      site: siteRoutes,
    },
  )
}

const bindApp = (make: Make) => {
  make(app, createApp, {
    config,
    publicUrl,
    log,
    clock,
    ids,
    metrics,
    readiness,
    countryFinder,
    sites,
    siteAt,
    sessions,
    idempotency,
    limit,
    termsAgreed,
    ownRecords,
    deskStore,
    support,
    pages,
    handlers,
    shownMembers,
    cursorSeal,
    readers: chatReaders,
    photoPages,
    chatPhotoPages,
    evidencePages,
    packPages,
    homePage,
    unsubscribePages,
  })
}

/** What is done for every subject alike, with what each of them brings. */
export const platformModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  bind(pauseFor).toConstantValue(pauseUnlessAborted)
  bindGround(make)
  bindMail(make)
  bindWorkers(make)
  bindHandlers(make)
  bindApp(make)
})
