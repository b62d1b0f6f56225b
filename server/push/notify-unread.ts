import { UNREAD_PUSH_MS } from '#core/chat/rules.ts'
import { LIKE_MAIL_MS, LIKE_PUSH_MS } from '#core/discovery/rules.ts'
import { dayOf } from '#core/kernel/day.ts'
import type { Job } from '#core/kernel/jobs.ts'
import type { Clock } from '#core/kernel/ports.ts'
import type { LikeNotice, Notices, UnreadNotice } from '#core/push/notices.ts'
import { BATCH } from '../platform/workers/sweep.ts'

type Dependencies = { notices: Notices; clock: Clock }

const pushOfUnread = ({ account, conversation, lastSeq }: UnreadNotice): Job => ({
  name: 'push',
  key: `newMessages:${account}:${conversation}:${lastSeq}`,
  kind: 'newMessages',
  account,
  path: `/chats/${conversation}`,
  about: conversation,
})

/** Tells devices of new messages that are not read at once. */
export const createUnreadSweep =
  ({ notices, clock }: Dependencies) =>
  (): Promise<number> =>
    notices.tellUnread(clock.now(), UNREAD_PUSH_MS, BATCH, pushOfUnread)

const likePaths = {
  newLikes: '/likes',
  matches: '/likes/matches',
  visits: '/likes/visitors',
} as const

/**
 * Tells members of new likes and matches: a device soon, by mail later and once a day at most. Of who
 * looked at them a device hears alone.
 */
export const createLikeSweep =
  ({ notices, clock }: Dependencies) =>
  (): Promise<number> => {
    const now = clock.now()
    const jobOf = ({ account, kind, channel, since }: LikeNotice): Job =>
      channel === 'email' && kind !== 'visits'
        ? { name: 'mail', key: `${kind}:${account}:${dayOf(now)}`, template: kind, account }
        : {
            name: 'push',
            key: `${kind}:${account}:${since.getTime()}`,
            kind,
            account,
            path: likePaths[kind],
            about: since.toISOString(),
          }
    return notices.tellLikes(now, { pushMs: LIKE_PUSH_MS, mailMs: LIKE_MAIL_MS }, BATCH, jobOf)
  }
