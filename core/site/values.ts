/** Constants of the product spec's sections 7 and 9 that belong to no lifecycle. */

/** A failed request is tried again this often, with growing pauses. */
export const REQUEST_RETRIES = 5
export const REQUEST_RETRY_FIRST_MS = 300

/** One try is given up after this, and no try begins after that: then the page says so in words. */
export const REQUEST_MS_MAX = 8_000
export const REQUEST_TRIES_MS_MAX = 15_000

/** The header by which a page names a call of its own, to know the hint that comes of it. */
export const CALL_HEADER = 'x-call'
/** Names the account that a call was written for: it may differ from that of the session. */
export const ACCOUNT_HEADER = 'x-account'

/** As long as a file may take to go or come. */
export const FILE_MS_MAX = 120_000

/** User, chats and likes are asked anew at these intervals; the first time sooner. */
export const REFRESH_MS = 60_000
export const REFRESH_PUSHED_MS = 300_000
export const REFRESH_FIRST_MS = 5_000

/** A payment that is not settled is looked at this often at first, and less often after a while. */
export const PAYMENT_POLL_MS = 2_000
export const PAYMENT_POLL_LATER_MS = 15_000
export const PAYMENT_POLLS_SOON = 30

/** The balance from which on it is shown in the navigation. */
export const CREDIT_BADGE_AT = 10

export const PROGRESS_THROTTLE_MS = 200
export const PROGRESS_DURATION_MS = 5_000
export const PROGRESS_HIDE_MS = 500

/** A part of the program that fails to load reloads the page, at most this often. */
export const CHUNK_RELOAD_GUARD_MS = 60_000
/** For so long after a line is back, what is lost was asked for without one. */
export const LINE_BACK_MS = 15_000

export const LOCALE_COOKIE_DAYS = 365

/** Of the whole look, as the settings tell it (product spec, section 9). */
export const DESIGN_VERSION = 1

/** How long to wait before the try after `tries` failed ones: 300 ms, 600 ms, 1.2 s ... */
export const requestRetryMs = (tries: number): number => REQUEST_RETRY_FIRST_MS * 2 ** (tries - 1)

/** What a link from elsewhere says of where a visitor comes from (product spec, section 3). */
export const trafficFields = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const

/** UTF-16 units of one value; what is longer is cut off, so that it never keeps anybody out. */
export const TRAFFIC_VALUE_MAX = 100

/** Where the service worker is: at the root, so that every page is its own. */
export const WORKER_PATH = '/worker.js'
