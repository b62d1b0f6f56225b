import { DAY_MS } from '../../kernel/time-units.ts'

/** What a device keeps of a member for lack of a connection is never older than this. */
export const OFFLINE_KEPT_MS = 7 * DAY_MS

/** How many answers of each kind a device may keep, by the first word of their key. */
export const keptAnswers = {
  user: 1,
  site: 6,
  chats: 1,
  conversation: 20,
  member: 40,
  members: 3,
} as const

/** Of each of those conversations the last messages. */
export const KEPT_MESSAGES_MAX = 50

/** Small pictures of the members in them: some 2 MB. */
export const KEPT_PICTURES_MAX = 120
