import { ContainerModule } from 'inversify'
import {
  chats,
  clock,
  config,
  geocoder,
  limit,
  log,
  notices,
  push,
  pushSender,
  store,
  wire,
  work,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createPushLetters } from './mails.ts'
import { sweepLikes, sweepUnread } from './notify-unread.ts'
import { createDeviceRoutes } from './routes.ts'
import { createSendPush } from './send-push.ts'
import { deviceRoutes, pushJobs, pushLetters, pushSweeps, reply, sendPush } from './tokens.ts'
import { sweepNotices } from './worker.ts'

/** What members are told of while they are away. */
export const pushModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  make(sendPush, createSendPush, { push, sender: pushSender })

  make(pushLetters, createPushLetters, { store, clock })
  make(pushJobs, ({ push }) => ({ push }), { push: sendPush })
  make(
    pushSweeps,
    ({ config, ...parts }) => ({
      notices: sweepNotices({ ...parts, delayMs: config.pace.replyDelayMs }),
      pushes: sweepUnread(parts),
      likes: sweepLikes(parts),
    }),
    { chats, notices, work, reply, clock, log, config },
  )
  make(deviceRoutes, createDeviceRoutes, { push, geocoder, limit, wire, log })
})
