import { ok } from '#core/kernel/verdict.ts'

/** Whatever happens, a device makes itself heard no more often than this within an hour. */
export const PUSHES_PER_HOUR = 12
/** A page that shows says so again within this time; then it counts as open for as long. */
export const ON_SCREEN_MS = 75_000

/** What is known at the moment at which a member may be told of something by push. */
export type PushFacts = {
  /** Not suspended, and not on the way out. */
  mayEnter: boolean
  /** A device that has subscribed, and whose session has not ended. */
  hasDevice: boolean
  /** The switch of this kind. */
  isOn: boolean
  /** It is still new: not read, not seen, not taken back. */
  waits: boolean
  /** Whoever did it is there for this member: no block between the two, and not gone. */
  isThere: boolean
  /** Fictional profiles alone did it, and not in answer to a message. */
  onlyFictional: boolean
  /** A page of the site is open before the member's eyes. */
  onScreen: boolean
  /** Push messages within the last hour, before this one. */
  sent: number
  /** The member's own quiet hours. */
  isQuiet: boolean
}

/** Whether a push message goes out for what happened, and the first reason why none does. */
export const mayPush = (f: Omit<PushFacts, 'isQuiet'>) => {
  if (!f.mayEnter) return 'member_stays_out'
  if (!f.hasDevice) return 'no_device'
  if (!f.isOn) return 'kind_switched_off'
  if (!f.waits) return 'seen_already'
  if (!f.isThere) return 'sender_gone'
  if (f.onlyFictional) return 'only_fictional'
  if (f.onScreen) return 'on_screen'
  return f.sent < PUSHES_PER_HOUR ? ok : 'too_many_pushes'
}

/** What would go out waits for the end of the quiet hours, and comes in one message with the rest. */
export const isHeld = (f: PushFacts) => {
  const verdict = mayPush(f)
  if (verdict !== ok) return verdict
  return f.isQuiet ? ok : 'not_quiet'
}
