import type { ChatStore } from '#core/chat/ports.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'

/** At most so many go with one decision, fewer than a cascade may; the rest goes on after its hour. */
const AT_ONCE = 40

/** What is held of a sender, as a decision lets it go on or not. */
export type SettleHeld = (account: string, decided: 'deliver' | 'refuse') => Promise<FirstEvent[]>

export const createSettleHeld =
  ({ chats }: { chats: Pick<ChatStore, 'heldOf'> }): SettleHeld =>
  async (account, decided) =>
    (await chats.heldOf(account, AT_ONCE))
      .filter(({ from }) => from === account)
      .map(({ message: id }) => ({ to: 'message', id, event: { type: decided }, must: false }))
