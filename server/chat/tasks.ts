import type { ChatStore, Presence } from '#core/chat/ports.ts'
import type { FavouriteStore } from '#core/discovery/favourites/ports.ts'
import type { DiscoveryStore } from '#core/discovery/ports.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { ChatTask } from '#core/kernel/jobs.ts'
import type { AlbumStore } from '#core/photo/album/ports.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'

export type DoChatTask = (task: ChatTask) => Promise<void>

/** Lifecycles that one step of a task moves: what they cause is less than a cascade may. */
const AT_ONCE = 20

const events = { there: 'Returns', away: 'Leaves', erased: 'Erased' } as const

const createMoveInBatches = (dispatch: Dispatch) => {
  const moveAll = (first: FirstEvent[]) =>
    dispatch({ attempt: async () => ({ first, answer: () => null }) })

  /** One step after another while there is something to do; one that does nothing is the last. */
  return async (step: () => Promise<FirstEvent[]>) => {
    let before = ''
    for (;;) {
      const first = await step()
      const now = JSON.stringify(first)
      if (first.length === 0 || now === before) return
      before = now
      await moveAll(first)
    }
  }
}

type AlignDependencies = { chats: ChatStore; dispatch: Dispatch }

/** Who comes back meanwhile is there again: how an account stands is asked before each step. */
const createAlign = ({ chats, dispatch }: AlignDependencies) => {
  const moveInBatches = createMoveInBatches(dispatch)
  return (account: string) =>
    moveInBatches(async () => {
      const presence: Presence | null = await chats.presence(account)
      if (!presence) return []
      const apart = await chats.notAligned(account, presence, AT_ONCE)
      return apart.map(({ conversation, side }) => ({
        to: 'conversation',
        id: conversation,
        event: { type: `${side}${events[presence]}` as const },
        must: false,
      }))
    })
}

/** Who is gone has nothing looked at any more, and is written nothing that waited (C4). */
const createGiveBackHeld = ({ chats, dispatch }: AlignDependencies) => {
  const moveInBatches = createMoveInBatches(dispatch)
  return (account: string) =>
    moveInBatches(async () => {
      if ((await chats.presence(account)) === 'there') return []
      const query = { account, isOwn: false, before: null, limit: AT_ONCE }
      return (await chats.heldOf(query)).map(({ message, cost }) => ({
        to: 'message',
        id: message,
        event: { type: 'refund', cost, wasRead: false },
        must: false,
      }))
    })
}

/**
 * For a conversation that has just begun, and what is held: one of the two may have gone while it
 * was written, and was told to all conversations but this one.
 */
export const createAlignErased = (parts: AlignDependencies) => {
  const align = createAlign(parts)
  const giveBackHeld = createGiveBackHeld(parts)
  return async (...accounts: string[]): Promise<void> => {
    for (const account of accounts) {
      if ((await parts.chats.presence(account)) === 'there') continue
      await align(account)
      await giveBackHeld(account)
    }
  }
}

/**
 * Does what lives of accounts and conversations leave to be done in chats. Each looks at how things
 * are now, goes on until nothing is left, and can be done again.
 */
export const createDoChatTask = ({
  chats,
  discovery,
  favourites,
  albums,
  dispatch,
}: AlignDependencies & {
  discovery: DiscoveryStore
  favourites: FavouriteStore
  albums: AlbumStore
}): DoChatTask => {
  const moveInBatches = createMoveInBatches(dispatch)
  const align = createAlign({ chats, dispatch })
  const giveBackHeld = createGiveBackHeld({ chats, dispatch })

  const refund = (conversation: string, reader: string) =>
    moveInBatches(async () =>
      (await chats.undelivered(conversation, reader, AT_ONCE)).map(({ message, cost }) => ({
        to: 'message',
        id: message,
        event: { type: 'refund', cost, wasRead: false },
        must: false,
      })),
    )

  const erase = (conversation: string, sender: string) =>
    moveInBatches(async () =>
      (await chats.wordsOf(conversation, sender, AT_ONCE)).map((id) => ({
        to: 'message',
        id,
        event: { type: 'remove' },
        must: false,
      })),
    )

  return async (task) => {
    if (task.task === 'align') {
      await align(task.account)
      await giveBackHeld(task.account)
    } else if (task.task === 'refund') await refund(task.conversation, task.reader)
    else if (task.task === 'erase') await erase(task.conversation, task.sender)
    else {
      for (const [from, to] of [
        [task.one, task.other],
        [task.other, task.one],
      ] as const) {
        await discovery.unlike(from, to)
        await favourites.letGo(from, to)
        await albums.lock({ owner: from, viewer: to })
      }
    }
  }
}
