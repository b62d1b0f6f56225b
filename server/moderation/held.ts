import type { ChatStore } from '#core/chat/ports.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { ModerationStore } from '#core/moderation/ports.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'

/** At most so many go with one write, fewer than a cascade may; the rest follows in others. */
const AT_ONCE = 40

type Settled = 'deliver' | 'refuse'

/** What is held of a sender, as a decision lets it go on or not. */
export type SettleHeld = (account: string, decided: Settled, before?: Date) => Promise<FirstEvent[]>

export const createSettleHeld =
  ({ chats }: { chats: Pick<ChatStore, 'heldOf'> }): SettleHeld =>
  async (account, decided, before) =>
    (await chats.heldOf({ account, isOwn: true, before: before ?? null, limit: AT_ONCE })).map(
      ({ message: id }) => ({ to: 'message', id, event: { type: decided }, must: false }),
    )

/** Settles the rest of what a decision was about, by its case. Safe to do twice. */
export type SettleRest = (id: string) => Promise<void>

/** What is held since the decision waits for one of its own. */
export const createSettleRest =
  ({
    settleHeld,
    moderation,
    dispatch,
  }: {
    settleHeld: SettleHeld
    moderation: Pick<ModerationStore, 'decided'>
    dispatch: Dispatch
  }): SettleRest =>
  async (id) => {
    const found = await moderation.decided(id)
    if (found?.accused == null) return
    const settled = found.decision === 'nothing_found' ? 'deliver' : 'refuse'
    for (let before = ''; ; ) {
      const first = await settleHeld(found.accused, settled, found.at)
      const now = JSON.stringify(first)
      if (first.length === 0 || now === before) return
      before = now
      await dispatch({ attempt: async () => ({ first, answer: () => null }) })
    }
  }
