import type { Job } from '../kernel/jobs.ts'

/** A conversation with messages that a member's device is to be told of. */
export type UnreadNotice = { account: string; conversation: string; lastSeq: number }

/**
 * New likes of a member, a match, or somebody who looked, since the first of them, and by which way
 * they are told now: who looked is told to a device alone, once in the time that a mail takes.
 */
export type LikeNotice = {
  account: string
  kind: 'newLikes' | 'matches' | 'visits'
  channel: 'push' | 'email'
  since: Date
}

/**
 * What members have not seen yet. Each method takes at most `limit` notices that have waited so
 * long, no two workers the same, writes their jobs in the same transaction, and answers how many
 * it took; for those that were seen in the meantime it asks for no job.
 */
export interface Notices {
  /** Of people who have a device to be told on: once, until they have read. */
  tellUnread(
    now: Date,
    waitedMs: number,
    limit: number,
    jobOf: (notice: UnreadNotice) => Job,
  ): Promise<number>
  /** Likes are told to a device first, and later by mail. */
  tellLikes(
    now: Date,
    waited: { pushMs: number; mailMs: number },
    limit: number,
    jobOf: (notice: LikeNotice) => Job,
  ): Promise<number>
}
