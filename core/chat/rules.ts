import { ok } from '#core/kernel/verdict.ts'

/** Conversations that a free member may start (product spec, section 1). */
export const FREE_CONVERSATIONS = 2
/** A message that is not read at once is told to the member's device. */
export const UNREAD_PUSH_MS = 5_000
/** A message that is unread for so long is told by mail. */
export const UNREAD_MAIL_MS = 10 * 60_000

/** Places are counted without gaps; up to `hiddenTo` the member has removed the conversation. */
export const isReplyable = (
  seq: number,
  { hiddenTo, lastSeq }: { hiddenTo: number; lastSeq: number },
): boolean => seq > hiddenTo && seq <= lastSeq

export type SendRequest = {
  /** The sender's e-mail address is confirmed. */
  confirmed: boolean
  /** What keeps the sender from writing: a proof of age that the site wants, or its outcome. */
  age?: 'needed' | 'refused' | undefined
  premium: boolean
  /** Conversations that the sender has started. */
  started: number
  /** A decision pauses what the sender may say (MOD-01). */
  isPaused?: boolean | undefined
  otherThere: boolean
  /** Of a gift: whether the site has it. Words may go with it, and need not. */
  gift?: { offered: boolean } | undefined
  /** Of a photo: whether the other takes any, and whether it has been handed in. */
  photo?: { isWelcome: boolean; isUploaded: boolean } | undefined
  length: number
  lengthMax: number
  balance: number
  cost: number
  /** What the sender said here first is being looked at, and goes on before anything else (MOD-05). */
  isHeld?: boolean | undefined
  /** What it replies to is there for the sender; absent when it replies to nothing. */
  isReplyable?: boolean
}

/** What the conversation itself says of a message of one of its sides. */
export type ClosedBecause = {
  /** The sender blocks the other. */
  blocking: boolean
  /** The other blocks the sender, or one of the two is gone. */
  barred: boolean
  /** Nothing was ever said here: it would be the sender who starts. */
  startsThis: boolean
}

/**
 * Whether a message may be sent, and the first reason why not: what no text could change comes
 * before what is wrong with this one, so that nobody types in vain. Being blocked looks like the
 * other being gone. `balance` is a hint where the client asks; on the server the ledger has the
 * last word (product spec, sections 4 and 6; CHT-05 to CHT-08, CHT-15).
 */
export const maySend = (f: SendRequest & ClosedBecause) => {
  if (f.blocking) return 'member_blocked'
  if (f.barred || !f.otherThere) return 'member_gone'
  if (!f.confirmed) return 'email_not_confirmed'
  if (f.age === 'refused') return 'age_refused'
  if (f.age === 'needed') return 'age_proof_needed'
  if (f.isPaused) return 'chats_paused'
  if (f.isHeld) return 'first_is_held'
  if (f.startsThis && !f.premium && f.started >= FREE_CONVERSATIONS) return 'premium_only'
  if (f.isReplyable === false) return 'not_found'
  if (f.photo && !f.photo.isWelcome) return 'photos_not_welcome'
  if (f.balance < f.cost) return 'insufficient_credits'
  if (f.gift && !f.gift.offered) return 'gift_not_offered'
  if (f.photo && !f.photo.isUploaded) return 'photo_missing'
  if (f.length === 0 && !f.gift && !f.photo) return 'message_empty'
  return f.length > f.lengthMax ? 'message_too_long' : ok
}

/** Who begins a conversation is its starter: there is nobody else in it yet. */
export const mayBegin = ({
  by,
  ...facts
}: { by: 'starter' | 'receiver' } & SendRequest & ClosedBecause) =>
  by === 'starter' ? maySend(facts) : 'not_found'

/** What the conversation itself says of a side that removes it, blocks or unblocks. */
export type ActRequest = {
  /** This side's account is away or erased: nobody is logged in to do anything. */
  isGone: boolean
  /** The other is gone, and nothing was ever said: nobody to this side. */
  isNobody: boolean
}

/** Whether a side may remove the conversation from its list, or lift its block. */
export const mayAct = ({ isGone }: Pick<ActRequest, 'isGone'>) => (isGone ? 'not_now' : ok)

/** Whether a side may block the other, who has to be somebody to it. */
export const mayBlock = ({ isGone, isNobody }: ActRequest) => {
  if (isGone) return 'not_now'
  return isNobody ? 'not_found' : ok
}
