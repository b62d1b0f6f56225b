import { DAY_MS } from '#core/kernel/time-units.ts'

/** How long an answer is remembered for who asks again with the same key. */
export const ANSWERS_KEPT_MS = 7 * DAY_MS
/** How long it is known that an address was changed, for a mail of it that waited. */
export const CHANGES_KEPT_MS = 6 * DAY_MS
/** How long attempts to sign in are kept: far longer than any of them counts. */
export const ATTEMPTS_KEPT_MS = DAY_MS
/** How long an upload or a draft that was cut off stays: longer than any request or retry takes. */
export const UNFINISHED_FILES_MS = 3_600_000
/** How long a photo whose upload broke off keeps its place. */
export const PHOTO_PENDING_MS = 3_600_000
