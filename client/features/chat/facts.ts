import { ageInTheWay } from '#core/account/age/rules.ts'
import { isUnconfirmed } from '#core/account/selectors.ts'
import type { Conversation } from '#core/chat/contract.ts'
import { isOffered } from '#core/chat/gifts.ts'
import type { SendRequest } from '#core/chat/rules.ts'
import {
  type ConversationAt,
  isShutTo,
  type MessagePrices,
  messageCost,
} from '#core/chat/selectors.ts'
import type { Gift } from '#core/chat/values.ts'
import type { Card, User } from '#core/contract/shapes.ts'
import { lengthOf, normalizeText } from '#core/normalisation/text.ts'
import type { Settings } from '#core/site/views.ts'

/** There is nobody to talk with: one blocks, or the other is gone. */
export const isShut = ({ side, lifecycle, member_there }: Conversation): boolean =>
  isShutTo(side, lifecycle as ConversationAt, member_there)

/** Nothing of this member's own was said here yet, as far as it shows. */
export const isFirstOf = (user: User, { messages, older }: Conversation, waiting: number) =>
  waiting === 0 && !older && !messages.some(({ from }) => from === user.id)

/**
 * Whether a first message asks for confirmation: a paid one to a fictional profile (promise H1), and
 * any message of a member who names addresses to avoid (MOD-07).
 */
export const hasToConfirm = ({
  user,
  member,
  isFirst,
  cost,
}: {
  user: Pick<User, 'has_avoided'>
  member: Pick<Card, 'fictional'>
  isFirst: boolean
  cost: number
}): boolean => isFirst && (member.fictional ? cost > 0 : user.has_avoided)

type SendingState = {
  user: User
  settings: MessagePrices & Pick<Settings, 'message_length' | 'gifts_left_out' | 'age_proof'>
  conversation: Conversation
  text: string
  gift?: Gift | undefined
  photo?: boolean | undefined
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
  photo,
  waiting,
}: SendingState): SendRequest => {
  const cost = messageCost(settings, { gift, photo })
  return {
    confirmed: !isUnconfirmed(user.lifecycle),
    age: ageInTheWay(settings.age_proof, user.age_proof),
    premium: user.paid_user,
    started: user.started_conversations,
    isPaused: user.chats_paused,
    isHeld: conversation.messages.some(({ state }) => state === 'held'),
    otherThere: conversation.member_there,
    gift: gift && { offered: isOffered(gift, settings.gifts_left_out) },
    photo: photo ? { isWelcome: conversation.takes_photos, isUploaded: true } : undefined,
    length: lengthOf(normalizeText(text)),
    lengthMax: settings.message_length,
    balance: user.credits - waiting,
    cost,
  }
}
