import { ContainerModule } from 'inversify'
import {
  chats,
  clock,
  config,
  geocoder,
  jobQueue,
  limit,
  liveHints,
  log,
  notices,
  push,
  pushSender,
  store,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createNoticeSweep } from './mail-unread.ts'
import { createPushLetters } from './mails.ts'
import { createLikeSweep, createUnreadSweep } from './notify-unread.ts'
import { createDeviceRoutes } from './routes.ts'
import { createSendPush } from './send-push.ts'
import { deviceRoutes, pushJobs, pushLetters, pushSweeps, reply, sendPush } from './tokens.ts'

/** What members are told of while they are away. */
export const pushModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  make(sendPush, createSendPush, { push, sender: pushSender })

  make(pushLetters, createPushLetters, { store, clock })
  make(pushJobs, ({ push }) => ({ push }), { push: sendPush })
  make(
    pushSweeps,
    ({ config, ...parts }) => ({
      notices: createNoticeSweep({ ...parts, delayMs: config.pace.replyDelayMs }),
      pushes: createUnreadSweep(parts),
      likes: createLikeSweep(parts),
    }),
    { chats, notices, jobQueue, reply, clock, log, config },
  )
  make(deviceRoutes, createDeviceRoutes, { push, geocoder, limit, liveHints, log })
})
