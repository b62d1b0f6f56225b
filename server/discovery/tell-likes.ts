import type { AvoidedStore } from '#core/discovery/avoided/ports.ts'
import type { LiveHints } from '#core/kernel/ports.ts'

/** Tells the open pages of both of a like that was given or taken back. */
export type TellLikes = (from: string, to: string) => Promise<void>

/** Who is liked by somebody that avoids their address hears nothing. */
export const createTellLikes =
  ({
    avoided,
    liveHints,
  }: {
    avoided: Pick<AvoidedStore, 'isHidden'>
    liveHints: Pick<LiveHints, 'publish'>
  }): TellLikes =>
  async (from, to) => {
    const isHidden = await avoided.isHidden(from, to)
    liveHints.publish([
      ...(isHidden ? [] : [{ account: to, about: 'likes', id: from } as const]),
      { account: from, about: 'likes', id: to },
    ])
  }
