import { ContainerModule } from 'inversify'
import {
  accounts,
  chats,
  clock,
  config,
  geocoder,
  happenings,
  jobQueue,
  limit,
  liveHints,
  log,
  notices,
  publicUrl,
  push,
  pushChoices,
  pushSender,
  pushSending,
  sites,
  store,
  vault,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createHappeningRoutes } from './happenings/routes.ts'
import { createNoticeSweep } from './mail-unread.ts'
import { createPushLetters } from './mails.ts'
import { createLikeSweep, createUnreadSweep } from './notify-unread.ts'
import { createDeviceRoutes } from './routes.ts'
import { createSendPush } from './send-push.ts'
import { createHeldSweep } from './sending/held-sweep.ts'
import { createSendingRoutes } from './sending/routes.ts'
import {
  deviceRoutes,
  pushJobs,
  pushLetters,
  pushSweeps,
  reply,
  sendPush,
  unsubscribePages,
  unsubscribePath,
} from './tokens.ts'
import { createUnsubscribePath } from './unsubscribe.ts'
import { createUnsubscribePages } from './unsubscribe-pages.ts'

/** What members are told of while they are away. */
export const pushModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  make(sendPush, createSendPush, {
    push,
    pushSending,
    sender: pushSender,
    sites,
    publicUrl,
    clock,
  })

  make(unsubscribePath, createUnsubscribePath, { vault })
  make(unsubscribePages, createUnsubscribePages, { vault, accounts, liveHints })
  make(pushLetters, createPushLetters, { store, clock })
  make(pushJobs, ({ push }) => ({ push }), { push: sendPush })
  make(
    pushSweeps,
    ({ config, ...parts }) => ({
      notices: createNoticeSweep({ ...parts, delayMs: config.pace.replyDelayMs }),
      pushes: createUnreadSweep(parts),
      likes: createLikeSweep(parts),
      held: createHeldSweep(parts),
    }),
    { chats, notices, pushSending, jobQueue, reply, clock, log, config },
  )
  make(
    deviceRoutes,
    (parts) => ({
      ...createDeviceRoutes(parts),
      ...createSendingRoutes(parts),
      ...createHappeningRoutes(parts),
    }),
    { push, pushChoices, happenings, geocoder, clock, limit, liveHints, log },
  )
})
