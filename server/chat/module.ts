import { ContainerModule } from 'inversify'
import {
  accounts,
  albums,
  chats,
  clock,
  discovery,
  dispatch,
  favourites,
  ids,
  jobQueue,
  limit,
  liveHints,
  moderation,
  sessionReads,
  sites,
  store,
  verdictStore,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { createBlocks } from './blocking/block.ts'
import { createSendFirst } from './first-message.ts'
import { createOpenChat } from './open.ts'
import { createChatReaders, createChatRoutes } from './routes.ts'
import { createSendMessage } from './send.ts'
import { createDoChatTask } from './tasks.ts'
import {
  blocks,
  chatJobs,
  chatReaders,
  chatRoutes,
  doChatTask,
  openChat,
  sendFirst,
  sendMessage,
} from './tokens.ts'
import { createChatJobs } from './worker.ts'

export const chatModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  make(sendMessage, createSendMessage, { dispatch, chats, moderation, ids })
  make(sendFirst, createSendFirst, { accounts, sites, sendMessage, jobQueue })
  make(openChat, createOpenChat, { chats, discovery, ids, clock })
  make(blocks, createBlocks, { dispatch, store, chats, ids })
  make(doChatTask, createDoChatTask, { chats, discovery, favourites, albums, dispatch })

  make(chatJobs, createChatJobs, { doChatTask, sendFirst })
  make(chatReaders, createChatReaders, { reads: sessionReads, ids, clock })
  make(chatRoutes, createChatRoutes, {
    dispatch,
    store,
    chats,
    open: openChat,
    sendMessage,
    blocks,
    ids,
    clock,
    liveHints,
    limit,
    verdictStore,
  })
})
