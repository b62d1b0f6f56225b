import { ADULT_AGE } from '#core/account/values.ts'
import { ok } from '#core/kernel/verdict.ts'

export const ACTIVATION_MAIL_MS = 60_000
export const ACTIVATION_LINK_HOURS = 48
export const ACTIVATION_MAILS_PER_DAY = 5
/** All that signing up with an address brings to it, whoever asks and wherever. */
export const SIGNUP_MAILS_PER_ADDRESS = 10
/** How long a mailbox that had its sign-up credits is recognised, by its keyed hash alone. */
export const SIGNUP_CREDITS_MONTHS = 24
export const SIGNUP_CREDITS_DAYS = 730
/** A link that came by mail is void after so many wrong guesses at it (promise S5). */
export const LINK_TRIES = 5
export const RESET_LINK_MINUTES = 60
export const RESET_MAILS_PER_DAY = 5
/**
 * In the life of one link, whoever asks: who is refused has a link that works. More than one source
 * may ask, so that one stranger uses nobody's up.
 */
export const RESET_MAILS_PER_ADDRESS = 10
/** How long the mailed link counts by which one withdraws from an order without logging in. */
export const WITHDRAWAL_LINK_MINUTES = 60
/** Of one person at one address; who mistypes the number of a receipt asks again. */
export const WITHDRAWAL_MAILS_PER_DAY = 10
/** In the life of one link, whoever asks. */
export const WITHDRAWAL_MAILS_PER_ADDRESS = 20
/** How long a new address can be confirmed, and how long the old one can undo it after that. */
export const MAIL_CHANGE_LINK_HOURS = 24
export const MAIL_CHANGE_MAILS_PER_DAY = 5
/** Of all accounts that want to move to one address. */
export const MAIL_CHANGE_MAILS_PER_ADDRESS = 10
export const MAIL_UNDO_HOURS = 48
/** After so long without a login a device counts as new. */
export const DEVICE_KNOWN_DAYS = 90
/** A normalised address: the characters of RFC 5321 without quotes, and a domain in ASCII. */
export const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]{2,59})$/
export const EMAIL_LENGTH_MAX = 254
export const NAME_LENGTH_MIN = 2
export const NAME_LENGTH_MAX = 30
/** UTF-16 units of what a member tells of themselves. */
export const ABOUT_LENGTH_MAX = 2_000
/** UTF-16 units of why somebody signs up. */
export const REASON_LENGTH_MAX = 300
export const PASSWORD_LENGTH_MIN = 8
export const PASSWORD_LENGTH_MAX = 200
export const AUTH_COOKIE_DAYS = 30
/** Who leaves can come back for so long (product spec, section 4). */
export const DELETION_GRACE_DAYS = 14
/** A sign-up that nobody confirms or pays anything with is erased after so long. */
export const UNCONFIRMED_DAYS = 90

/** What the server found of a mailed link: it counts once, for a while, and only the newest does. */
export const linkIsGood = ({ link }: { link: 'good' | 'expired' | 'unknown' }) =>
  link === 'good' ? ok : 'link_invalid'

/**
 * `known`: the link is opened on the device that signed up, in a session of the account, or with the
 * sign-up password (ACC-33). A stranger has the mailbox and nothing else.
 */
export type LinkOpener = 'known' | 'stranger'

/** Whether a mailed link makes the account active for the person who opens it. */
export const mayActivate = (f: { link: 'good' | 'expired' | 'unknown'; opener: LinkOpener }) => {
  if (linkIsGood(f) !== ok) return 'link_invalid'
  return f.opener === 'known' ? ok : 'password_needed'
}

/** What keeps a member out: while it does, nobody is logged in to do anything. */
export type AddressHold = { leaving: boolean; suspended: boolean }

/** How many activation mails a member may ask for in a day of the site. */
export const mayAskMail = (f: { suspended: boolean; mailsToday: number }) => {
  if (f.suspended) return 'account_suspended'
  return f.mailsToday < ACTIVATION_MAILS_PER_DAY ? ok : 'too_many_mails'
}

/** Whether a form for an address that is not confirmed waits beside the one before it. */
export const maySignUpAgain = ({ suspended }: { suspended: boolean }) =>
  suspended ? 'account_suspended' : ok

/**
 * Leaving asks the password: an open screen is not enough to end an account. Suspended members can
 * leave too, by the mailed link to their decision.
 */
export const mayLeave = ({ passwordRight }: { passwordRight: boolean }) =>
  passwordRight ? ok : 'password_wrong'

/** Whether a member may become visible or invisible to others. */
export const mayShow = ({ leaving, suspended }: AddressHold) => {
  if (suspended) return 'account_suspended'
  return leaving ? 'account_leaving' : ok
}

/** A day without time, as `YYYY-MM-DD`; undefined when it is not in the calendar. */
export const calendarDay = (text: string): string | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return undefined
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const isThere = new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1
  return year >= 1900 && isThere ? text : undefined
}

/** Whole years between two calendar days. Born on 29 February, one grows older on 1 March. */
export const ageOn = (today: string, born: string): number => {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

/** Sign-up is for adults: the site's own age, and never below 18 (product spec, section 5). */
export const oldEnough = (facts: { born: string; today: string; minAge: number }) =>
  ageOn(facts.today, facts.born) >= Math.max(ADULT_AGE, facts.minAge) ? ok : 'too_young'

/** Whether a visitor may sign up at all (section 6): for everybody, or with a traffic source. */
export const signupsOpen = (facts: { signups: string; trafficSource: boolean }) =>
  facts.signups === 'all' || (facts.signups === 'with_trafficsource' && facts.trafficSource)
    ? ok
    : 'signups_closed'
