import type { Readers } from '../platform/http/handler.ts'
import { token } from '../platform/wiring.ts'
import type { Blocks } from './blocking/block.ts'
import type { SendFirst } from './first-message.ts'
import type { OpenChat } from './open.ts'
import type { ChatRoutes } from './routes.ts'
import type { SendMessage } from './send.ts'
import type { DoChatTask } from './tasks.ts'
import type { ChatJobs } from './worker.ts'

export const blocks = token<Blocks>('blocks')
export const doChatTask = token<DoChatTask>('doChatTask')
export const openChat = token<OpenChat>('openChat')
export const sendFirst = token<SendFirst>('sendFirst')
export const sendMessage = token<SendMessage>('sendMessage')

/** What the subject brings to the tables of the platform. */
export const chatRoutes = token<ChatRoutes>('chatRoutes')
export const chatReaders = token<Readers>('chatReaders')
export const chatJobs = token<ChatJobs>('chatJobs')
