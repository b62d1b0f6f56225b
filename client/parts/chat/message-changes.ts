import { call } from '#client/platform/api/call.ts'
import { chatsQuery } from '#client/platform/api/chats-query.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { newId } from '#client/platform/api/ids.ts'
import type { Conversation, Message } from '#core/chat/contract.ts'

/** Changes one message on every open page of its conversation. */
const show = (conversation: string, seq: number, change: (message: Message) => Message) =>
  queryClient.setQueriesData({ queryKey: ['conversation'] }, (known?: Conversation) =>
    known?.id === conversation
      ? { ...known, messages: known.messages.map((one) => (one.seq === seq ? change(one) : one)) }
      : known,
  )

/** A heart is there at once; where the server says no, it is as it was. */
export const setHeart = async (conversation: string, { seq, hearted = false }: Message) => {
  const shown = (on: boolean) => show(conversation, seq, (one) => ({ ...one, hearted: on }))
  shown(!hearted)
  try {
    await call('PUT /api/heart.php', {
      body: { conversation, seq, on: !hearted },
      idempotencyKey: newId(),
    })
  } catch (error) {
    shown(hearted)
    throw error
  }
}

/** Takes back what one said, for both. */
export const retract = async (conversation: string, { id, seq }: Message) => {
  await call('DELETE /api/message.php', { body: { id }, idempotencyKey: newId() })
  show(conversation, seq, (one) => ({ ...one, body: '', state: 'removed', hearted: false }))
  void queryClient.invalidateQueries({ queryKey: chatsQuery.queryKey })
}

/** From now on it is shown without a blur, on every device of who got it. */
export const openPhoto = async (conversation: string, { id, seq }: Pick<Message, 'id' | 'seq'>) => {
  await call('PUT /api/chat-photo.php', { body: { id }, idempotencyKey: newId() })
  show(conversation, seq, (one) => ({ ...one, opened: true }))
}
