import type { LiveHints } from '#core/kernel/ports.ts'

/** Tells the open pages of both of a like that was given or taken back. */
export type TellLikes = (from: string, to: string) => void

export const createTellLikes =
  ({ liveHints }: { liveHints: Pick<LiveHints, 'publish'> }): TellLikes =>
  (from, to) =>
    liveHints.publish([
      { account: to, about: 'likes', id: from },
      { account: from, about: 'likes', id: to },
    ])
