import { mayNotify } from '#core/account/settings/notifications.ts'
import type { Job } from '#core/kernel/jobs.ts'
import type { PushStore } from '#core/push/ports.ts'
import type { PushSender } from '#core/push/sender.ts'
import { textsOf } from '#server/platform/texts.ts'

export type SendPush = (job: Extract<Job, { name: 'push' }>) => Promise<void>

/**
 * Tells a member's device that there is something, and not what: it may lie on a table with its
 * screen locked (promise S13). A subscription that is dead is forgotten at once.
 */
export const createSendPush =
  ({ push, sender }: { push: PushStore; sender: PushSender }): SendPush =>
  async ({ account, kind, path }) => {
    const to = await push.pushable(account)
    if (!to || !mayNotify(to.disabled, 'push', kind)) return
    const title = textsOf(to.language).push[kind]
    const pushed = await sender.send(to.subscription, { title, path }, { topic: kind })
    if (pushed === 'gone') await push.forget(account, to.subscription.endpoint)
  }
