import { conversation } from '#core/chat/machine.ts'
import type { ChatStore } from '#core/chat/ports.ts'
import type { Answer } from '#core/contract/contract.ts'
import type { DiscoveryStore } from '#core/discovery/ports.ts'
import { begin } from '#core/kernel/lifecycle.ts'
import type { Clock, Ids } from '#core/kernel/ports.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'

export type OpenChat = (ask: {
  site: string
  account: string
  profile: string
  after: number | undefined
  before: number | undefined
}) => Promise<Answer<'GET /api/chat.php'> | Refused>

/** The conversation with a member; before the first message it is `new`, and nothing is stored. */
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
  async ({ site, account, profile, after, before }) => {
    const id = ids.ofPair(account, profile)
    const now = clock.now()
    const found = await chats.conversation({ account, conversation: id, after, before, now })
    if (found) return { conversation: found }
    const member = await discovery.card({ site, viewer: account, id: profile, now })
    if (!member) return refuse('not_found')
    const input = { conversation: id, starter: account, receiver: profile }
    return {
      conversation: {
        id,
        lifecycle: begin(conversation, input).next as never,
        side: 'starter',
        member,
        member_there: true,
        messages: [],
        older: false,
        last_seq: 0,
        read_seq: 0,
        other_read_seq: 0,
      },
    }
  }
