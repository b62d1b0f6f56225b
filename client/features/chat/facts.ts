import { isUnconfirmed } from '#core/account/selectors.ts'
import type { Conversation } from '#core/chat/contract.ts'
import { isOffered } from '#core/chat/gifts.ts'
import { lengthOf, normalizeText, type SendRequest } from '#core/chat/rules.ts'
import { type ConversationSide, closedTo } from '#core/chat/sides.ts'
import type { Gift } from '#core/chat/values.ts'
import type { User } from '#core/contract/shapes.ts'
import type { Settings } from '#core/site/views.ts'

/** There is nobody to talk with: one blocks, or the other is gone. */
export const isShut = ({ side, lifecycle, member_there }: Conversation): boolean => {
  const { blocking, barred } = closedTo(side, lifecycle.context as ConversationSide)
  return blocking || barred || !member_there
}

/** What it costs to hand this over, in credits. */
export const costOf = (
  { message_credits, gift_credits }: Pick<Settings, 'message_credits' | 'gift_credits'>,
  { gift }: { gift?: Gift | undefined },
): number => (gift ? gift_credits : message_credits)

type SendingState = {
  user: User
  settings: Pick<Settings, 'message_length' | 'message_credits' | 'gift_credits' | 'gifts_left_out'>
  conversation: Conversation
  text: string
  gift?: Gift | undefined
  /** Credits that what this device still has to hand over will cost. */
  waiting: number
}

/** The facts of `maySend` as the client has them: the twin of what the server loads. */
export const sendingFacts = ({
  user,
  settings,
  conversation,
  text,
  gift,
  waiting,
}: SendingState): SendRequest => {
  const cost = costOf(settings, { gift })
  return {
    confirmed: !isUnconfirmed(user.lifecycle),
    premium: user.paid_user,
    started: user.started_conversations,
    otherThere: conversation.member_there,
    gift: gift && { offered: isOffered(gift, settings.gifts_left_out) },
    length: lengthOf(normalizeText(text)),
    lengthMax: settings.message_length,
    balance: user.credits - waiting,
    cost,
  }
}
