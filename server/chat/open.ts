import { conversation } from '#core/chat/machine.ts'
import type { ChatStore } from '#core/chat/ports.ts'
import type { OpenedChat } from '#core/chat/views.ts'
import type { DiscoveryStore } from '#core/discovery/ports.ts'
import { begin } from '#core/kernel/lifecycle.ts'
import type { Clock, Ids } from '#core/kernel/ports.ts'

export type OpenChat = (request: {
  site: string
  account: string
  profile: string
  after: number | undefined
  before: number | undefined
  history: number | undefined
  shownFrom: number | undefined
}) => Promise<OpenedChat | null>

/** The conversation with a member, null where nobody is shown; before the first message it is `new`, and nothing is stored. */
export const createOpenChat =
  ({
    chats,
    discovery,
    ids,
    clock,
  }: {
    chats: ChatStore
    discovery: DiscoveryStore
    ids: Ids
    clock: Clock
  }): OpenChat =>
  async ({ site, account, profile, ...page }) => {
    const id = ids.ofPair(account, profile)
    const now = clock.now()
    const found = await chats.conversation({ ...page, account, conversation: id, now })
    if (found) return found
    const member = await discovery.card({ site, viewer: account, id: profile, now })
    if (!member) return null
    const input = { conversation: id, starter: account, receiver: profile }
    return {
      id,
      lifecycle: begin(conversation, input).next,
      side: 'starter',
      member,
      memberThere: true,
      messages: [],
      hasOlder: false,
      hiddenByLimit: 0,
      lastSeq: 0,
      goneSeq: 0,
      readSeq: 0,
      otherReadSeq: 0,
      otherDeliveredSeq: 0,
      hearted: [],
      removed: [],
    }
  }
