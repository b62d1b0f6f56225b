import { isUnconfirmed } from '#core/account/selectors.ts'
import type { Conversation } from '#core/chat/contract.ts'
import { lengthOf, normalizeText, type SendRequest } from '#core/chat/rules.ts'
import { type ConversationSide, closedTo } from '#core/chat/sides.ts'
import type { User } from '#core/contract/shapes.ts'
import type { Settings } from '#core/site/views.ts'

/** There is nobody to talk with: one blocks, or the other is gone. */
export const isShut = ({ side, lifecycle, member_there }: Conversation): boolean => {
  const { blocking, barred } = closedTo(side, lifecycle.context as ConversationSide)
  return blocking || barred || !member_there
}

type SendingState = {
  user: User
  settings: Pick<Settings, 'message_length' | 'message_credits'>
  conversation: Conversation
  text: string
  /** Messages that this device still has to hand over; they will cost something too. */
  waiting: number
}

/** The facts of `maySend` as the client has them: the twin of what the server loads. */
export const sendingFacts = ({
  user,
  settings,
  conversation,
  text,
  waiting,
}: SendingState): SendRequest => {
  const { message_length: lengthMax, message_credits: cost } = settings
  return {
    confirmed: !isUnconfirmed(user.lifecycle),
    premium: user.paid_user,
    started: user.started_conversations,
    otherThere: conversation.member_there,
    length: lengthOf(normalizeText(text)),
    lengthMax,
    balance: user.credits - waiting * cost,
    cost,
  }
}
