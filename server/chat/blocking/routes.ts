import type { chatCalls } from '#core/chat/contract.ts'
import type { ChatStore } from '#core/chat/ports.ts'
import type { Clock } from '#core/kernel/ports.ts'
import type { Blocks } from '#server/chat/blocking/block.ts'
import { cardToWire } from '#server/discovery/to-wire.ts'
import type { Handlers } from '#server/platform/http/handler.ts'

type BlockCall = Extract<keyof typeof chatCalls, `${string} /api/block.php`>

export const createBlockRoutes = ({
  chats,
  blocks,
  clock,
}: {
  chats: ChatStore
  blocks: Blocks
  clock: Clock
}): Pick<Handlers, BlockCall> => ({
  'GET /api/block.php': async ({ member, site }) => {
    const blocked = await chats.blockedBy(member.id, clock.now())
    return { blocked: blocked.map((one) => cardToWire(one, site.settings)) }
  },

  'POST /api/block.php': async ({ body, member, key }) =>
    blocks.block({ by: member.id, other: body.id, key }),

  'DELETE /api/block.php': async ({ body, member, key }) =>
    blocks.unblock({ by: member.id, other: body.id, key }),
})
