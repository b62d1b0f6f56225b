import { DAY_MS } from '#core/kernel/time-units.ts'
import type { OpenerCounts, SignKind } from './values.ts'

/** An account is new for so long. */
export const NEW_ACCOUNT_DAYS = 7
/** Conversations that a new account begins within an hour, and within a day, without a look. */
export const NEW_CHATS_PER_HOUR = 10
export const NEW_CHATS_PER_DAY = 25
/** To so many others within a day the same first message is one too many. */
export const SAME_OPENER_OTHERS = 5
/** So many first messages with a link or number within a day are one too many. */
export const CONTACT_OPENERS = 3
/** So long what is counted of a first message is kept: longer than anything counts it. */
export const OPENERS_KEPT_HOURS = 48

const isNew = ({ ageMs }: OpenerCounts) => ageMs < NEW_ACCOUNT_DAYS * DAY_MS

const shows: Record<SignKind, (counts: OpenerCounts) => boolean> = {
  many_chats: (counts) =>
    isNew(counts) && (counts.inHour > NEW_CHATS_PER_HOUR || counts.inDay > NEW_CHATS_PER_DAY),
  same_opener: ({ same }) => same >= SAME_OPENER_OTHERS,
  contact: ({ contacts }) => contacts >= CONTACT_OPENERS,
}

/**
 * The first signs of abuse that a first message shows (MOD-05): by counts alone. `isContact`: this
 * very message has a link or number; without one it is not held for those before it.
 */
export const signsOf = (
  counts: OpenerCounts,
  { isContact }: { isContact: boolean },
): SignKind[] => {
  const found: SignKind[] = []
  if (shows.many_chats(counts)) found.push('many_chats')
  if (shows.same_opener(counts)) found.push('same_opener')
  if (isContact && shows.contact(counts)) found.push('contact')
  return found
}
